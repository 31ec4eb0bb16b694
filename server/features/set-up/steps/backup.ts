import { sizeInWords } from '../../../../contract/size-in-words.ts'
import type { Deps } from '../../../deps.ts'
import { findLastNights, isBackingUp } from '../../backups/service.ts'
import type { listFindings } from '../../monitoring/service.ts'
import { troubleOf } from './reach.ts'
import { done, momentInWords, open, type State, waiting } from './step.ts'

type Found = Awaited<ReturnType<typeof listFindings>>

/** A backup that was made and restored as a test; then those of each night. */
export async function backup({ db, config }: Deps, found: Found): Promise<State> {
  const { backupTo, isBackedUpElsewhere } = config
  const { last, good } = await findLastNights(db)
  if (backupTo === undefined) {
    const told = good?.finishedAt ? ` It last told of one at ${momentInWords(good.finishedAt)}.` : ''
    return isBackedUpElsewhere
      ? open(
          `Something else has to make the backups (BACKUP_TO=elsewhere).${told} The portal has seen none restored.`,
          'Set BACKUP_TO to a folder on another disk, so that the portal makes and tests one each night. Or restore one of theirs yourself.',
        )
      : open(
          'The portal makes no backups.',
          'Set BACKUP_TO to a folder on another disk, and BACKUP_KEY to encrypt what is there. Restart the portal.',
        )
  }
  if (await isBackingUp({ db }))
    return waiting(
      'A backup is being made, and restored into a database of its own.',
      'This page looks again by itself.',
    )
  if (last && last.problem !== '')
    return open(last.problem, 'Check that the folder is there, may be written and has room. Then make another one.')
  if (!good || good.folder !== backupTo)
    return open(`No backup has been made in ${backupTo} yet.`, 'Make one now. The portal restores it as a test.')
  if (!good.triedAt)
    return open(
      `${good.file} was made, but not restored as a test: the database user may not create databases.`,
      'Have an administrator run “alter role NAME createdb”, with the user of DATABASE_URL. Then make another one.',
    )
  const what = `${good.file}, ${sizeInWords(Number(good.bytes))}, was made and restored: all ${Number(good.rows).toLocaleString('en-GB')} rows were there. The next is made tonight.`
  return troubleOf(found, 'backups') ?? done(what, good.triedAt)
}
