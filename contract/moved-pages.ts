import { type CaseKind, CaseState, statusesOf } from './cases.ts'

const requestKinds = /^(data-request|access|correction|erasure|objection|portability|complaint)$/

/** The lists that became one, and what each listed. */
const lists: Record<string, (search: URLSearchParams) => CaseKind> = {
  '/admin/schools': () => 'schools',
  '/admin/enquiries': (search) => (requestKinds.test(search.get('kind') ?? '') ? 'requests' : 'enquiries'),
  '/admin/bookings': () => 'bookings',
  '/admin/quotes': () => 'quotes',
}

/** The paths of pages that are at another one now. */
export const movedPaths = [...Object.keys(lists), '/admin/before-you-open']

/**
 * Where a page is now that was at this address, with its filter as far as there is the same; undefined for a page that has
 * not moved. `search` as it stands in the address.
 */
export function movedTo(pathname: string, search: string): string | undefined {
  const given = new URLSearchParams(search)
  if (pathname === '/admin/before-you-open') return '/admin/set-up'
  const kind = lists[pathname.replace(/\/$/, '')]?.(given)
  if (!kind) return undefined
  const status = given.get('status') ?? given.get('state') ?? ''
  const state = CaseState.options.find((one) => (statusesOf[kind][one] as readonly string[]).includes(status))
  const q = given.get('q')
  const isOther = state !== undefined && state !== 'waiting'
  // With words and no state, all states are searched.
  return `/admin/inbox?${new URLSearchParams({ kind, ...(isOther && { state, status }), ...(q && { q }) })}`
}
