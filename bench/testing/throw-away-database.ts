import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import { pino } from 'pino'
import { connectDatabase } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'

const migrations = resolve(import.meta.dirname, '../../server/database/migrations')

/** The value of `DATABASE_URL` for a portal that is to use this database, whose PostgreSQL listens on a socket. */
const databaseUrl = ({ user, port, host = '' }: PoolConfig) =>
  `postgres://${user}@localhost:${port}/portal?host=${encodeURIComponent(host)}`

/** A new migrated database in a temporary folder, as a new portal creates it; `drop` removes it. */
export async function createDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const database = await connectDatabase({ dataDir: folder, log: pino({ level: 'silent' }) })
  await migrate(database.connection, { folder: migrations })
  const drop = async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...database, url: databaseUrl(database.connection), folder, drop }
}
