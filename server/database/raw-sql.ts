import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** Runs SQL given as text, in the caller's transaction if there is one. */
export async function runSql(db: Kysely<Database>, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
  return { rows }
}
