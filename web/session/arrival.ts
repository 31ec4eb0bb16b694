import type { User } from '#contract/accounts.ts'
import { samesitePath } from '#contract/wanted-path.ts'
import { detour, landingOf, startOf } from './landing.ts'

const home = (user: User) => landingOf(user) ?? '/'
const onward = (user: User, next: string) => (next === '/' ? startOf(user) : next)

/** Pages that lead somebody on who has nothing to do there, as they do themselves once they are open. */
const leadsOn: Record<string, (user: User, next: string) => string | null> = {
  '/login': (user, next) => landingOf(user, onward(user, next)) ?? onward(user, next),
  '/login/continue': startOf,
  '/register': home,
  '/second-step': (user, next) => (user.second_step ? null : onward(user, next)),
  '/not-active': (user) => (user.status === 'not-active' ? null : home(user)),
  '/school-pending': (user) => (user.role === 'senior' && user.school?.status !== 'rejected' ? null : home(user)),
  '/school-rejected': (user) => (user.school?.status === 'rejected' ? null : home(user)),
}

/**
 * Where somebody is led who asks the server for a page, before anything is sent; null if the page is open to them. `wanted`
 * is a path of this site, which may have a query.
 */
export function arrivalOf(user: User, wanted: string): string | null {
  const { pathname, searchParams } = new URL(wanted, 'https://portal.invalid')
  const lead = leadsOn[pathname.replace(/\/$/, '')]
  return lead?.(user, samesitePath(searchParams.get('next'))) ?? detour(user, wanted)
}
