import { readConfig } from '../config/config.ts'
import { connectDatabase, createKysely } from '../database/connect.ts'
import { nightOf, noteBackupElsewhere } from '../features/backups/service.ts'
import { createLog } from '../logging/log.ts'
import { runAsOwner } from '../run-as-owner.ts'
import { Refused, runCommand } from '../run-command.ts'

/** Tells the portal that something else, such as the database's provider, has made a backup now. */
async function main(): Promise<number> {
  if (process.argv.length > 2) {
    throw new Refused('npm run backup:note tells that a backup was made now, and takes nothing after it.')
  }
  const config = readConfig()
  await runAsOwner(config.dataDir)
  if (!config.isBackedUpElsewhere) {
    throw new Refused(
      'This is for a portal with BACKUP_TO=elsewhere. Others make their backups by themselves, and know of them.',
    )
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

runCommand(main, { failed: 'The portal was not told.' })
