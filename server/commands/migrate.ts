import { mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { type Config, InvalidConfiguration, readConfig } from '../config/config.ts'
import { followChanges } from '../database/changes.ts'
import { type ConnectedDatabase, connectDatabase } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { createDeps } from '../deps.ts'
import { createServices, defineJobs } from '../features.ts'
import { createLog } from '../logging/log.ts'
import { runAsOwner } from '../run-as-owner.ts'

/** An error that the user of the command has to correct. */
class Refused extends Error {}

/** Brings the database up to date as a start of the portal does, so that an instance has nothing left to create; and ends. */
async function main(): Promise<void> {
  if (process.argv.length > 2)
    throw new Refused('npm run migrate brings the database of the settings up to date, and takes nothing after it.')
  const config = readConfig()
  await runAsOwner(config.dataDir)
  const { databaseUrl, dataDir } = config
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config)
  const database = await connectDatabase({ databaseUrl, dataDir, log })
  try {
    const applied = await migrate(database.connection, { folder: config.migrationsFolder })
    await createQueues(config, database, log)
    for (const name of applied) console.info(`applied ${name}`)
    console.info(applied.length > 0 ? 'The database is up to date now.' : 'The database was up to date.')
  } finally {
    await database.close()
  }
}

async function createQueues(
  config: Config,
  { pool, backgroundPool, connection }: ConnectedDatabase,
  log: Logger,
): Promise<void> {
  const changes = await followChanges(connection, log)
  // What a portal warns of, it says when it starts.
  const deps = createDeps({ config: { ...config, warnings: [] }, pool, backgroundPool, connection, changes, log })
  defineJobs(deps, createServices(deps))
  await deps.jobs.createQueues()
  await deps.jobs.stop()
  deps.mailer.close()
  await changes.close()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const isOurs = [Refused, InvalidConfiguration, DatabaseUnavailable].some((kind) => error instanceof kind)
    console.error(
      `\n${isOurs ? (error as Error).message : `The database was not brought up to date.\n${error instanceof Error ? error.stack : error}`}\n`,
    )
    process.exit(1)
  },
)
