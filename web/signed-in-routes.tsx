import type { ReactNode } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router'
import { type OperatorRights, operatorRights } from '#contract/access.ts'
import type { Page } from '#contract/page.ts'
import { signedInPages } from '#contract/signed-in-pages.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { NotAllowedPage } from './layout/not-allowed-page.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { SlimLayout } from './layout/slim-layout.tsx'
import { notFoundBelow, routeOf } from './page-route.ts'
import { Guard } from './session/guard.tsx'

/** The routes of all pages of the table that pass a test. */
const routesOf = (isHere: (page: Page) => boolean): RouteObject[] => signedInPages.filter(isHere).map(routeOf)

function guarded(
  access: 'user' | OperatorRights,
  page: ReactNode = <Outlet />,
  refused: ReactNode = <NotAllowedPage />,
): ReactNode {
  return (
    <Guard access={access} loading={<LoadingScreen />} refused={refused}>
      {page}
    </Guard>
  )
}

/** The pages for people with an account, each behind the guard of its access level; the keys are ids of visitors' routes. */
export const signedInRoutes: Record<'app' | 'page-layout', RouteObject[]> = {
  app: [
    {
      id: 'reader',
      element: guarded('user', <SlimLayout />),
      children: [
        {
          errorElement: <ErrorPage />,
          children: [...routesOf(({ layout }) => layout === 'reader'), notFoundBelow('/resources/view')],
        },
      ],
    },
    {
      id: 'console',
      // Every operator gets into the console; each page below asks for its own rights.
      element: guarded(
        'support',
        <Outlet />,
        <PageLayout>
          <NotAllowedPage />
        </PageLayout>,
      ),
      children: [
        {
          lazy: async () => {
            const { ConsoleLayout, prefetch } = await import('./layout/console/console-layout.tsx')
            return { Component: ConsoleLayout, handle: { prefetch } }
          },
          children: [
            {
              errorElement: <ErrorPage />,
              children: [
                ...operatorRights.map((rights) => ({
                  element: guarded(rights),
                  children: routesOf(({ access }) => access === rights),
                })),
                { path: '/admin/before-you-open', element: <Navigate to="/admin/set-up" replace /> },
                notFoundBelow('/admin'),
              ],
            },
          ],
        },
      ],
    },
  ],
  'page-layout': [
    {
      id: 'signed-in',
      element: guarded('user'),
      children: routesOf(({ access, layout }) => access === 'user' && !layout),
    },
  ],
}
