import type { Deps } from '../../deps.ts'
import { makeEditionsOf, renewEBook } from './editions/make.ts'
import { prepareBookJob, prepareGivenUpAgain } from './ingest.ts'
import { cleanUpLibrary } from './library/clean-up.ts'
import { readForSearch, readWhatIsUnread } from './search/read-words.ts'

export function resourceJobs(deps: Deps): void {
  deps.jobs.define('prepare-book', (job) => prepareBookJob(deps, job), { timeout: 120, retries: 5 })
  deps.jobs.define('read-words', (job) => readForSearch(deps, job), { timeout: 120, retries: 5 })
  deps.jobs.define('make-editions', (job) => makeEditionsOf(deps, job), {
    timeout: 900,
    retries: 5,
    delay: 60,
  })
  deps.jobs.define('renew-e-book', (job) => renewEBook(deps, job), {
    timeout: 300,
    retries: 5,
    delay: 60,
  })
  // Weekly: operators are told of each book that fails again.
  deps.jobs.every(7 * 24, 'prepare-given-up-again', () => prepareGivenUpAgain(deps))
  deps.jobs.every(6, 'read-unread-words', () => readWhatIsUnread(deps))
  deps.jobs.every(6, 'clean-up-library', () => cleanUpLibrary(deps), { timeout: 1800 })
}
