import { retention } from '../../../data-protection/retention.ts'
import type { Db } from '../../../database/tables.ts'
import { type Upload, updateStored, upsertUnstored } from './queries.ts'

/** Milliseconds after which files that nothing has claimed are removed. */
const unclaimedFor = retention.unusedUpload.days * 86_400_000

/** Stores the files of a version that waits in `uploads` until something claims it. */
export async function storeUnclaimed(outside: Db, upload: Upload, put: () => Promise<void>): Promise<void> {
  const removeAfter = new Date(Date.now() + unclaimedFor)
  // Written down before the files come, and locked while they do: what a crash leaves is found at the next start.
  await upsertUnstored(outside, upload, removeAfter)
  await outside.transaction().execute(async (db) => {
    await upsertUnstored(db, upload, removeAfter)
    await put()
    await updateStored(db, upload.version)
  })
}
