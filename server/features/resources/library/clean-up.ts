import { restorableDays, startOfDay } from '../../../data-protection/retention.ts'
import type { Deps } from '../../../deps.ts'
import { releaseImage } from '../../images/service.ts'
import { retireUploadedEditions } from '../editions/upload-edition.ts'
import { retireRecordings } from '../narrations/record-narration.ts'
import { retireFileBefore } from '../replacing/file-before.ts'
import { removeOrphanedUploads } from '../uploads/orphaned-uploads.ts'
import { retireVersion } from '../uploads/queries.ts'
import { deleteGone, listGone, lockGone } from './queries.ts'

/** Deletes for good what was deleted more than 30 days ago, and the files that nothing uses any more. */
export async function cleanUpLibrary(deps: Deps): Promise<void> {
  const before = startOfDay(restorableDays)
  for (const { id } of await listGone(deps.db, before)) {
    await deps.db.transaction().execute(async (db) => {
      // It may have been restored since it was listed, and then keeps its recordings.
      const gone = await lockGone(db, id, before)
      if (!gone) return
      await retireRecordings(db, id)
      await retireFileBefore(db, id)
      await retireUploadedEditions(db, id)
      await deleteGone(db, id)
      await retireVersion(db, gone.version)
      await releaseImage(db, gone.coverImage)
    })
  }
  await removeOrphanedUploads(deps)
  await deps.files.removeUnfinished(new Date(Date.now() - 3_600_000))
}
