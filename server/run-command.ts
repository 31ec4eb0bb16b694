import { mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../postgres/database-unavailable.ts'
import { type Config, InvalidConfiguration, readConfig } from './config/config.ts'
import { type ConnectedDatabase, connectDatabase } from './database/connect.ts'
import { createLog } from './logging/log.ts'
import { runAsOwner } from './run-as-owner.ts'

/** An error that the user of a command has to correct. */
export class Refused extends Error {}

interface Failing {
  /** What the command has not done, for an error that nobody expects: "The book was not loaded." */
  failed: string
  /** Errors whose message is for the user of the command, beside those of every command. */
  known?: ReadonlyArray<abstract new (...given: never[]) => Error>
  /** Other errors in a sentence; undefined for the rest. */
  explain?: (error: unknown) => string | undefined
}

/** Runs a command and ends the process: with the code that `main` returns, or with 1 after a sentence about what went wrong. */
export function runCommand(main: () => Promise<number>, { failed, known = [], explain }: Failing): void {
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      const isOurs = [Refused, InvalidConfiguration, DatabaseUnavailable, ...known].some(
        (kind) => error instanceof kind,
      )
      const sentence = isOurs ? (error as Error).message : explain?.(error)
      console.error(`\n${sentence ?? `${failed}\n${error instanceof Error ? error.stack : String(error)}`}\n`)
      process.exit(1)
    },
  )
}

/** Lets a command work on the database of the settings, which is closed afterwards, as the user to whom the data folder belongs. */
export async function withDatabase<T>(
  work: (portal: { config: Config; database: ConnectedDatabase; log: Logger }) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  const { databaseUrl, dataDir } = config
  await runAsOwner(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config)
  const database = await connectDatabase({ databaseUrl, dataDir, log })
  try {
    return await work({ config, database, log })
  } finally {
    await database.close()
  }
}
