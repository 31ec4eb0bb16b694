import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'

/** Runs SQL given as text, in the caller's transaction if there is one. */
export async function runSql(db: Kysely<Database>, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
  return { rows }
}

/** Runs `work` under an advisory lock of this name: instances take turns. */
export async function inTurn(db: Kysely<Database>, name: string, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(held)
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(held)
    }
  })
}
