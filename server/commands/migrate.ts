import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { followChanges } from '../database/changes.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { createDeps } from '../deps.ts'
import { createServices, defineJobs } from '../features.ts'
import { Refused, runCommand, withDatabase } from '../run-command.ts'

/** Brings the database up to date as a start of the portal does, so that an instance has nothing left to create; and ends. */
async function main(): Promise<number> {
  if (process.argv.length > 2)
    throw new Refused('npm run migrate brings the database of the settings up to date, and takes nothing after it.')
  return withDatabase(async ({ config, database, log }) => {
    const applied = await migrate(database.connection, { folder: config.migrationsFolder })
    await createQueues(config, database, log)
    for (const name of applied) console.info(`applied ${name}`)
    console.info(applied.length > 0 ? 'The database is up to date now.' : 'The database was up to date.')
    return 0
  })
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

runCommand(main, { failed: 'The database was not brought up to date.' })
