import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable } from './database-unavailable.ts'

const lock = 'one portal on a data folder'
const patience = 3_000

/**
 * Makes sure that no other portal uses this data folder, and keeps it so until `release`. Waits 3 s for one that is
 * just stopping. The lock lives and dies with its connection, so a killed portal leaves none behind.
 * Throws DatabaseUnavailable.
 */
export async function claimDataFolder(
  connection: pg.ClientConfig,
  dataDir: string,
): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ ...connection, application_name: 'portal lock' })
  client.on('error', () => undefined)
  await client.connect()
  for (const deadline = Date.now() + patience; ; await delay(200)) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock(hashtext($1)) as free', [lock])
    if (rows[0]?.free) return { release: () => client.end() }
    if (Date.now() > deadline) break
  }
  await client.end()
  throw new DatabaseUnavailable(
    `Another portal is already running on the data folder ${dataDir}. Use that one, stop it first, or give this one a folder and a port of its own: DATA_DIR=another PORT=3001 npm start`,
  )
}
