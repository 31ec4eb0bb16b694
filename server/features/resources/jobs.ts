import type { Deps } from '../../deps.ts'
import { type PrepareBookJob, prepareOldAgain, prepareResource } from './ingest.ts'
import { cleanUpLibrary } from './library/clean-up.ts'
import { type ReadWordsJob, readForSearch, readWhatIsUnread } from './search/read-words.ts'

export function resourceJobs(deps: Deps): void {
  deps.jobs.define<PrepareBookJob>('prepare-book', (job) => prepareResource(deps, job), { timeout: 120, retries: 5 })
  deps.jobs.define<ReadWordsJob>('read-words', (job) => readForSearch(deps, job), { timeout: 120, retries: 5 })
  deps.jobs.every(6, 'prepare-old-again', () => prepareOldAgain(deps))
  deps.jobs.every(6, 'read-unread-words', () => readWhatIsUnread(deps))
  deps.jobs.every(6, 'clean-up-library', () => cleanUpLibrary(deps), { timeout: 1800 })
}
