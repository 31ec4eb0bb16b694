import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { ZodError } from 'zod'
import { removeOldScratch } from '../../../adapters/files/scratch.ts'
import { isDatabaseAway } from '../../../database/connection-errors.ts'
import type { Deps } from '../../../deps.ts'
import { keepAssets } from '../../../http/assets/kept-assets.ts'
import { NotYet } from '../../../http/health.ts'
import { throttle } from '../../../logging/throttle.ts'
import { explainShortage } from '../../../shortages.ts'
import { BadBookFile } from '../book-file/bad-book-file.ts'
import { countUnpreparedBooks, removeOrphanedUploads } from '../service.ts'
import { loadShippedContent } from './load-shipped.ts'

const booksUnprepared = {
  code: 'books-unprepared',
  sentence:
    'Some of the books that come with the portal could not be prepared for reading. The log says why. The portal tries again each week and when it is restarted.',
}

export interface ContentLoader {
  /**
   * Tidies the files and brings the shipped books into the portal. While the database, the bucket or the disk fails it
   * tries again. Rejects only for what trying again cannot put right: a damaged build, a data folder that may not be written.
   */
  load(): Promise<void>
  /** Rejects until the books are loaded, and prepared or given up; for `/readyz`. */
  check(): Promise<void>
  /** Loads nothing more. */
  stop(): Promise<void>
}

export interface Loading {
  /** Milliseconds before it tries again. */
  tryAgainAfter?: number
  /** Milliseconds between two looks for what killed instances have left. */
  tidyEvery?: number
  /** Gets a sentence now and then about how far the loading is. */
  tell?: (sentence: string) => void
  /** Resolves when the books that ship have been built, if they are being built beside the portal. */
  booksBuilt?: Promise<void> | undefined
}

/** Milliseconds: nothing takes an hour that another instance on the same folder has begun. */
const hour = 3_600_000
/** Milliseconds between two sentences about how far it is, and between two about why it fails. */
const sentencesEvery = { progress: 10_000, trouble: 60_000 }

/** Codes of a folder that stays as it is until somebody changes its rights or its disk. */
const forbidden = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']

export function createContentLoader(
  deps: Deps,
  { tryAgainAfter = 5_000, tidyEvery = hour, tell = () => undefined, booksBuilt }: Loading = {},
): ContentLoader {
  const { config, db, files, log, warnings } = deps
  const createdAt = Date.now()
  const stopping = new AbortController()
  const progress = { loaded: 0, all: 0 }
  let areBuilt = booksBuilt === undefined
  let isLoaded = false
  // A book that an operator replaces later does not make the portal unready.
  let wereBooksReady = false
  let loading: Promise<void> = Promise.resolve()
  let tidying: NodeJS.Timeout | undefined

  const tellProgress = throttle<void>(sentencesEvery.progress, () =>
    tell(`The books that come with the portal are being loaded: ${progress.loaded} of ${progress.all}.`),
  )
  const noteTrouble = throttle<unknown>(sentencesEvery.trouble, (error, leftOut) => {
    log.error({ err: error, leftOut }, 'the shipped books could not be loaded; trying again')
    tell(`Not all books could be loaded yet: ${reasonOf(error)} The portal keeps trying.`)
  })

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
    await files.removeUnfinished(new Date(createdAt - (config.isTryIt ? 0 : 60_000)))
    await removeOldScratch(config, new Date(createdAt - (config.isTryIt ? 0 : hour)))
    await removeOrphanedUploads(deps)
    // Before this instance shows pages that name them: another one may be asked for them.
    await keepAssets(files, config.webFolder)
    if (!areBuilt) {
      await Promise.race([booksBuilt, once(stopping.signal, 'abort')])
      stopping.signal.throwIfAborted()
      areBuilt = true
    }
    let hasNews = false
    await loadShippedContent(deps, config.contentFolder, {
      signal: stopping.signal,
      onProgress: (loaded, all, isNew) => {
        Object.assign(progress, { loaded, all })
        hasNews ||= isNew
        if (hasNews) tellProgress()
      },
    })
    isLoaded = true
    if (hasNews) tell('All books that come with the portal are loaded.')
  }

  async function loadWithPatience(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await loadNow()
      } catch (error) {
        if (stopping.signal.aborted) return
        if (isForGood(error, config.contentFolder)) throw error
        noteTrouble(error)
        await pause(tryAgainAfter, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  return {
    async load() {
      tidying ??= setInterval(() => void lookAgain(), tidyEvery).unref()
      loading = loadWithPatience()
      await loading
      if (stopping.signal.aborted) return
      // The check of /readyz, in words for the person at the terminal.
      await files
        .check()
        .catch((error: Error) =>
          tell(`The portal is not ready: ${reasonOf(error)} Put this right; it notices by itself.`),
        )
    },
    async check() {
      if (wereBooksReady) return
      if (!areBuilt) throw new NotYet('books are being built')
      if (!isLoaded) throw new NotYet(`books are being loaded: ${progress.loaded} of ${progress.all || 'all'}`)
      const waiting = await lookAtBooks()
      if (waiting > 0) throw new NotYet(`books are being prepared: ${waiting} to go`)
      wereBooksReady = true
    },
    async stop() {
      stopping.abort()
      clearInterval(tidying)
      await loading.catch(() => undefined)
    },
  }
}

function reasonOf(error: unknown): string {
  if (isDatabaseAway(error)) return 'the database does not respond.'
  return explainShortage(error) ?? `${error instanceof Error ? error.message : String(error)}.`
}

/** Whether trying again cannot help: what was built is incomplete, or the data folder may not be written. */
function isForGood(error: unknown, contentFolder: string): boolean {
  if (error instanceof ZodError || error instanceof SyntaxError || error instanceof BadBookFile) return true
  const { code = '', path = '' } = error as NodeJS.ErrnoException
  return forbidden.includes(code) || (code === 'ENOENT' && path.startsWith(contentFolder))
}
