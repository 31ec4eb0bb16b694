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
  '/admin/mailbox',
  '/admin/register',
  '/admin/schools',
  '/admin/schools/:schoolId',
  '/confirm-email',
  '/confirm-new-email',
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
  '/resources/view/:resourceId',
  '/school-pending',
  '/school-rejected',
  '/terms',
]

const patterns = () => pagePaths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'))
let known: RegExp[] | undefined

/** Whether there is a page at a path, which may end in a slash. */
export function isPagePath(path: string): boolean {
  known ??= patterns()
  return known.some((pattern) => pattern.test(path))
}
