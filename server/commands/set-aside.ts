import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { InvalidConfiguration, readConfig } from '../config/config.ts'
import { connectDatabase } from '../database/connect.ts'
import { checkSetAside, setAside } from '../database/set-aside.ts'
import { createLog } from '../logging/log.ts'

/**
 * Gives the database another name and makes an empty one in its place, so that a backup can be restored; with `--check`
 * only says whether that would work. For `npm run update`, which goes back with it.
 */
async function main(): Promise<void> {
  const config = readConfig()
  const { databaseUrl, dataDir } = config
  if (!databaseUrl) throw new DatabaseUnavailable('Only a database that DATABASE_URL names can be set aside.')
  const database = await connectDatabase({ databaseUrl, dataDir, log: createLog(config), poolSize: 1 })
  // Its own connection would be in the way.
  await database.close()
  if (process.argv[2] === '--check') await checkSetAside(database.connection)
  else
    console.info(
      `The database as it was is called ${await setAside(database.connection)} now; drop it when you no longer need it.`,
    )
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const isOurs = [InvalidConfiguration, DatabaseUnavailable].some((kind) => error instanceof kind)
    console.error(`\n${isOurs ? (error as Error).message : error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  },
)
