import { daysAgo, retention } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { deleteUnused, listUnused } from './queries.ts'
import { fileOf } from './service.ts'

export function imageJobs(deps: Deps): void {
  deps.jobs.every(1, 'delete-unused-images', () => deleteUnusedImages(deps), { timeout: 1800 })
}

async function deleteUnusedImages({ db: outside, files }: Deps): Promise<void> {
  // A day to the hour: until the end of the next day would be nearly two.
  for (const id of await listUnused(outside, daysAgo(retention.unusedUpload.days))) {
    // The row is locked while the file is deleted; after a crash it is found again in the next round.
    await outside.transaction().execute(async (db) => {
      if (await deleteUnused(db, id)) await files.remove(fileOf(id))
    })
  }
}
