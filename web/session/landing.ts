import type { User } from '#contract/accounts.ts'
import { isOpenTo, openPages, type Standing, standingOf } from '#contract/standings.ts'
import { samesitePath } from '#contract/wanted-path.ts'
import { principalOf } from './principal.ts'

/** What the account of a user waits for; null when it waits for nothing. */
const standingOfUser = (user: User): Standing | null => standingOf(principalOf(user))

/** Whether a page may be offered to a user: while the profile is not known, only what is open to everybody. */
export const mayOpen = (user: User | undefined, path: string): boolean =>
  isOpenTo(user ? standingOfUser(user) : 'second-step', path)

/** Where an account that waits for something is led, even from a page that is open to it; null when it waits for nothing. */
export function landingOf(user: User, wanted = '/'): string | null {
  const standing = standingOfUser(user)
  if (standing === null) return null
  const { landing } = openPages[standing]
  const next = samesitePath(wanted)
  // The second step continues to the page that was wanted.
  return standing === 'second-step' && next !== '/' ? `${landing}?${new URLSearchParams({ next })}` : landing
}

/** Where a user goes after log-in if no other page was wanted. */
export function startOf(user: User | undefined): string {
  return user?.role === 'admin' ? '/admin' : '/'
}

/** Where a user is led who wants a path of this site, which may have a query and a hash; null when it is open to them. */
export function detour(user: User, wanted: string): string | null {
  const { pathname } = new URL(wanted, 'https://portal.invalid')
  if (!mayOpen(user, pathname)) return landingOf(user, wanted)
  // The shelf of an account whose address is not confirmed is the page with the free books.
  return user.status === 'not-active' && /^\/resources\/?$/i.test(pathname) ? '/not-active' : null
}
