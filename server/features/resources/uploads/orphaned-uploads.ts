import type { Deps } from '../../../deps.ts'
import { keys } from '../keys.ts'
import { deleteUpload, listLoose, lockLoose } from './queries.ts'

/**
 * Removes the files that no resource uses: uploads of the day before, what was replaced or deleted, and what a server
 * was storing when it died. The row goes after the files, so that a death in between leaves nothing for ever.
 */
export async function removeOrphanedUploads({ db: outside, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  for (const version of await listLoose(outside)) {
    await outside.transaction().execute(async (db) => {
      if (!(await lockLoose(db, version))) return
      await files.remove(keys.folder(version))
      await deleteUpload(db, version)
    })
  }
}
