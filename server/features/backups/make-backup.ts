import { access, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sizeInWords } from '../../../contract/size-in-words.ts'
import { getBackupKey, keyFileOf } from '../../backups/backup-key.ts'
import { checkFolder } from '../../backups/check-folder.ts'
import { claimBackupFolder } from '../../backups/claim-folder.ts'
import { erasureLogBeside } from '../../backups/erasure-log.ts'
import { makeBackup } from '../../backups/make-backup.ts'
import { listMissing, listNamedFiles } from '../../backups/named-files.ts'
import { RefusedBackup } from '../../backups/refused-backup.ts'
import { tryBackup } from '../../backups/try-backup.ts'
import { findDatabaseState } from '../../database/server-state.ts'
import type { Deps } from '../../deps.ts'
import { fileOf, nightIn, nightsToKeep } from './nights-to-keep.ts'
import { deleteNights, finishNight, type Made } from './queries.ts'

/** Bytes that a test restore leaves on the disk: the portal takes no requests below 200 MB. */
const roomLeft = 1e9

/** A backup that could not be restored, kept to be looked at until the next one is good. */
const refusedName = 'refused.backup'

/**
 * Makes the backup of a night, restores it as a test, and deletes the ones that have become old. What goes wrong is
 * recorded, for the checks to tell the operators. Running it again for the same night continues where it was.
 */
export async function backUp(deps: Deps, folder: string, night: string): Promise<void> {
  const { db, config, log } = deps
  const target = join(folder, fileOf(night))
  let made: Made | null = null
  let isMade = false
  try {
    // The folder is not created: where a disk should be, the backups would fill the one below it.
    await checkFolder(folder)
    await claimBackupFolder(folder, config.publicUrl)
    const key = await getBackupKey(config)
    if (!(await isThere(target))) await makeBackup({ ...deps, dataDir: config.dataDir }, target, key)
    isMade = true
    const source = {
      path: target,
      erasureLog: erasureLogBeside(target),
      secrets: [key.secret],
      isUnchecked: false,
      keyFile: keyFileOf(config.dataDir),
    }
    await checkRoom(deps)
    const tried = await tryBackup({ ...deps, ...config }, source)
    const { size: bytes } = await stat(target)
    const { tables = 0, rows = 0, files = 0 } = tried ?? {}
    made = { file: fileOf(night), folder, tables, rows, files, bytes }
    // What is gone may be in one of them.
    if ((await listMissing(deps.files, await listNamedFiles(db))).length === 0) await deleteOld(folder, night)
    await deleteNights(db, night)
    await finishNight(db, night, { made, problem: '', isTried: tried !== null })
    log.info({ ...made, isTried: tried !== null }, 'backup made')
  } catch (error) {
    log.error({ err: error }, 'the backup of this night is no good')
    const isBad = isMade && isOfBackup(error)
    if (isBad) await rename(target, join(folder, refusedName)).catch(() => undefined)
    const problem = isBad
      ? `The backup of ${night} could not be restored: ${(error as Error).message}`
      : isMade
        ? `The backup of ${night} was made, but it could not be tested: ${(error as Error).message}`
        : `The backup of ${night} could not be made: ${explain(error, folder)}`
    await finishNight(db, night, { made, problem, isTried: false })
  }
}

/**
 * Throws where a second copy of the database might fill the disk that the portal needs. Only the database of try-it mode is
 * known to be on the disk of the files.
 */
async function checkRoom({ db, files, config }: Deps): Promise<void> {
  const space = config.isTryIt ? await files.space() : null
  if (!space) return
  const { bytes } = await findDatabaseState(db)
  if (space.free < bytes + roomLeft) {
    throw new Error(
      `the test needs room for the database a second time, ${sizeInWords(bytes + roomLeft)}, and the disk has ${sizeInWords(space.free)}.`,
    )
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Whether the backup itself is bad: it was refused, or PostgreSQL does not take its rows (classes: data, integrity,
 * names). Otherwise the server was away or full while it was tested, and a good backup must not be lost for that.
 */
function isOfBackup(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return error instanceof RefusedBackup || (error instanceof Error && 'severity' in error && /^(22|23|42)/.test(code))
}

function explain(error: unknown, folder: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return `the folder ${folder} is not there.`
  if (code === 'EACCES' || code === 'EROFS') return `the folder ${folder} cannot be written.`
  if (code === 'ETIMEDOUT') return `the folder ${folder} does not answer.`
  if (code === 'ENOSPC') return `the disk of ${folder} is full.`
  return message
}

async function deleteOld(folder: string, tonight: string): Promise<void> {
  const nights = (await readdir(folder)).flatMap((name) => nightIn(name) ?? [])
  const keep = nightsToKeep(nights, tonight)
  for (const night of nights) if (!keep.has(night)) await rm(join(folder, fileOf(night)), { force: true })
  await rm(join(folder, refusedName), { force: true })
}
