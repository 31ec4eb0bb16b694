import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import type { Page } from '#contract/page.ts'
import { visitorPages } from '#contract/visitor-pages.ts'
import { loadWithoutProvider } from './layout/analytics/provider.ts'
import { ClassLayout } from './layout/class-layout.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { PageLayout } from './layout/page-layout.tsx'

/** What the server fetches before it renders a page at `path`: the queries of its first render. */
export type Prefetch = (path: string) => FetchQueryOptions[]

type Modules = Record<string, () => Promise<{ prefetch?: Prefetch; [component: string]: unknown }>>

/** The modules of visitors' pages. The others are named by `signed-in-routes.tsx`, which visitors do not load. */
const modules: Modules = import.meta.glob<Awaited<ReturnType<Modules[string]>>>([
  './{about,contact,read}-screen.tsx',
  './features/accounts/{login,forget-password,reset-password,undo-new-email}-page.tsx',
  './features/accounts/linked-sign-ins/continue-page.tsx',
  './features/api-reference/api-reference-page.tsx',
  './features/enquiries/data-request-page.tsx',
  './features/general-pages/general-page.tsx',
  './features/invitations/invitation-page.tsx',
  './features/mailbox/try-it-mailbox-page.tsx',
  './features/registration/register-page.tsx',
  './features/registration/standing/confirm-{email,new-email}-page.tsx',
  './features/statistics/charts-page.tsx',
])

/** `features/accounts/login-page` exports `LoginPage`. */
function componentName(module: string): string {
  const name = module.slice(module.lastIndexOf('/') + 1)
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

async function loadPage(page: Page, modules: Modules) {
  const module = await modules[`./${page.module}.tsx`]?.()
  const Component = module?.[componentName(page.module)] as ComponentType | undefined
  if (!Component) throw new Error(`web/${page.module}.tsx does not export ${componentName(page.module)}`)
  return { Component, handle: { title: page.title, prefetch: module?.prefetch } }
}

/** The route of a page, whose module is one of `modules`. */
export const routeOf = (page: Page, from = modules): RouteObject => ({
  path: page.path,
  ...(page.hasToken && { loader: loadWithoutProvider }),
  lazy: () => loadPage(page, from),
})

const routesIn = (layout: Page['layout']) =>
  visitorPages.filter((page) => page.layout === layout).map((page) => routeOf(page))

/** Shown at every path below that has no page. */
export const notFoundBelow = (path: string): RouteObject => ({
  path: `${path}/*`,
  lazy: async () => ({ Component: (await import('./layout/not-found-page.tsx')).NotFoundPage }),
})

/** The pages for visitors, each in its layout. */
export const routes: RouteObject[] = [
  {
    id: 'app',
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      {
        element: <ClassLayout />,
        children: [{ errorElement: <ErrorPage />, children: routesIn('class') }],
      },
      {
        element: <PageLayout />,
        children: [
          {
            id: 'page-layout',
            errorElement: <ErrorPage />,
            children: [
              {
                lazy: async () => {
                  const { WelcomeLayout, prefetch } = await import('./layout/welcome-layout.tsx')
                  return { Component: WelcomeLayout, handle: { prefetch } }
                },
                children: routesIn('welcome'),
              },
              ...routesIn(undefined),
              notFoundBelow(''),
            ],
          },
        ],
      },
    ],
  },
]

/** Loads the routes behind the log-in. It costs nothing to call again. */
export const loadSignedInRoutes = () => import('./signed-in-routes.tsx')

/** Adds the routes behind the log-in when somebody opens a path that may be one of theirs. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { signedInRoutes } = await loadSignedInRoutes()
  for (const [id, children] of Object.entries(signedInRoutes)) patch(id, children)
}
