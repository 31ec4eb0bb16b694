import { join } from 'node:path'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { readWords } from '../../../adapters/pdf/read-words.ts'
import { UnreadablePdf } from '../../../adapters/pdf/unreadable-pdf.ts'
import { wordsOn } from '../../../adapters/pdf/words-on.ts'
import type { JobData } from '../../../database/job-data.ts'
import type { Deps } from '../../../deps.ts'
import { keys } from '../keys.ts'
import { listPages } from '../pages/queries.ts'
import { findPrepared } from '../prepared.ts'
import { findResource } from '../queries.ts'
import { listUnread, replaceSearchablePages } from './queries.ts'

/** Lets the search find the pages of a version: a book's by what was prepared, others by the words of their PDF. */
export async function readForSearch(deps: Deps, { resourceId, version }: JobData['read-words']): Promise<void> {
  const resource = await findResource(deps.db, resourceId)
  if (resource?.version !== version) return
  const pages = resource.isPrepared
    ? (await listPages(deps.db, resourceId, version)).map(wordsOn)
    : await wordsOfPdf(deps, resource)
  await replaceSearchablePages(deps.db, { resourceId, version }, pages)
}

/** The words on each page of a stored PDF; none if it has none that can be read. */
export async function wordsOfPdf(
  { files, config, log }: Pick<Deps, 'files' | 'config' | 'log'>,
  { id, version, sourceHash }: { id: number; version: string; sourceHash: string },
): Promise<string[]> {
  const prepared = await findPrepared(config.preparedFolder, sourceHash)
  if (prepared && prepared.facts.words.length > 0) return prepared.facts.words
  try {
    return await inScratchFolder(config, async (folder) => {
      const path = join(folder, 'paper.pdf')
      await files.copyTo(keys.pdf(version), path)
      return readWords(path)
    })
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error
    log.info(
      { resource: id, reason: error.reason },
      'the words of a PDF cannot be read, so the search finds its title only',
    )
    return []
  }
}

/** Adds what the search does not know yet: all of a portal that had no search, and what was restored. */
export async function readWhatIsUnread({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const job of await listUnread(db)) await jobs.add(db, 'read-words', job)
}
