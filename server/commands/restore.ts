import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { keyFileOf, listSecrets } from '../backups/backup-key.ts'
import { choosePlace, type Place } from '../backups/choose-place.ts'
import { erasureLogBeside } from '../backups/erasure-log.ts'
import { RefusedBackup } from '../backups/refused-backup.ts'
import { checkBackup, type RestoreReport, restoreBackup } from '../backups/restore-backup.ts'
import { type Config, readConfig } from '../config/config.ts'
import { connectDatabase } from '../database/connect.ts'
import { createFileStore } from '../deps.ts'
import { createLog } from '../logging/log.ts'
import { runAsOwner } from '../run-as-owner.ts'
import { Refused, runCommand } from '../run-command.ts'
import { explainShortage } from '../shortages.ts'

const usage = `Name the backup: npm run restore -- portal-2026-11-21.backup
  --erasures FILE     the log of deleted accounts, if it is not beside the backup
  --without-erasures  restore although it is lost; this brings back people who have deleted their account since
  --unauthenticated   restore although the key is lost: the backup may have been changed`

const options = {
  erasures: { type: 'string' },
  'without-erasures': { type: 'boolean' },
  unauthenticated: { type: 'boolean' },
} as const

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [path, ...others] = positionals
    if (!path || others.length > 0) return null
    const erasureLog = values['without-erasures'] ? null : (values.erasures ?? erasureLogBeside(path))
    return { path, erasureLog, isUnchecked: values.unauthenticated === true }
  } catch {
    return null
  }
}

/** Restores a backup into an empty data folder or database, or beside the portal that is there. */
async function main(): Promise<number> {
  const given = readArguments()
  if (!given) {
    throw new Refused(usage)
  }
  const config = readConfig()
  await runAsOwner(config.dataDir)
  const { bucket, migrationsFolder } = config
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config)
  const source = { ...given, secrets: await listSecrets(config), keyFile: keyFileOf(config.dataDir) }
  const checked = await checkBackup(source)
  const place = await choosePlace({ ...config, hasBucket: bucket !== undefined, log })
  const { databaseUrl, dataDir } = place
  const database = await connectDatabase({ databaseUrl, dataDir, log })
  try {
    const claim = await database.claimDataFolder()
    const into = {
      ...database,
      pool: database.backgroundPool,
      files: createFileStore({ bucket, dataDir }),
      dataDir,
      log,
      migrationsFolder,
    }
    console.info(summarise(await restoreBackup(into, checked)))
    await claim.release()
    const changes = listChanges(config, place)
    console.info(changes.length === 0 ? 'Start the portal: npm start' : [whatToChange, ...changes].join('\n  '))
    return 0
  } finally {
    await database.close()
  }
}

function summarise({ files, tables, erased, erasedUntil }: RestoreReport): string {
  const since = erasedUntil
    ? `Accounts deleted again, because they were deleted since the backup: ${erased} (known until ${erasedUntil.toISOString()}).`
    : 'Accounts that have been deleted since the backup are back. Delete the ones that you know of.'
  return [
    `${tables} tables and ${files} files have been restored.`,
    since,
    'Everybody has to log in again, and links in earlier e-mails no longer work.',
  ].join('\n')
}

const whatToChange =
  'The portal that was here is as it was. To let it run on what has been restored, change this and restart it:'

/** The settings that have to change, as lines. */
function listChanges(config: Config, place: Place): string[] {
  const lines: string[] = []
  const nameIn = (url = '') => decodeURIComponent(new URL(url).pathname.slice(1))
  if (config.databaseUrl !== place.databaseUrl) {
    const [fresh, old] = [nameIn(place.databaseUrl), nameIn(config.databaseUrl)]
    lines.push(`DATABASE_URL, or the file that DATABASE_URL_FILE names: ${fresh} instead of ${old}, at its end`)
  }
  if (config.dataDir !== place.dataDir) lines.push(`DATA_DIR=${place.dataDir}`)
  return lines
}

function explain(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  const shortage = explainShortage(error)
  if (shortage) return `${shortage} Then run the same command again.`
  if (code === 'EACCES') return `${path} may not be read or written by the user to whom the data folder belongs.`
  return code === 'ENOENT' ? `${path} is not there.` : undefined
}

runCommand(main, {
  failed: 'Restoring was interrupted. Run the same command again.',
  known: [RefusedBackup],
  explain,
})
