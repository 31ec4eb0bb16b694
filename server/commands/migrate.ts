import { mkdir } from 'node:fs/promises'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { InvalidConfiguration, readConfig } from '../config.ts'
import { connectDatabase } from '../database/connect.ts'
import { enableTrigrams } from '../database/extensions.ts'
import { migrate } from '../database/migrate.ts'
import { createLog } from '../log.ts'

/** Brings the database up to date as a start of the portal does, and ends. */
async function main(): Promise<void> {
  const config = readConfig()
  const { databaseUrl, dataDir, migrationsFolder } = config
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config)
  const database = await connectDatabase({ databaseUrl, dataDir, log, poolSize: 2 })
  try {
    const applied = await migrate(database.connection, { folder: migrationsFolder })
    await enableTrigrams(database.connection, log)
    for (const name of applied) console.info(`applied ${name}`)
    console.info(applied.length > 0 ? 'The database is up to date now.' : 'The database was up to date.')
  } finally {
    await database.close()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const isOurs = [InvalidConfiguration, DatabaseUnavailable].some((kind) => error instanceof kind)
    console.error(
      `\n${isOurs ? (error as Error).message : `The database was not brought up to date.\n${error instanceof Error ? error.stack : error}`}\n`,
    )
    process.exit(1)
  },
)
