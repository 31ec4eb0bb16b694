import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import type { Page } from '#contract/page.ts'
import { visitorPages } from '#contract/visitor-pages.ts'
import { ClassLayout } from './layout/class-layout.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { OfflineGuard } from './offline-guard.tsx'
import { notFoundBelow, routeOf } from './page-route.ts'

const routesIn = (layout: Page['layout']) => visitorPages.filter((page) => page.layout === layout).map(routeOf)

/** The pages for visitors, each in its layout. */
export const routes: RouteObject[] = [
  {
    id: 'app',
    element: <OfflineGuard />,
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

/** All routes of the app: those below each layout, and `more` of them by the layout's id. */
export const routesWith = (more: Readonly<Record<string, RouteObject[]>>, given = routes): RouteObject[] =>
  given.map((route) =>
    route.index
      ? route
      : { ...route, children: [...(more[route.id ?? ''] ?? []), ...routesWith(more, route.children ?? [])] },
  )

/** Loads the routes behind the log-in. It costs nothing to call again. */
export const loadSignedInRoutes = () => import('./signed-in-routes.tsx')

/** Adds the routes behind the log-in when somebody opens a path that may be one of theirs. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { signedInRoutes } = await loadSignedInRoutes()
  for (const [id, children] of Object.entries(signedInRoutes)) patch(id, children)
}
