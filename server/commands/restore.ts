import { mkdir } from 'node:fs/promises'
import { restoreBackup } from '../backups/restore-backup.ts'
import { BrokenArchive } from '../backups/tar.ts'
import { InvalidConfiguration, readConfig } from '../config.ts'
import { connectDatabase } from '../database/connect.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { claimDataFolder } from '../database/sole-portal.ts'
import { createFileStore } from '../deps.ts'
import { createLog } from '../log.ts'

/** Brings a backup back, into an empty data folder or database. */
async function main(): Promise<number> {
  const [source, ...others] = process.argv.slice(2)
  if (!source || others.length > 0) {
    console.error('Name the backup: npm run restore -- portal-2026-11-21.tar.gz')
    return 1
  }
  const config = readConfig()
  const { databaseUrl, dataDir, migrationsFolder } = config
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config)
  const database = await connectDatabase({ databaseUrl, dataDir, log, poolSize: 3 })
  try {
    const { seat } = database
    const claim = seat === undefined ? undefined : await claimDataFolder({ ...database, seat }, dataDir)
    const into = { ...database, files: createFileStore(config), dataDir, log, migrationsFolder }
    const { files, tables } = await restoreBackup(into, source)
    console.info(`${tables} tables and ${files} files are back. Start the portal: npm start`)
    await claim?.release()
    return 0
  } finally {
    await database.close()
  }
}

function explain(error: unknown): string {
  const isOurs = [InvalidConfiguration, DatabaseUnavailable, BrokenArchive].some((kind) => error instanceof kind)
  if (isOurs) return (error as Error).message
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'The disk is full. Make room, then run the same command again.'
  if (code === 'ENOENT' || code === 'EACCES') return `${path} cannot be read or written.`
  return `Restoring was broken off. Run the same command again.\n${error instanceof Error ? error.stack : String(error)}`
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`\n${explain(error)}\n`)
    process.exit(1)
  },
)
