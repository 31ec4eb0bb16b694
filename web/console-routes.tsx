import type { RouteObject } from 'react-router'
import { NotFoundPage } from './layout/not-found-page.tsx'

const libraryResource: RouteObject['lazy'] = async () => ({
  Component: (await import('./features/library/library-resource-page.tsx')).LibraryResourcePage,
})
const product: RouteObject['lazy'] = async () => ({
  Component: (await import('./features/products/product-page.tsx')).ProductPage,
})

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
    path: 'users',
    lazy: async () => ({ Component: (await import('./features/users/user-list-page.tsx')).UserListPage }),
  },
  {
    path: 'users/:userId',
    lazy: async () => ({ Component: (await import('./features/users/user-page.tsx')).UserPage }),
  },
  {
    path: 'enquiries',
    lazy: async () => ({ Component: (await import('./features/enquiries/enquiry-queue-page.tsx')).EnquiryQueuePage }),
  },
  {
    path: 'enquiries/:enquiryId',
    lazy: async () => ({ Component: (await import('./features/enquiries/enquiry-page.tsx')).EnquiryPage }),
  },
  {
    path: 'bookings',
    lazy: async () => ({ Component: (await import('./features/bookings/booking-queue-page.tsx')).BookingQueuePage }),
  },
  {
    path: 'bookings/:bookingId',
    lazy: async () => ({ Component: (await import('./features/bookings/booking-page.tsx')).BookingPage }),
  },
  {
    path: 'mailbox',
    lazy: async () => ({ Component: (await import('./features/mailbox/mailbox-page.tsx')).MailboxPage }),
  },
  {
    path: 'library',
    lazy: async () => ({ Component: (await import('./features/library/library-page.tsx')).LibraryPage }),
  },
  { path: 'library/new', lazy: libraryResource },
  { path: 'library/:resourceId', lazy: libraryResource },
  {
    path: 'categories',
    lazy: async () => ({ Component: (await import('./features/library/categories-page.tsx')).CategoriesPage }),
  },
  {
    path: 'products',
    lazy: async () => ({ Component: (await import('./features/products/products-page.tsx')).ProductsPage }),
  },
  { path: 'products/new', lazy: product },
  { path: 'products/:productId', lazy: product },
  {
    path: 'pages',
    lazy: async () => ({
      Component: (await import('./features/general-pages/editing/page-list-page.tsx')).PageListPage,
    }),
  },
  {
    path: 'pages/:name',
    lazy: async () => ({
      Component: (await import('./features/general-pages/editing/page-editor-page.tsx')).PageEditorPage,
    }),
  },
  { path: 'brand', lazy: async () => ({ Component: (await import('./brand-screen.tsx')).BrandScreen }) },
  {
    path: 'testimonials',
    lazy: async () => ({
      Component: (await import('./features/testimonials/editing/testimonials-page.tsx')).TestimonialsPage,
    }),
  },
  {
    path: 'audit',
    lazy: async () => ({ Component: (await import('./features/verification/audit-page.tsx')).AuditPage }),
  },
  {
    path: 'statistics',
    lazy: async () => ({ Component: (await import('./features/statistics/figures-page.tsx')).FiguresPage }),
  },
  { path: '*', element: <NotFoundPage /> },
]
