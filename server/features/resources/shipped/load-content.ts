import { removeOldScratch } from '../../../adapters/files/scratch.ts'
import type { Deps } from '../../../deps.ts'
import { keepAssets } from '../../../http/assets/kept-assets.ts'
import { NotYet } from '../../../http/health.ts'
import { countUnpreparedBooks, removeOrphanedUploads } from '../service.ts'
import { loadShippedContent } from './load-shipped.ts'

const booksUnprepared = {
  code: 'books-unprepared',
  sentence:
    'Some of the books that come with the portal could not be prepared for reading. The log says why. The portal tries again each week and when it is restarted.',
}

export interface ContentLoader {
  /**
   * Tidies the files and brings the shipped books into the portal. With a bucket that is unavailable it resolves, and
   * tries again by itself; a folder that cannot be used is an error.
   */
  load(): Promise<void>
  /** Rejects until the books are loaded, and prepared or given up; for `/readyz`. */
  check(): Promise<void>
  stop(): void
}

/** Milliseconds: nothing takes an hour that another instance on the same folder has begun. */
const hour = 3_600_000

/** How long it pauses before it tries again, and between two looks for what killed instances have left: milliseconds. */
export function createContentLoader(deps: Deps, { tryAgainAfter = 15_000, tidyEvery = hour } = {}): ContentLoader {
  const { config, db, files, log, warnings } = deps
  let isLoaded = false
  // A book that an operator replaces later does not make the portal unready.
  let wereBooksReady = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let tidying: NodeJS.Timeout | undefined

  /** What was left less than an hour before the start. */
  async function tidy(): Promise<void> {
    const before = new Date(Date.now() - hour)
    try {
      await removeOldScratch(config, before)
      await files.removeUnfinished(before)
    } catch (error) {
      log.warn({ err: error }, 'files that a killed instance has left could not be removed')
    }
  }

  /** How many books are still being prepared. Warns of those given up until the next look but one, so the warning ends by itself. */
  async function lookAtBooks(): Promise<number> {
    const { waiting, givenUp } = await countUnpreparedBooks(db)
    if (givenUp > 0) warnings.raise(booksUnprepared, (2 * tidyEvery) / 60_000)
    return waiting
  }

  /** What is done again each hour. */
  async function lookAgain(): Promise<void> {
    await tidy()
    if (wereBooksReady) await lookAtBooks().catch((error: unknown) => log.warn({ err: error }, 'books not counted'))
  }

  async function loadNow(): Promise<void> {
    // In try-it mode no other process writes into the folder; elsewhere another instance may be writing a file.
    await files.removeUnfinished(new Date(Date.now() - (config.isTryIt ? 0 : 60_000)))
    await removeOldScratch(config, new Date(Date.now() - (config.isTryIt ? 0 : hour)))
    await removeOrphanedUploads(deps)
    // Before this instance shows pages that name them: another one may be asked for them.
    await keepAssets(files, config.webFolder)
    await loadShippedContent(deps, config.contentFolder)
    isLoaded = true
  }

  async function load(): Promise<void> {
    tidying ??= setInterval(() => void lookAgain(), tidyEvery).unref()
    try {
      await loadNow()
    } catch (error) {
      if (!config.bucket) throw error
      log.error({ err: error }, 'the shipped books could not be loaded; trying again')
      if (!isStopped) timer = setTimeout(() => void load(), tryAgainAfter)
    }
  }

  return {
    load,
    async check() {
      if (wereBooksReady) return
      if (!isLoaded) throw new NotYet('books are being loaded')
      if ((await lookAtBooks()) > 0) throw new NotYet('books are being prepared')
      wereBooksReady = true
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(tidying)
    },
  }
}
