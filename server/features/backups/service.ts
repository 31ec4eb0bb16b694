import type { Deps } from '../../deps.ts'
import { nightOf } from './nights-to-keep.ts'
import { beginNow, isUnderWay } from './queries.ts'

export { nightOf } from './nights-to-keep.ts'
export {
  findFirstDay,
  findLastCopy,
  findLastNights,
  forgetCopies,
  noteBackupCopied,
  noteBackupElsewhere,
} from './queries.ts'

/** Hours: a backup of 50 GB to a slow disk, and its restore. */
export const maxDuration = 6

/** Makes the backup of this night now, or tests the one that it has again. Nothing happens while one is under way. */
export function beginBackup({ db: outside, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const night = nightOf(new Date())
  return outside.transaction().execute(async (db) => {
    if (await beginNow(db, night, maxDuration)) await jobs.add(db, 'make-backup', { night })
  })
}

/** Whether a backup is being made or tested. */
export const isBackingUp = ({ db }: Pick<Deps, 'db'>): Promise<boolean> => isUnderWay(db, maxDuration)
