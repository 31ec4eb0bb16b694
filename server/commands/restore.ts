import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { keyFileOf, listSecrets } from '../backups/backup-key.ts'
import { erasureLogBeside } from '../backups/erasure-log.ts'
import { RefusedBackup } from '../backups/refused-backup.ts'
import { type RestoreReport, restoreBackup } from '../backups/restore-backup.ts'
import { InvalidConfiguration, readConfig } from '../config/config.ts'
import { connectDatabase } from '../database/connect.ts'
import { createFileStore } from '../deps.ts'
import { createLog } from '../logging/log.ts'

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

/** Restores a backup into an empty data folder or database. */
async function main(): Promise<number> {
  const given = readArguments()
  if (!given) {
    console.error(usage)
    return 1
  }
  const config = readConfig()
  const { databaseUrl, dataDir, migrationsFolder } = config
  const source = { ...given, secrets: await listSecrets(config), keyFile: keyFileOf(dataDir) }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config)
  const database = await connectDatabase({ databaseUrl, dataDir, log, poolSize: 3 })
  try {
    const claim = await database.claimDataFolder()
    const into = { ...database, files: createFileStore(config), dataDir, log, migrationsFolder }
    console.info(summarise(await restoreBackup(into, source)))
    await claim.release()
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
    'Everybody has to log in again, and links in earlier e-mails no longer work. Start the portal: npm start',
  ].join('\n')
}

function explain(error: unknown): string {
  const isOurs = [InvalidConfiguration, DatabaseUnavailable, RefusedBackup].some((kind) => error instanceof kind)
  if (isOurs) return (error as Error).message
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'The disk is full. Make room, then run the same command again.'
  if (code === 'ENOENT' || code === 'EACCES') return `${path} cannot be read or written.`
  return `Restoring was interrupted. Run the same command again.\n${error instanceof Error ? error.stack : String(error)}`
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`\n${explain(error)}\n`)
    process.exit(1)
  },
)
