import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { InvalidConfiguration, readConfig } from '../config/config.ts'
import { connectDatabase, createKysely } from '../database/connect.ts'
import { nightOf, noteBackupElsewhere } from '../features/backups/service.ts'
import { createLog } from '../logging/log.ts'
import { runAsOwner } from '../run-as-owner.ts'

/** Tells the portal that something else, such as the database's provider, has made a backup now. */
async function main(): Promise<number> {
  if (process.argv.length > 2) {
    console.error('npm run backup:note tells that a backup was made now, and takes nothing after it.')
    return 1
  }
  const config = readConfig()
  await runAsOwner(config.dataDir)
  if (!config.isBackedUpElsewhere) {
    console.error(
      'This is for a portal with BACKUP_TO=elsewhere. Others make their backups by themselves, and know of them.',
    )
    return 1
  }
  const { databaseUrl, dataDir } = config
  const database = await connectDatabase({ databaseUrl, dataDir, log: createLog(config), poolSize: 1 })
  try {
    await noteBackupElsewhere(createKysely(database.pool), nightOf(new Date()))
    console.info('The portal knows that a backup was made now. It waits 36 hours for the next.')
    return 0
  } finally {
    await database.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isOurs = [InvalidConfiguration, DatabaseUnavailable].some((kind) => error instanceof kind)
    console.error(
      `\n${isOurs ? (error as Error).message : `The portal was not told.\n${error instanceof Error ? error.stack : error}`}\n`,
    )
    process.exit(1)
  },
)
