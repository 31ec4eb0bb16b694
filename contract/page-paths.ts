/**
 * The address of every page of the app, as its router names them: the server answers whatever else is asked for with the
 * same page and the status 404. A test holds this list against `web/routes.tsx`.
 */
export const pagePaths: readonly string[] = [
  '/',
  '/about',
  '/accessibility',
  '/add-users',
  '/admin',
  '/admin/audit',
  '/admin/bookings',
  '/admin/bookings/:bookingId',
  '/admin/brand',
  '/admin/categories',
  '/admin/enquiries',
  '/admin/enquiries/:enquiryId',
  '/admin/library',
  '/admin/library/:resourceId',
  '/admin/library/new',
  '/admin/mailbox',
  '/admin/pages',
  '/admin/pages/:name',
  '/admin/products',
  '/admin/products/:productId',
  '/admin/products/new',
  '/admin/register',
  '/admin/schools',
  '/admin/schools/:schoolId',
  '/admin/statistics',
  '/admin/testimonials',
  '/admin/users',
  '/admin/users/:userId',
  '/book-session',
  '/charts',
  '/confirm-email',
  '/confirm-new-email',
  '/contact',
  '/dev/mailbox',
  '/forget-password',
  '/introduction',
  '/invitation',
  '/invite',
  '/login',
  '/not-active',
  '/privacy',
  '/profile/settings',
  '/profile/update',
  '/register',
  '/reset-password',
  '/resources',
  '/resources/manage',
  '/resources/manage/:resourceId',
  '/resources/manage/new',
  '/resources/view/:resourceId',
  '/school-pending',
  '/school-rejected',
  '/shop',
  '/terms',
  '/undo-new-email',
]

const patterns = () => pagePaths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'))
let known: RegExp[] | undefined

/** Whether there is a page at a path, which may end in a slash. */
export function isPagePath(path: string): boolean {
  known ??= patterns()
  return known.some((pattern) => pattern.test(path))
}
