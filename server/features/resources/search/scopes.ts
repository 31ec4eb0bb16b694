import { type Principal, readingOf } from '#contract/access.ts'

/** What a search looks through: pages of one visibility, as the function `searchable_scope` of the database names it. */
export type Scope = 'free' | 'full' | 'draft' | `school ${string}` | 'schools'

/**
 * The scopes that somebody searches: exactly what `visibilityOf` lets them open. `schools`: the resources of every
 * school, for operators.
 */
export function scopesOf(actor: Principal & { schoolId: string | null }): Scope[] {
  const reading = readingOf(actor)
  if (reading === 'none') return []
  if (reading === 'drafts') return ['free', 'full', 'draft', 'schools']
  if (reading !== 'full') return ['free']
  return actor.schoolId === null ? ['free', 'full'] : ['free', 'full', `school ${actor.schoolId}`]
}
