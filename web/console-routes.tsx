import type { RouteObject } from 'react-router'
import { NotFoundPage } from './layout/not-found-page.tsx'

/** What operators see under `/admin`. The way to each stands in `web/layout/console-items.ts`. */
export const consoleRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./features/overview/overview-page.tsx')).OverviewPage }),
  },
  {
    path: 'schools',
    lazy: async () => ({
      Component: (await import('./features/verification/school-queue-page.tsx')).SchoolQueuePage,
    }),
  },
  {
    path: 'schools/:schoolId',
    lazy: async () => ({
      Component: (await import('./features/verification/school-case-page.tsx')).SchoolCasePage,
    }),
  },
  {
    path: 'register',
    lazy: async () => ({ Component: (await import('./features/register/register-page.tsx')).RegisterPage }),
  },
  {
    path: 'mailbox',
    lazy: async () => ({ Component: (await import('./features/mailbox/mailbox-page.tsx')).MailboxPage }),
  },
  {
    path: 'audit',
    lazy: async () => ({ Component: (await import('./features/verification/audit-page.tsx')).AuditPage }),
  },
  { path: '*', element: <NotFoundPage /> },
]
