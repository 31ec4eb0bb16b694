import type { User } from '#contract/accounts.ts'
import { visitorPages } from '#contract/visitor-pages.ts'
import { samesitePath } from '#contract/wanted-path.ts'

/** Where somebody who has only given the password, and needs more, is sent. */
export const secondStep = '/second-step'

/** The same, which continues to `wanted`. */
export function secondStepPath(wanted: string): string {
  const path = samesitePath(wanted)
  return path === '/' ? secondStep : `${secondStep}?${new URLSearchParams({ next: path })}`
}

/** Where an account's state leads after its profile has been fetched, in this order; null when it may go anywhere. */
export function landingOf(user: User): string | null {
  if (user.role === 'senior' && user.school?.status === 'rejected') return '/school-rejected'
  if (user.role === 'senior' && user.school?.status === 'pending') return '/school-pending'
  if (user.status === 'not-active') return '/not-active'
  return null
}

/** The free books of an account whose address is not confirmed: the page that shows them in place of the shelf. */
const freeBooks = '/not-active'

/** Where such an account is redirected from a page that asks for a confirmed address. */
export function landingFrom(path: string, user: User): string {
  const landing = landingOf(user) ?? freeBooks
  // Nothing is open to a rejected school.
  return /^\/resources\/?$/.test(path) && landing !== '/school-rejected' ? freeBooks : landing
}

/** Where a user goes after log-in if no other page was wanted. */
export function startOf(user: User | undefined): string {
  return user?.role === 'admin' ? '/admin' : '/'
}

/** Pages that an e-mail or the footer leads to. A fetch of the profile must not close them, whatever an account's state. */
const isOpen = (path: string) => visitorPages.some((page) => page.path === path && page.isForEveryState)

/**
 * Where a fetch of the profile leads somebody who is at `path`, or null to stay. The free books, one that is being read
 * or looked into, and one's own settings stay open: a reload must not close them. Nothing stays open for a rejected school but the settings.
 */
export function detour(user: User, path: string): string | null {
  // The log-in page leads on by itself, because it knows which page was wanted.
  if (user.second_step) return [secondStep, '/login'].includes(path) || isOpen(path) ? null : secondStepPath(path)
  const landing = landingOf(user)
  if (landing === path || isOpen(path) || path.startsWith('/profile/')) return null
  if (landing === null || landing === '/school-rejected') return landing
  if (/^\/resources\/(view|books)\//.test(path)) return null
  if (user.status !== 'not-active') return landing
  return path === freeBooks ? null : landingFrom(path, user)
}
