/** A placeholder origin to resolve paths against; any would do. */
const anySite = 'https://portal.invalid'

/**
 * The path of this site that was wanted before log-in; `/` for anything that could lead to another site (`//evil`,
 * `https:`, a backslash) or back to the log-in itself.
 */
export function samesitePath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return '/'
  const url = new URL(wanted, anySite)
  if (url.origin !== anySite || url.pathname.startsWith('//') || url.pathname === '/login') return '/'
  return url.pathname + url.search + url.hash
}

/** The URL of the log-in page that continues to `wanted`. */
export function loginPath(wanted: string): string {
  const path = samesitePath(wanted)
  return path === '/' ? '/login' : `/login?${new URLSearchParams({ next: path })}`
}
