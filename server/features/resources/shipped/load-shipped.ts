import { join } from 'node:path'
import { withAdvisoryLock } from '../../../database/advisory-lock.ts'
import type { Deps } from '../../../deps.ts'
import { loadBook } from '../book-file/load-book.ts'
import { openBook } from '../book-file/open-book.ts'
import { listUnprepared, upsertCategory } from '../queries.ts'
import { removeOrphanedUploads } from '../uploads/orphaned-uploads.ts'
import { listShipped, readShippedContent } from './shipped-content.ts'

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
  const { books } = await readShippedContent(folder)
  await withAdvisoryLock(deps.db, 'shipped content', async () => {
    for (const [position, category] of categories.entries()) await upsertCategory(deps.db, { ...category, position })
    // In the order of the categories: storybooks come first on the shelf.
    const rank = (category: string) => categories.findIndex(({ name }) => name === category)
    const shipped = (await listShipped(folder)).map(({ resource }) => resource)
    const inShelfOrder = shipped.toSorted((a, b) => rank(a.category) - rank(b.category)).map(({ slug }) => slug)
    const positionOf = (slug: string) => inShelfOrder.indexOf(slug)
    let loaded = 0
    let hasNews = false
    onProgress?.(0, shipped.length, false)
    await forEachOf(books, async (book) => {
      signal?.throwIfAborted()
      await loadBook(deps, await openBook(join(folder, book.folder)), { kind: 'release', positionOf }, (isNew) => {
        hasNews ||= isNew
        onProgress?.(++loaded, shipped.length, isNew)
      })
    })
    if (hasNews) await removeOrphanedUploads(deps)
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
