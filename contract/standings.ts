import type { Principal } from './access.ts'
import { type Page, patternOf } from './page.ts'
import { visitorPages } from './visitor-pages.ts'

/** What an account waits for: the second step of its log-in, its school, or the confirmation of its address. */
export type Standing = 'second-step' | 'rejected' | 'pending' | 'not-active'

/** What an account waits for, in this order; null when it waits for nothing. */
export function standingOf({ role, status, schoolStatus, isFirstStep }: Omit<Principal, 'rights'>): Standing | null {
  if (isFirstStep) return 'second-step'
  if (role === 'senior' && schoolStatus === 'rejected') return 'rejected'
  if (role === 'senior' && schoolStatus === 'pending') return 'pending'
  return status === 'not-active' ? 'not-active' : null
}

type Path = Page['path']

const always: Path[] = ['/shop', '/shop/quote', '/profile/update', '/profile/settings']
const books: Path[] = [
  '/feedback',
  '/resources/view/:resourceId',
  '/resources/books/:resourceId',
  '/resources/books/:resourceId/certificates',
  '/resources/books/:resourceId/teach',
  '/resources/books/:resourceId/board',
]

/** The page that each standing leads to, and the others that are open to it beside those for visitors. */
export const openPages: Record<Standing, { landing: Path; others: readonly Path[] }> = {
  'second-step': { landing: '/second-step', others: [] },
  rejected: { landing: '/school-rejected', others: always },
  pending: { landing: '/school-pending', others: [...always, '/not-active', '/resources', ...books, '/book-session'] },
  // The free books are on the page itself, to which the menu leads by the shelf's own address.
  'not-active': { landing: '/not-active', others: [...always, '/resources', ...books] },
}

/** Whether the page at a path is open to accounts in this standing. */
export function isOpenTo(standing: Standing | null, path: string): boolean {
  if (standing === null) return true
  const { landing, others } = openPages[standing]
  const open = [landing, ...others].map((each) => ({ path: each }))
  return [...open, ...visitorPages].some((page) => patternOf(page).test(path))
}
