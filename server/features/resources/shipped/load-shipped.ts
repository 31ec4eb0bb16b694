import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { withAdvisoryLock } from '../../../database/advisory-lock.ts'
import type { Deps } from '../../../deps.ts'
import { ingestUpload } from '../ingest.ts'
import { findPrepared } from '../prepared.ts'
import { findResourceBySlug, insertShipped, listUnprepared, updateShipped, upsertCategory } from '../queries.ts'
import { readTeaching } from '../teaching/import-teaching.ts'
import { replaceTeaching } from '../teaching/queries.ts'
import { removeOrphanedUploads } from '../uploads/orphaned-uploads.ts'
import { claimUpload, retireVersion } from '../uploads/queries.ts'
import { isExample } from './examples.ts'
import { ShippedContent, type ShippedResource } from './shipped-content.ts'

const categories = [
  { name: 'storybook', title: 'Storybook' },
  { name: 'teachers-guide', title: "Teacher's guide" },
  { name: 'lesson-plan', title: 'Lesson plan' },
  { name: 'guided-reading', title: 'Guided reading' },
  { name: 'discussion-topic', title: 'Discussion topic' },
  { name: 'activity-sheet', title: 'Activity sheet' },
  { name: 'introduction', title: 'Introduction' },
]

interface Watch {
  /** Once it is aborted, no further book is begun, and the loading rejects. */
  signal?: AbortSignal
  /** `isNew`: the last one was loaded by its file. */
  onProgress?: (loaded: number, all: number, isNew: boolean) => void
}

/** Each takes a connection of the background's few, a core for rewriting its PDF, and the disk. */
const loadedAtOnce = 2

/**
 * Brings the books that ship with the portal into it: new and changed ones by their files, the others by their facts.
 * Prepares again those that were given up. Instances that start together take turns. What the operator added or moved stays as it is.
 */
export async function loadShippedContent(
  deps: Deps,
  folder: string,
  { signal, onProgress }: Watch = {},
): Promise<void> {
  const manifest = ShippedContent.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  await withAdvisoryLock(deps.db, 'shipped content', async () => {
    for (const [position, category] of categories.entries()) await upsertCategory(deps.db, { ...category, position })
    // In the order of the categories: storybooks come first on the shelf, and exist when their guides are added.
    const rank = ({ category }: ShippedResource) => categories.findIndex(({ name }) => name === category)
    const inShelfOrder = manifest.resources.toSorted((a, b) => rank(a) - rank(b))
    let loaded = 0
    onProgress?.(0, inShelfOrder.length, false)
    const load = (isWanted: (resource: ShippedResource) => boolean) =>
      forEachOf(
        [...inShelfOrder.entries()].filter(([, resource]) => isWanted(resource)),
        async ([position, resource]) => {
          signal?.throwIfAborted()
          const isNew = await loadResource(deps, folder, resource, position)
          onProgress?.(++loaded, inShelfOrder.length, isNew)
        },
      )
    await load(({ belongsTo }) => belongsTo === null)
    await load(({ belongsTo }) => belongsTo !== null)
    // Storage may have been unavailable for longer than a job is retried.
    for (const { isGivenUp, ...book } of await listUnprepared(deps.db))
      if (isGivenUp) await deps.jobs.add(deps.db, 'prepare-book', book)
  })
}

/** Does the work for a few at once. After a failure it begins no further one, waits for those under way, and throws it. */
async function forEachOf<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values()
  const failures: unknown[] = []
  const run = async () => {
    for (const one of left) {
      await work(one).catch((error: unknown) => failures.push(error))
      if (failures.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: loadedAtOnce }, run))
  if (failures.length > 0) throw failures[0]
}

/** Returns whether it was loaded by its file. */
async function loadResource(deps: Deps, folder: string, shipped: ShippedResource, position: number): Promise<boolean> {
  const { slug, title, category, description, isFree, ageFrom, ageTo, minutes, readingYear, themes, licence, sha256 } =
    shipped
  const book = shipped.belongsTo === null ? null : await findResourceBySlug(deps.db, shipped.belongsTo)
  const belongsTo = book?.id ?? null
  const suits = { ageFrom, ageTo, minutes, readingYear, themes }
  // An example is for operators alone where schools are.
  const isDraft = !deps.config.isTryIt && isExample(slug)
  const facts = { title, category, description, isFree, isDraft, ...suits, licence, position, belongsTo }
  const now = { ...facts, sourceHash: sha256 }
  const present = await findResourceBySlug(deps.db, slug)
  // What the operator has changed is known by its difference from what shipped last, and stays.
  const before = present?.shippedFacts ?? present
  const isAsShipped = (fact: string) =>
    !present || isDeepStrictEqual(present[fact as keyof typeof facts], before?.[fact as keyof typeof facts])
  const hasOwnFile = present?.sourceHash !== before?.sourceHash
  const isOurs = (fact: string) => isAsShipped(fact) && !(hasOwnFile && fact === 'licence')
  const isNew = ([fact, value]: [string, unknown]) => !isDeepStrictEqual(value, present?.[fact as keyof typeof facts])
  const changed = Object.fromEntries(Object.entries(facts).filter((entry) => isOurs(entry[0]) && isNew(entry)))
  const teaching = shipped.teaching === null ? null : await readTeaching(join(folder, shipped.teaching))
  if (present && (hasOwnFile || present.sourceHash === sha256)) {
    await deps.db.transaction().execute(async (db) => {
      await updateShipped(db, present.id, now, changed)
      // What is taught with the operator's own PDF fits that one.
      if (!teaching || hasOwnFile) return
      const isReadOtherwise = await replaceTeaching(db, present.id, teaching)
      if (isReadOtherwise) await deps.jobs.add(db, 'read-words', { resourceId: present.id, version: present.version })
    })
    return false
  }

  const { version } = await ingestShipped(deps, folder, shipped)
  await deps.db.transaction().execute(async (db) => {
    const file = await claimUpload(db, version, null)
    if (!file) throw new Error(`The files of ${slug} went away while it was loaded.`)
    const id = present?.id ?? (await insertShipped(db, slug, now, file))
    if (present) {
      await updateShipped(db, id, now, { ...changed, ...file })
      await retireVersion(db, present.version)
    }
    if (teaching) await replaceTeaching(db, id, teaching)
    await deps.jobs.add(db, category === 'storybook' ? 'prepare-book' : 'read-words', { resourceId: id, version })
  })
  if (present) await removeOrphanedUploads(deps)
  return true
}

async function ingestShipped(deps: Deps, folder: string, shipped: ShippedResource) {
  deps.log.info({ slug: shipped.slug }, 'loading a book that ships')
  const cover = {
    small: await readFile(join(folder, shipped.cover.webp480)),
    large: await readFile(join(folder, shipped.cover.webp960)),
  }
  const prepared = await findPrepared(deps.config.preparedFolder, shipped.sha256)
  return ingestUpload(deps, { path: join(folder, shipped.pdf), sourceHash: shipped.sha256, cover, prepared })
}
