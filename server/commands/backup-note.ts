import { readConfig } from '../config/config.ts'
import { connectDatabase, createKysely } from '../database/connect.ts'
import type { Db } from '../database/tables.ts'
import { forgetCopies, nightOf, noteBackupCopied, noteBackupElsewhere } from '../features/backups/service.ts'
import { createLog } from '../logging/log.ts'
import { runAsOwner } from '../run-as-owner.ts'
import { Refused, runCommand } from '../run-command.ts'

/**
 * Tells the portal that its backups have been copied to another place now; with BACKUP_TO=elsewhere, that something else,
 * such as the database's provider, has made a backup. With `--no-copies`: that there will be no more copies.
 */
async function main(): Promise<number> {
  const isEnd = process.argv[2] === '--no-copies'
  if (process.argv.length > (isEnd ? 3 : 2)) {
    throw new Refused(
      'npm run backup:note tells the portal that its backups were copied, or made by something else, now. Nothing can follow it but “-- --no-copies”, if there will be no more copies.',
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
    console.info(await tell(createKysely(database.pool), config.backupTo, isEnd))
    return 0
  } finally {
    await database.close()
  }
}

/** Records it, for the folder of the backups if the portal makes them itself, and returns what the portal now knows. */
async function tell(db: Db, backupTo: string | undefined, isEnd: boolean): Promise<string> {
  const next = 'It expects the next within 36 hours.'
  if (isEnd) {
    await forgetCopies(db)
    return 'The portal expects no more copies of its backups.'
  }
  if (backupTo === undefined) {
    await noteBackupElsewhere(db, nightOf(new Date()))
    return `The portal knows that a backup was made now. ${next}`
  }
  if (!(await noteBackupCopied(db, backupTo)))
    throw new Refused(`The portal has made no good backup in ${backupTo} yet.`)
  return `The portal knows that its backups were copied now. ${next}`
}

runCommand(main, { failed: 'The portal was not told.' })
