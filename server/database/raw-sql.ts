import { CompiledQuery } from 'kysely'
import type { Db } from './tables.ts'

/** Runs SQL given as text, in the caller's transaction if there is one. */
export async function runSql(db: Db, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
  return { rows }
}
