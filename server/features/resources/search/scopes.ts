import { type Principal, readAccessOf } from '#contract/access.ts'

/** What a search looks through: pages of one visibility, as the function `searchable_scope` of the database names it. */
export type Scope = 'free' | 'full' | 'draft' | `school ${string}` | 'schools'

/**
 * The scopes that somebody searches: exactly what `visibilityOf` lets them open. `schools`: the resources of every
 * school, for operators.
 */
export function scopesOf(actor: Principal & { schoolId: string | null }): Scope[] {
  const access = readAccessOf(actor)
  if (access === 'none') return []
  if (access === 'drafts') return ['free', 'full', 'draft', 'schools']
  if (access !== 'full') return ['free']
  return actor.schoolId === null ? ['free', 'full'] : ['free', 'full', `school ${actor.schoolId}`]
}
