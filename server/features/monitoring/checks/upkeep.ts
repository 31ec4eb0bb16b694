import { statfs } from 'node:fs/promises'
import { sizeInWords } from '../../../../contract/size-in-words.ts'
import { checkFolder } from '../../../backups/check-folder.ts'
import type { Deps } from '../../../deps.ts'
import { findFirstDay, findLastCopy, findLastNights } from '../../backups/service.ts'
import { findLastImport } from '../../register/service.ts'
import { type Check, type Finding, inWords, minutesSince, open, trouble, well } from './check.ts'

/** Days: a term. Every year some schools open, close, and change names and addresses, mostly between terms. */
const oldestRegister = 120

export const register: Check = {
  name: 'register',
  title: 'Register of schools',
  limit: `The register was imported more than ${oldestRegister} days ago, which is a term. New schools then wait for an operator.`,
  remedy: 'Download the current lists that the console names under “Register”, and upload them there.',
  async look({ db }) {
    const at = await findLastImport(db)
    if (!at) {
      return open(
        'No register of schools has been imported, so every new school waits for an operator.',
        'Download the lists that the console names under “Register”, and upload them there.',
      )
    }
    const minutes = minutesSince(at)
    const what = `The register was imported ${inWords(minutes)} ago.`
    return minutes > oldestRegister * 1440 ? trouble(what) : well(what)
  },
}

/** Hours: one night may be late, two missing ones are a fault. */
const oldestBackup = 36

/** Nights for whose backups the disk must have room: a long weekend before somebody looks. */
const nightsOfRoom = 4

const freeIn = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )

const sayBackup =
  'After each backup whatever makes it has to run “npm run backup:note” (in a container “node build/server/backup-note.js”), which tells the ' +
  'portal. Or set BACKUP_TO to a folder: the portal then makes a backup each night, and restores it as a test.'

async function lookElsewhere(db: Deps['db']): Promise<Finding> {
  const { good } = await findLastNights(db)
  const minutes = minutesSince(good?.finishedAt ?? (await findFirstDay(db)))
  if (minutes > oldestBackup * 60) {
    const what = good
      ? `The last backup that something else has told of is ${inWords(minutes)} old.`
      : 'Nothing has ever told the portal of a backup.'
    return trouble(`${what} BACKUP_TO says “elsewhere”.`, sayBackup)
  }
  if (!good)
    return open(
      'Something else has to make the backups, and has not told of one yet: BACKUP_TO says “elsewhere”.',
      sayBackup,
    )
  return well(`Something else made the last backup ${inWords(minutes)} ago.`)
}

export const backups: Check = {
  name: 'backups',
  title: 'Backups',
  limit: `The last backup could not be made or restored, the folder cannot be written or has no room for the next ${nightsOfRoom} nights, or the last good backup, or the last copy of one in another place, is older than ${oldestBackup} hours, as far as the portal has been told where something else makes them.`,
  remedy:
    'Check that the folder of BACKUP_TO is there (a disk that is no longer mounted?), that the portal may write to it, and that it has room. ' +
    'Until the next night make a backup by hand: “npm run backup -- FILE”.',
  async look({ db, config }) {
    const folder = config.backupTo
    if (config.isBackedUpElsewhere) return lookElsewhere(db)
    if (folder === undefined) {
      return open(
        'The portal makes no backups by itself.',
        'Set BACKUP_TO to a folder on another disk or machine, and BACKUP_KEY to encrypt the backups. If something else makes them, set BACKUP_TO=elsewhere.',
      )
    }
    const { last, good, since } = await findLastNights(db)
    const problem = await checkFolder(folder).then(
      () => '',
      ({ code }: NodeJS.ErrnoException) =>
        code === 'ETIMEDOUT' ? 'does not answer' : 'is not there or cannot be written',
    )
    if (problem !== '' && since) return trouble(`The folder of the backups, ${folder}, ${problem}.`)
    if (last && last.problem !== '') return trouble(last.problem)
    if (!good) {
      const minutes = minutesSince(since)
      if (minutes > oldestBackup * 60)
        return trouble(`There is no good backup, although the first was begun ${inWords(minutes)} ago.`)
      return well('The first backup is made within a quarter of an hour.')
    }
    const [bytes, free] = [Number(good.bytes), problem === '' ? await freeIn(folder) : null]
    if (free !== null && free < bytes * nightsOfRoom) {
      return trouble(
        `The disk of the backups has ${sizeInWords(free)} left, and the last backup has ${sizeInWords(bytes)}.`,
        `Make room on the disk of ${folder}, or move the older backups to another one.`,
      )
    }
    const minutes = minutesSince(good.finishedAt)
    if (minutes > oldestBackup * 60) return trouble(`The last good backup is ${inWords(minutes)} old.`)
    const copiedAt = await findLastCopy(db, folder)
    if (copiedAt && minutesSince(copiedAt) > oldestBackup * 60) {
      return trouble(
        `The last copy of the backups in another place is ${inWords(minutesSince(copiedAt))} old, as far as the portal has been told.`,
        'Look at what copies the folder of BACKUP_TO each night, and whether the disk or bucket for the copies is there. After each copy it has to run “npm run backup:note”.',
      )
    }
    const copied = copiedAt
      ? `The last copy in another place was made ${inWords(minutesSince(copiedAt))} ago.`
      : 'The portal has not been told of a copy in another place.'
    const what = `The last backup was made ${inWords(minutes)} ago: ${good.file}, ${sizeInWords(bytes)}.`
    if (good.triedAt)
      return well(
        `${what} It was restored as a test, and all ${Number(good.rows).toLocaleString('en-GB')} rows were there. ${copied}`,
      )
    return open(
      `${what} It was read again from beginning to end, but not restored as a test. ${copied}`,
      'The database user may not create databases. Have an administrator run “alter role NAME createdb”, with the user of DATABASE_URL.',
    )
  },
}
