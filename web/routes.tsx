import type { ReactNode } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { consoleRoutes } from './console-routes.tsx'
import { loadWithoutProvider } from './layout/analytics/provider.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { NotAllowedPage } from './layout/not-allowed-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { SlimLayout } from './layout/slim-layout.tsx'
import { Guard } from './session/guard.tsx'

function guarded(access: 'user' | 'operator', page: ReactNode = <Outlet />, needsConfirmedEmail = false): ReactNode {
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

const shelf: RouteObject['lazy'] = async () => ({ Component: (await import('./shelf-screens.tsx')).ShelfScreen })

const ownResource: RouteObject['lazy'] = async () => ({
  Component: (await import('./features/library/own-resource-page.tsx')).OwnResourcePage,
})

/** Path, access, layout and page of every screen. */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      {
        path: 'resources/view',
        element: guarded('user', <SlimLayout />),
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              {
                path: ':resourceId',
                lazy: async () => ({ Component: (await import('./features/reader/reader-page.tsx')).ReaderPage }),
              },
              { index: true, element: <NotFoundPage /> },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      {
        element: <PageLayout />,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              {
                element: guarded('user', <Outlet />, true),
                children: [
                  { index: true, lazy: async () => ({ Component: (await import('./home-screen.tsx')).HomeScreen }) },
                  { path: 'resources', lazy: shelf },
                ],
              },
              {
                element: guarded('user'),
                children: [
                  {
                    path: 'shop',
                    lazy: async () => ({ Component: (await import('./features/products/shop-page.tsx')).ShopPage }),
                  },
                  {
                    path: 'resources/manage',
                    lazy: async () => ({ Component: (await import('./features/library/manage-page.tsx')).ManagePage }),
                  },
                  { path: 'resources/manage/new', lazy: ownResource },
                  { path: 'resources/manage/:resourceId', lazy: ownResource },
                  {
                    path: 'profile/update',
                    lazy: async () => ({
                      Component: (await import('./features/profile/profile-update-page.tsx')).ProfileUpdatePage,
                    }),
                  },
                  {
                    path: 'profile/settings',
                    lazy: async () => ({ Component: (await import('./settings-screen.tsx')).SettingsScreen }),
                  },
                  {
                    path: 'book-session',
                    lazy: async () => ({ Component: (await import('./book-session-screen.tsx')).BookSessionScreen }),
                  },
                  {
                    path: 'add-users',
                    lazy: async () => ({
                      Component: (await import('./features/invitations/add-users-page.tsx')).AddUsersPage,
                    }),
                  },
                  {
                    path: 'invite',
                    lazy: async () => ({
                      Component: (await import('./features/invitations/invite-page.tsx')).InvitePage,
                    }),
                  },
                  {
                    path: 'not-active',
                    lazy: async () => ({ Component: (await import('./shelf-screens.tsx')).NotActiveScreen }),
                  },
                  {
                    path: 'school-pending',
                    lazy: async () => ({
                      Component: (await import('./features/registration/standing/school-pending-page.tsx'))
                        .SchoolPendingPage,
                    }),
                  },
                  {
                    path: 'school-rejected',
                    lazy: async () => ({
                      Component: (await import('./features/registration/standing/school-rejected-page.tsx'))
                        .SchoolRejectedPage,
                    }),
                  },
                ],
              },
              {
                path: 'admin',
                element: guarded('operator'),
                children: [
                  {
                    lazy: async () => ({
                      Component: (await import('./layout/console-layout.tsx')).ConsoleLayout,
                    }),
                    children: [{ errorElement: <ErrorPage />, children: consoleRoutes }],
                  },
                ],
              },
              {
                lazy: async () => ({ Component: (await import('./layout/welcome-layout.tsx')).WelcomeLayout }),
                children: [
                  {
                    path: 'login',
                    lazy: async () => ({ Component: (await import('./features/accounts/login-page.tsx')).LoginPage }),
                  },
                  {
                    path: 'register',
                    lazy: async () => ({
                      Component: (await import('./features/registration/register-page.tsx')).RegisterPage,
                    }),
                  },
                  {
                    loader: loadWithoutProvider,
                    children: [
                      {
                        path: 'invitation',
                        lazy: async () => ({
                          Component: (await import('./features/invitations/invitation-page.tsx')).InvitationPage,
                        }),
                      },
                      {
                        path: 'confirm-email',
                        lazy: async () => ({
                          Component: (await import('./features/registration/standing/confirm-email-page.tsx'))
                            .ConfirmEmailPage,
                        }),
                      },
                      {
                        path: 'confirm-new-email',
                        lazy: async () => ({
                          Component: (await import('./features/registration/standing/confirm-new-email-page.tsx'))
                            .ConfirmNewEmailPage,
                        }),
                      },
                      {
                        path: 'reset-password',
                        lazy: async () => ({
                          Component: (await import('./features/accounts/reset-password-page.tsx')).ResetPasswordPage,
                        }),
                      },
                      {
                        path: 'undo-new-email',
                        lazy: async () => ({
                          Component: (await import('./features/accounts/undo-new-email-page.tsx')).UndoNewEmailPage,
                        }),
                      },
                    ],
                  },
                  {
                    path: 'forget-password',
                    lazy: async () => ({
                      Component: (await import('./features/accounts/forget-password-page.tsx')).ForgetPasswordPage,
                    }),
                  },
                ],
              },
              { path: 'about', lazy: async () => ({ Component: (await import('./about-screen.tsx')).AboutScreen }) },
              {
                path: 'introduction',
                lazy: async () => ({
                  Component: (await import('./features/general-pages/general-page.tsx')).IntroductionPage,
                }),
              },
              {
                path: 'contact',
                lazy: async () => ({ Component: (await import('./contact-screen.tsx')).ContactScreen }),
              },
              {
                path: 'charts',
                lazy: async () => ({ Component: (await import('./features/statistics/charts-page.tsx')).ChartsPage }),
              },
              {
                path: 'terms',
                lazy: async () => ({
                  Component: (await import('./features/general-pages/general-page.tsx')).TermsPage,
                }),
              },
              {
                path: 'privacy',
                lazy: async () => ({
                  Component: (await import('./features/general-pages/general-page.tsx')).PrivacyPage,
                }),
              },
              {
                path: 'accessibility',
                lazy: async () => ({
                  Component: (await import('./features/general-pages/general-page.tsx')).AccessibilityPage,
                }),
              },
              {
                path: 'dev/mailbox',
                lazy: async () => ({
                  Component: (await import('./features/mailbox/try-it-mailbox-page.tsx')).TryItMailboxPage,
                }),
              },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
]
