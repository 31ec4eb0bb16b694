import { type ReadAccess, readAccessOf } from '#contract/access.ts'
import { listResources as listResourcesRow } from '#contract/resources.ts'
import { cached } from '../../database/cache.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { type CachedResponse, serialiseResponse } from '../../http/cached-response.ts'
import type { ClassActor } from '../../http/class-keys.ts'
import type { Actor } from '../../http/session-store.ts'
import { openSheets, visibilityOf } from './access.ts'
import {
  findResource,
  findResourceBySlug,
  listOwningSchools,
  listResources,
  listUnprepared,
  type ResourceRow,
  updatePublished,
} from './queries.ts'
import { toResource } from './to-resource.ts'

export { openResource as openForReading, visibilityOf } from './access.ts'
export { findHeard, listHeard } from './narrations/heard-pages.ts'
export { listPages } from './pages/queries.ts'
export { findResource, listCategories, type ResourceRow } from './queries.ts'
export { sendPagePicture, sendPdfOf, sendRecording } from './send.ts'
export { coverFile, findFeaturedBook } from './showcase/showcase.ts'
export { listPageWords, listSayings } from './teaching/queries.ts'
export { findLastQuestion, listWords, readLesson } from './teaching/read-teaching.ts'
export { listPublishedTexts } from './texts/queries.ts'
export { coverUrl } from './to-resource.ts'
export { removeOrphanedUploads } from './uploads/orphaned-uploads.ts'

/** The shelf, cached until a resource changes: one serialised list for everybody who may see the same. */
export interface Shelf {
  /** The response of `GET resources` for a user. */
  answerFor(actor: Actor): CachedResponse | Promise<CachedResponse>
  find(id: number): Promise<ResourceRow | null>
  /** A resource that ships with the portal. */
  findShipped(slug: string): ReturnType<typeof findResourceBySlug>
}

export function createShelf({ db, changes }: Pick<Deps, 'db' | 'changes'>): Shelf {
  const owningSchools = cached(changes, ['resources'], () => listOwningSchools(db))
  const resources = cached(changes, ['resources'], async (id) => ({
    row: await findResource(db, Number(id)),
  }))
  const answers = cached(changes, ['resources'], async (key) => {
    const [access, own] = key.split(' ') as [ReadAccess, string]
    const schoolId = own || null
    if (access === 'none') return serialiseResponse(listResourcesRow, [])
    const visible = (await listResources(db, schoolId)).flatMap((row) => {
      const visibility = visibilityOf(row, access, schoolId)
      if (visibility === 'hidden' || (visibility === 'locked' && access === 'free-only')) return []
      return [toResource(row, visibility === 'locked')]
    })
    return serialiseResponse(listResourcesRow, visible)
  })

  return {
    // Without a promise where everything is cached: this is the most frequent answer of all.
    answerFor(actor) {
      const access = readAccessOf(actor)
      const answerWith = (owning: Set<string>) => {
        const own = actor.schoolId !== null && owning.has(actor.schoolId) ? actor.schoolId : ''
        return answers(`${access} ${own}`)
      }
      const owning = owningSchools('')
      return owning instanceof Promise ? owning.then(answerWith) : answerWith(owning)
    },
    find: async (id) => (await resources(String(id))).row,
    findShipped: (slug) => findResourceBySlug(db, slug),
  }
}

/** The activity sheets of a book that a class reads, or would read with a code of this user. */
export async function listSheets(db: Deps['db'], book: ResourceRow, actor: Actor | ClassActor): Promise<ResourceRow[]> {
  const { schoolId } = actor.role === 'class' ? actor.maker : actor
  return openSheets(await listResources(db, schoolId), book, actor)
}

/**
 * Puts a draft of the portal on everybody's shelf, in the caller's transaction. The one place where a resource comes out
 * for the first time: those who asked to be told are told of it here, and never again.
 */
export async function publishResource({ jobs }: Pick<Deps, 'jobs'>, db: Db, id: number): Promise<void> {
  if (await updatePublished(db, id)) await jobs.add(db, 'tell-subscribers', { resourceId: id })
}

/** What somebody with these rights, of this school, may open, in shelf order. */
export async function listOpenResources(
  db: Deps['db'],
  access: ReadAccess,
  schoolId: string | null,
): Promise<ResourceRow[]> {
  const all = await listResources(db, schoolId)
  return all.filter((resource) => visibilityOf(resource, access, schoolId) === 'open')
}

/** How many of the books that ship are still being prepared for reading, and how many have been given up. */
export async function countUnpreparedBooks(db: Deps['db']): Promise<{ waiting: number; givenUp: number }> {
  const books = await listUnprepared(db)
  const givenUp = books.filter(({ isGivenUp }) => isGivenUp).length
  return { waiting: books.length - givenUp, givenUp }
}
