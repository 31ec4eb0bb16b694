import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { isWindows } from './folder.ts'
import { open } from './postmaster.ts'

const turn = 'one portal on a data folder'
const patience = 3_000

/**
 * Makes sure that no other portal uses this data folder, and keeps it so until `release`. Waits 3 s for one that is
 * just stopping. What is held is the socket (a named pipe on Windows) at `seat`: the system frees it however the process
 * ends, and it does not depend on PostgreSQL, which may be killed and started again under a portal that lives on. The
 * lock in the database is held only while one looks: two that start at once must not both take a socket of a dead
 * portal for theirs. Throws DatabaseUnavailable.
 */
export async function claimDataFolder(
  { connection, seat }: { connection: pg.ClientConfig; seat: string },
  dataDir: string,
): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ ...connection, application_name: 'portal lock' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const deadline = Date.now() + patience; ; await delay(200)) {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [
        turn,
      ])
      const server = rows[0]?.mine ? await takeSeat(seat) : undefined
      if (server) return { release: () => leaveSeat(server) }
      if (rows[0]?.mine) await client.query('select pg_advisory_unlock(hashtext($1))', [turn])
      if (Date.now() > deadline) break
    }
  } finally {
    await client.end()
  }
  throw new DatabaseUnavailable(
    `Another portal is already running on the data folder ${dataDir}. Use that one, stop it first, or give this one a folder and a port of its own: DATA_DIR=another PORT=3001 npm start`,
  )
}

async function takeSeat(seat: string): Promise<Server | undefined> {
  const holder = await open(seat)
  if (holder) {
    holder.destroy()
    return undefined
  }
  // The file of a portal that was killed; a pipe leaves none.
  if (!isWindows) rmSync(seat, { force: true })
  const server = createServer((visitor) => visitor.destroy())
  return await new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(seat, () => resolve(server.unref()))
  })
}

function leaveSeat(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
