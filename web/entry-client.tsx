import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { DehydratedPage } from '#contract/server-rendering.ts'
import { keepsNothing } from '#contract/visitor-pages.ts'
import { watchConnection } from './api/connection.ts'
import { readAuthKey } from './api/cookies.ts'
import { createQueryClient, refetchOnMount } from './api/query-client.ts'
import { askWhetherReadOnly } from './api/read-only.ts'
import { App } from './app.tsx'
import { forgetActions, notePress, stopNoting } from './early-actions.ts'
import { colourBars } from './features/brand/colour-bars.ts'
import { fetchPagesAhead } from './fetch-page.ts'
import { PostedFormContext } from './forms/posted-form.ts'
import { startAtTop } from './layout/scroll-place.ts'
import { loadSignedInRoutes, patchRoutesOnNavigation, routes, routesWith } from './routes.tsx'
import { adoptSession, loseSession, startSession } from './session/session-query.ts'
import { whenIdle } from './when-idle.ts'
import './styles.css'

const found = document.getElementById('root')
if (!found) throw new Error('index.html has no #root')
const root = found
const client = createQueryClient(loseSession)

/** The page of somebody with a session asks for this file together with the entry. */
const loadPersistence = () => import('./api/persistence.tsx')

async function renderApp(router = createBrowserRouter(routes, { patchRoutesOnNavigation })): Promise<void> {
  // Without its file, as after an update, the page says what is missing, and begins without what was persisted.
  const Queries = await loadPersistence().then(
    ({ PersistedQueries }) => PersistedQueries,
    () => QueryClientProvider,
  )
  document.getElementById('dehydrated-state')?.remove()
  forgetActions()
  root.replaceChildren()
  createRoot(root).render(
    <App client={client} Queries={Queries}>
      <RouterProvider router={router} />
    </App>,
  )
}

/**
 * Loads the modules of the open page, which has to be whole in the first render, and returns what makes the router take it
 * as it is: it then neither runs a loader nor scrolls to the top.
 */
async function loadPage(among: RouteObject[]): Promise<HydrationState> {
  const matches = matchRoutes(among, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null])) }
}

async function hydrateApp(dehydratedState: string): Promise<void> {
  notePress()
  const { pathname } = window.location
  const { queries, posted, isSignedIn } = JSON.parse(dehydratedState) as DehydratedPage
  const hydrated = isSignedIn ? routesWith((await loadSignedInRoutes()).signedInRoutes) : routes
  const hydrationData = await loadPage(hydrated)
  const router = createBrowserRouter(hydrated, { patchRoutesOnNavigation, hydrationData })
  // Meanwhile somebody may have logged in or out in another tab, or gone back to another page.
  if (isSignedIn !== Boolean(readAuthKey()) || router.state.location.pathname !== pathname) return renderApp(router)
  if (isSignedIn) adoptSession(client)
  else startSession(client)
  hydrate(client, queries as DehydratedState)
  refetchOnMount(client, false)
  stopNoting()
  startTransition(() => {
    hydrateRoot(
      root,
      <PostedFormContext value={posted}>
        <App client={client} isRenderedSignedIn={isSignedIn}>
          <RouterProvider router={router} />
        </App>
      </PostedFormContext>,
    )
  })
  // Nobody logs in from a page for children.
  if (keepsNothing(pathname)) return
  // What a log-in needs, so that it then opens the first page at once.
  whenIdle(() => {
    void loadPersistence().then(
      ({ keepWriting }) => keepWriting(client),
      () => undefined,
    )
    void loadSignedInRoutes().catch(() => undefined)
  })
}

/** A function, because a module that awaits at its top would wait for ever for one that imports it. */
async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCK) (await import('./mock/start-mock.ts')).startMock()
  watchConnection()
  void askWhetherReadOnly()
  startAtTop()
  const dehydratedState = document.getElementById('dehydrated-state')?.textContent
  // A module that cannot be loaded is asked for again, and missed on a page of its own.
  if (dehydratedState) await hydrateApp(dehydratedState).catch(() => renderApp())
  else await renderApp()
}

/** After three seconds a page should have everything it needs, so that caching does not compete with it. */
function startServiceWorkerLater(): void {
  const start = () => import('./start-service-worker.ts').then(({ startServiceWorker }) => startServiceWorker())
  setTimeout(() => void start().catch(() => undefined), 3000)
}

void start()
fetchPagesAhead(client)
if (document.readyState === 'complete') startServiceWorkerLater()
else window.addEventListener('load', startServiceWorkerLater, { once: true })
colourBars()
