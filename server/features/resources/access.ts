import { type Reading, readingOf } from '#contract/access.ts'
import { Failure } from '../../failure.ts'
import type { Actor } from '../../http/session-store.ts'
import type { ResourceRow } from './queries.ts'

/** `open`: may be read; `locked`: shown with why it is not; `hidden`: as if it were not there. */
export type Visibility = 'open' | 'locked' | 'hidden'

/** What a user with these rights, of this school, may do with a resource. Every access to it is checked here. */
export function visibilityOf(resource: ResourceRow, reading: Reading, schoolId: string | null): Visibility {
  if (reading === 'drafts') return 'open'
  if (resource.isDraft) return 'hidden'
  if (resource.schoolId !== null && (reading !== 'full' || resource.schoolId !== schoolId)) return 'hidden'
  if (reading === 'full') return 'open'
  return resource.isFree && reading !== 'none' ? 'open' : 'locked'
}

/** The visibility of a resource for a user; throws `not-found` for a hidden or missing one. */
export function seeResource(
  resource: ResourceRow | null,
  actor: Actor,
): { resource: ResourceRow; visibility: Visibility } {
  const visibility = resource ? visibilityOf(resource, readingOf(actor), actor.schoolId) : 'hidden'
  if (!resource || visibility === 'hidden') throw new Failure('not-found')
  return { resource, visibility }
}

/** The resource, when it is open to somebody; else `not-found` or `resource/locked`. */
export function openResource(found: ResourceRow | null, actor: Actor): ResourceRow {
  const { resource, visibility } = seeResource(found, actor)
  if (visibility === 'locked') throw new Failure('resource/locked')
  return resource
}
