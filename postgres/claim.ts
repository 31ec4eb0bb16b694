import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { isWindows } from './folder.ts'
import { open } from './postmaster.ts'

export type Claim = { release(): Promise<void> }

const lockName = 'one portal on a data folder'
/** How long to wait for another portal that is stopping, in milliseconds. */
const patience = 3_000

/**
 * Makes sure that no other portal uses this data folder, until `release`. Waits 3 s for one that is stopping.
 *
 * The claim is a listening socket (a named pipe on Windows): the system closes it however the process ends, and it does
 * not depend on PostgreSQL, which can be killed and restarted under a running portal. An advisory lock is held only
 * while the socket is checked, so that two portals that start at once do not both replace the socket of a dead one.
 * Throws DatabaseUnavailable.
 */
export async function claimFolder(claimSocket: string, connection: pg.ClientConfig, dataDir: string): Promise<Claim> {
  const client = new pg.Client({ ...connection, ssl: false, application_name: 'portal lock' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const deadline = Date.now() + patience; ; await delay(200)) {
      const { rows } = await client.query<{ isLocked: boolean }>(
        'select pg_try_advisory_lock(hashtext($1)) as "isLocked"',
        [lockName],
      )
      if (rows[0]?.isLocked) {
        const server = await listenAlone(claimSocket)
        if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) }
        await client.query('select pg_advisory_unlock(hashtext($1))', [lockName])
      }
      if (Date.now() > deadline) break
    }
  } finally {
    await client.end()
  }
  throw new DatabaseUnavailable(
    `Another portal is already running on the data folder ${dataDir}. Use that one, stop it first, or give this one a folder and a port of its own: DATA_DIR=another PORT=3001 npm start`,
  )
}

/** Listens on the socket, in place of one that a killed portal left behind; undefined if another portal listens. */
async function listenAlone(claimSocket: string): Promise<Server | undefined> {
  const other = await open(claimSocket)
  if (other) {
    other.destroy()
    return undefined
  }
  // A killed portal leaves the file of its socket behind; a pipe has none.
  if (!isWindows) rmSync(claimSocket, { force: true })
  const server = createServer((visitor) => visitor.destroy())
  return await new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(claimSocket, () => resolve(server.unref()))
  })
}
