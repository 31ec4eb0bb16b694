import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { type OperatorRights, operatorRights } from '#contract/access.ts'
import { type Page, pages } from '#contract/pages.ts'
import { loadWithoutProvider } from './layout/analytics/provider.ts'
import { ClassLayout } from './layout/class-layout.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { NotAllowedPage } from './layout/not-allowed-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { SlimLayout } from './layout/slim-layout.tsx'
import { Guard } from './session/guard.tsx'

/** What the server fetches before it renders a page at `path`: the queries of its first render. */
export type Prefetch = (path: string) => FetchQueryOptions[]

/** Every module that the page table may name: all screens, and the pages of features that no screen is composed of. */
const modules = import.meta.glob<{ prefetch?: Prefetch; [component: string]: unknown }>([
  './*-screen.tsx',
  './features/**/*-page.tsx',
  '!./features/reader/book/*',
  '!./features/{accounts/settings,bookings/book-session,brand/brand,enquiries/contact,home/home,invitations/add-users,products/shop}-page.tsx',
  '!./features/{registration/standing/not-active,resources/shelf,reader/reader,reader/about/about-book}-page.tsx',
  '!./features/class-codes/reading/read-page.tsx',
])

/** The names of the modules, as the page table writes them. */
export const moduleNames = Object.keys(modules).map((file) => file.slice(2, -4))

/** `features/accounts/login-page` exports `LoginPage`. */
function componentName(module: string): string {
  const name = module.slice(module.lastIndexOf('/') + 1)
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

async function loadPage(page: Page) {
  const module = await modules[`./${page.module}.tsx`]?.()
  const Component = module?.[componentName(page.module)] as ComponentType | undefined
  if (!Component) throw new Error(`web/${page.module}.tsx does not export ${componentName(page.module)}`)
  return { Component, handle: { title: page.title, prefetch: module?.prefetch } }
}

/** The routes of all pages of the table that pass a test. */
const routesOf = (isHere: (page: Page) => boolean): RouteObject[] =>
  pages.filter(isHere).map((page) => ({
    path: page.path,
    ...(page.hasToken && { loader: loadWithoutProvider }),
    lazy: () => loadPage(page),
  }))

function guarded(
  access: 'user' | OperatorRights,
  page: ReactNode = <Outlet />,
  needsConfirmedEmail = false,
): ReactNode {
  return (
    <Guard
      access={access}
      needsConfirmedEmail={needsConfirmedEmail}
      loading={<LoadingScreen />}
      refused={<NotAllowedPage />}
    >
      {page}
    </Guard>
  )
}

/** Shown at every path that is not in the page table. */
const notFoundBelow = (path: string): RouteObject => ({ path: `${path}/*`, element: <NotFoundPage /> })

/** The pages of the table, each in its layout and behind the guard of its access level. */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      {
        element: guarded('user', <SlimLayout />),
        children: [
          {
            errorElement: <ErrorPage />,
            children: [...routesOf(({ layout }) => layout === 'reader'), notFoundBelow('/resources/view')],
          },
        ],
      },
      {
        element: <ClassLayout />,
        children: [{ errorElement: <ErrorPage />, children: routesOf(({ layout }) => layout === 'class') }],
      },
      {
        element: <PageLayout />,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              {
                element: guarded('user', <Outlet />, true),
                children: routesOf(({ access }) => access === 'confirmed'),
              },
              {
                element: guarded('user'),
                children: routesOf(({ access, layout }) => access === 'user' && !layout),
              },
              {
                // Every operator gets into the console; each page below asks for its own rights.
                element: guarded('support'),
                children: [
                  {
                    lazy: async () => ({ Component: (await import('./layout/console-layout.tsx')).ConsoleLayout }),
                    children: [
                      {
                        errorElement: <ErrorPage />,
                        children: [
                          ...operatorRights.map((rights) => ({
                            element: guarded(rights),
                            children: routesOf(({ access }) => access === rights),
                          })),
                          notFoundBelow('/admin'),
                        ],
                      },
                    ],
                  },
                ],
              },
              {
                lazy: async () => {
                  const { WelcomeLayout, prefetch } = await import('./layout/welcome-layout.tsx')
                  return { Component: WelcomeLayout, handle: { prefetch } }
                },
                children: routesOf(({ layout }) => layout === 'welcome'),
              },
              ...routesOf(({ access, layout }) => access === 'visitor' && !layout),
              notFoundBelow(''),
            ],
          },
        ],
      },
    ],
  },
]
