import { keptSince } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { countOldViews } from './queries.ts'

export function readingJobs({ db, jobs }: Deps): void {
  jobs.every(24, 'count-old-views', async () => {
    while ((await countOldViews(db, keptSince('openedResource'))) > 0);
  })
}
