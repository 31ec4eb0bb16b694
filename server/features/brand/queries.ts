import type { Kysely } from 'kysely'
import type { Brand } from '#contract/brand.ts'
import type { Database } from '../../database/tables.ts'

/** The brand as it was edited last, or null while it has never been. */
export async function findBrand(db: Kysely<Database>): Promise<Brand | null> {
  const row = await db.selectFrom('brand').select('details').executeTakeFirst()
  return row?.details ?? null
}
