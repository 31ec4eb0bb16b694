import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { watchConnection } from './api/connection.ts'
import { readAuthKey } from './api/cookies.ts'
import { keepWriting } from './api/persistence.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { tellAlive } from './before-alive.tsx'
import { colourBars } from './features/brand/colour-bars.ts'
import { routes } from './routes.tsx'
import { loseSession, startSession } from './session/session-query.ts'
import { startServiceWorker } from './start-service-worker.ts'
import './styles.css'

const found = document.getElementById('root')
if (!found) throw new Error('index.html has no #root')
const root = found
const client = createQueryClient(loseSession)

/** Between two pieces of work, so that a slow phone goes on scrolling while the page comes alive. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

function begin(router = createBrowserRouter(routes)): void {
  root.replaceChildren()
  tellAlive()
  createRoot(root).render(
    <App client={client}>
      <RouterProvider router={router} />
    </App>,
  )
}

/** Waits for the files of the page that is open: what the server drew must not go while they come. */
async function loadPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
}

/** Goes on with what the server drew for a visitor, and the answers that it drew it with. */
async function goOn(answers: string): Promise<void> {
  const drawn = window.location.pathname
  await breathe()
  await loadPage()
  await breathe()
  // Told that the page is drawn already, the router leaves it where its reader has scrolled to.
  const router = createBrowserRouter(routes, { hydrationData: {} })
  // Somebody may have logged in beside it, meanwhile, or gone back to another page.
  const isAsDrawn = () => router.state.navigation.state === 'idle' && router.state.location.pathname === drawn
  if (readAuthKey() || !isAsDrawn()) return begin(router)
  startSession(client)
  hydrate(client, JSON.parse(answers))
  keepWriting(client)
  await breathe()
  if (!isAsDrawn()) return begin(router)
  startTransition(() => {
    hydrateRoot(
      root,
      <App client={client} isPrerendered>
        <RouterProvider router={router} />
      </App>,
    )
  })
}

/** A function, because a file that waits at its top would wait for ever for one that needs it. */
async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCK) (await import('./mock/start-mock.ts')).startMock()
  watchConnection()
  const answers = document.getElementById('answers')?.textContent
  // A file that does not come is asked for again, and missed on a page of its own.
  if (answers && !readAuthKey()) await goOn(answers).catch(() => begin())
  else begin()
}

void start()
startServiceWorker()
colourBars()
