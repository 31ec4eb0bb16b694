import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { type User, viewUser } from '#contract/accounts.ts'
import { viewBrand } from '#contract/brand.ts'
import { listLinkedSignIns } from '#contract/linked-sign-ins.ts'
import { viewShowcase } from '#contract/showcase.ts'
import { listOfferedProviders } from '#contract/sign-in-providers.ts'
import { createQueryClient } from '../api/query-client.ts'
import { routes as allRoutes, patchRoutesOnNavigation } from '../routes.tsx'
import { loseSession } from '../session/session-query.ts'
import { SessionStart } from '../session/session-start.tsx'
import { ToastRegion } from '../ui/feedback/toast-region.tsx'
import { answer, startFakeApi } from './fake-api.ts'
import { notePageFailure } from './page-failure.ts'
import { sampleBrand } from './samples.ts'

interface Options {
  /** The signed-in user; nobody when left out. */
  user?: User
  /** The app's own routes unless a test needs fewer. */
  routes?: RouteObject[]
}

export function signIn(user: User): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'auth_key=sample-key; Path=/'
  answer(viewUser, user)
}

/** Opens `path` in the app as a browser would, with the fake API responding. */
export function renderPage(path: string, { user, routes = allRoutes }: Options = {}) {
  startFakeApi()
  answer(viewBrand, sampleBrand)
  answer(viewShowcase, { covers: [], book: null })
  answer(listOfferedProviders, [])
  answer(listLinkedSignIns, [])
  if (user) signIn(user)
  const client = createQueryClient(loseSession)
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    ...(routes === allRoutes && { patchRoutesOnNavigation }),
  })
  const rendered = render(
    <QueryClientProvider client={client}>
      <SessionStart loading={null}>
        <RouterProvider router={router} onError={notePageFailure} />
      </SessionStart>
      <ToastRegion />
    </QueryClientProvider>,
  )
  const at = () => router.state.location.pathname + router.state.location.search
  return { ...rendered, client, router, at, person: userEvent.setup({ delay: null }), screen }
}
