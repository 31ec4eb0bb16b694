import { readConfig } from '../config/config.ts'
import { connectDatabase, createKysely } from '../database/connect.ts'
import { nightOf, noteBackupCopied, noteBackupElsewhere } from '../features/backups/service.ts'
import { createLog } from '../logging/log.ts'
import { runAsOwner } from '../run-as-owner.ts'
import { Refused, runCommand } from '../run-command.ts'

/**
 * Tells the portal that its backups have been copied to another place now; with BACKUP_TO=elsewhere, that something else,
 * such as the database's provider, has made a backup.
 */
async function main(): Promise<number> {
  if (process.argv.length > 2) {
    throw new Refused(
      'npm run backup:note tells that the backups were copied, or made by something else, now. It takes nothing after it.',
    )
  }
  const config = readConfig()
  await runAsOwner(config.dataDir)
  if (!config.isBackedUpElsewhere && !config.backupTo) {
    throw new Refused('BACKUP_TO is not set, so there are no backups to tell of.')
  }
  const { databaseUrl, dataDir } = config
  const database = await connectDatabase({ databaseUrl, dataDir, log: createLog(config), poolSize: 1 })
  try {
    const db = createKysely(database.pool)
    if (config.isBackedUpElsewhere) await noteBackupElsewhere(db, nightOf(new Date()))
    else if (!(await noteBackupCopied(db))) throw new Refused('The portal has made no good backup yet.')
    const what = config.isBackedUpElsewhere ? 'a backup was made' : 'its backups were copied'
    console.info(`The portal knows that ${what} now. It waits 36 hours for the next time.`)
    return 0
  } finally {
    await database.close()
  }
}

runCommand(main, { failed: 'The portal was not told.' })
