import { type Reading, readingOf } from '#contract/access.ts'
import type { Actor } from '../../database/sessions.ts'
import { Failure } from '../../failure.ts'
import type { ResourceRow } from './queries.ts'

/** `open`: may be read; `locked`: shown with why it is not; `hidden`: as if it were not there. */
export type Openness = 'open' | 'locked' | 'hidden'

/** What a person with these rights, of this school, may do with a resource. Every door to it asks here. */
export function opennessOf(resource: ResourceRow, reading: Reading, schoolId: string | null): Openness {
  if (reading === 'drafts') return 'open'
  if (resource.isDraft) return 'hidden'
  if (resource.schoolId !== null && (reading !== 'full' || resource.schoolId !== schoolId)) return 'hidden'
  if (reading === 'full') return 'open'
  return resource.isFree && reading !== 'none' ? 'open' : 'locked'
}

/** The openness of a resource for somebody; what is hidden or not there is not found. */
export function seeResource(resource: ResourceRow | null, actor: Actor): { resource: ResourceRow; openness: Openness } {
  const openness = resource ? opennessOf(resource, readingOf(actor), actor.schoolId) : 'hidden'
  if (!resource || openness === 'hidden') throw new Failure('not-found')
  return { resource, openness }
}

/** The resource, when it is open to somebody; else `not-found` or `resource/locked`. */
export function openResource(found: ResourceRow | null, actor: Actor): ResourceRow {
  const { resource, openness } = seeResource(found, actor)
  if (openness === 'locked') throw new Failure('resource/locked')
  return resource
}
