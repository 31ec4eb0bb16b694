import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { throttle } from '../logging/throttle.ts'
import { findUnapplied, migrate } from './migrate.ts'

interface Options {
  /** With the migrations. */
  folder: string
  log: Logger
  /** Whether this process applies them; otherwise it waits until another has. */
  isOurs: boolean
  /** Milliseconds to wait: as long as the other may wait for a lock. */
  patience?: number
}

/** Milliseconds between two looks. */
const pace = 1000

/**
 * Makes sure that the database has every migration: applies what is missing or, where that is left to `npm run migrate`,
 * waits for it. Throws DatabaseUnavailable as `migrate` does, and after waiting in vain.
 */
export async function ensureSchema(
  connection: pg.ClientConfig,
  { folder, log, isOurs, patience = 15 * 60_000 }: Options,
): Promise<void> {
  if (isOurs) return void (await migrate(connection, { folder }))
  const tell = throttle<string>(60_000, (next) =>
    log.warn({ next }, 'waiting for "npm run migrate" to bring the database up to date'),
  )
  for (const deadline = performance.now() + patience; ; await pause(pace)) {
    const next = await findUnapplied(connection, { folder })
    if (next === null) return
    tell(next)
    if (performance.now() > deadline) {
      throw new DatabaseUnavailable(
        `The database has not been brought up to date: it lacks ${next}. Run "npm run migrate" with the settings of the ` +
          'portal, or leave out MIGRATE_AT_START.',
      )
    }
  }
}
