import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'

/** Runs SQL that somebody else wrote, in the caller's transaction where there is one. */
export async function runSql(db: Kysely<Database>, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
  return { rows }
}

/** Runs `work` while no other instance does anything under the same name; they take turns. */
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
