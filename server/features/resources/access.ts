import { type ReadAccess, readAccessOf } from '#contract/access.ts'
import { Failure } from '../../failure.ts'
import type { ClassActor } from '../../http/class-keys.ts'
import type { Actor } from '../../http/session-store.ts'
import type { ResourceRow } from './queries.ts'

/** `open`: may be read; `locked`: shown with why it is not; `hidden`: as if it were not there. */
export type Visibility = 'open' | 'locked' | 'hidden'

/** What a user with these rights, of this school, may do with a resource. Every access to it is checked here. */
export function visibilityOf(resource: ResourceRow, access: ReadAccess, schoolId: string | null): Visibility {
  if (access === 'drafts') return 'open'
  if (resource.isDraft) return 'hidden'
  if (resource.schoolId !== null && (access !== 'full' || resource.schoolId !== schoolId)) return 'hidden'
  if (access === 'full') return 'open'
  return resource.isFree && access !== 'none' ? 'open' : 'locked'
}

/**
 * A class has one published storybook and its pupils' sheets, as long as the teacher who made its code may open them. All else is
 * hidden from it.
 */
function visibilityForClass(
  resource: ResourceRow,
  { bookId, maker }: Pick<ClassActor, 'bookId' | 'maker'>,
): Visibility {
  const isBook = resource.id === bookId && resource.category === 'storybook'
  const isSheet = resource.belongsTo === bookId && resource.category === 'activity-sheet'
  if (resource.isDraft || !(isBook || isSheet)) return 'hidden'
  return visibilityOf(resource, readAccessOf(maker), maker.schoolId) === 'open' ? 'open' : 'hidden'
}

function visibilityFor(resource: ResourceRow, actor: Actor | ClassActor): Visibility {
  if (actor.role === 'class') return visibilityForClass(resource, actor)
  return visibilityOf(resource, readAccessOf(actor), actor.schoolId)
}

/** The visibility of a resource for a user or a class; throws `not-found` for a hidden or missing one. */
export function seeResource(
  resource: ResourceRow | null,
  actor: Actor | ClassActor,
): { resource: ResourceRow; visibility: Visibility } {
  const visibility = resource ? visibilityFor(resource, actor) : 'hidden'
  if (!resource || visibility === 'hidden') throw new Failure('not-found')
  return { resource, visibility }
}

/** The activity sheets of a book that are open to a class, or would be to one that this user makes a code for. */
export function openSheets(
  resources: readonly ResourceRow[],
  book: ResourceRow,
  actor: Actor | ClassActor,
): ResourceRow[] {
  const reader = actor.role === 'class' ? actor : { bookId: book.id, maker: actor }
  return resources.filter((one) => one.id !== book.id && visibilityForClass(one, reader) === 'open')
}

/** The resource, when it is open to somebody; else `not-found` or `resource/locked`. */
export function openResource(found: ResourceRow | null, actor: Actor | ClassActor): ResourceRow {
  const { resource, visibility } = seeResource(found, actor)
  if (visibility === 'locked') throw new Failure('resource/locked')
  return resource
}
