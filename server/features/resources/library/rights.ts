import type { Actor } from '../../../http/session-store.ts'
import type { Scope } from './queries.ts'

/** What an author may change: staff their own, operators the portal's. */
export function changeable(actor: Actor): Scope {
  return ownOf(actor) ?? 'portal'
}

/** What an author may take off and put back: staff their own, operators also what schools have added. */
export function removable(actor: Actor): Scope {
  return ownOf(actor) ?? 'everything'
}

function ownOf({ id, role, schoolId }: Actor): Scope | null {
  if (role === 'admin') return null
  // The row lets in nobody else without a school.
  return { ownerId: id, schoolId: schoolId ?? '' }
}
