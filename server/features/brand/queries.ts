import type { PortalBrand } from '#contract/brand.ts'
import type { Db } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'

/** The brand as last edited and how often it has been edited, or null if never. */
export async function findBrand(db: Db): Promise<{ details: PortalBrand; version: number } | null> {
  return (await db.selectFrom('brand').select(['details', 'version']).executeTakeFirst()) ?? null
}

/** Stores the version after number `before`; false when somebody else has saved since. */
export async function upsertBrand(db: Db, brand: PortalBrand, before: number): Promise<boolean> {
  const details = JSON.stringify(brand)
  const stored =
    before === 0
      ? await db
          .insertInto('brand')
          .values({ details, version: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await db
          .updateTable('brand')
          .set({ details, version: nextVersion('version') })
          .where('version', '=', before)
          .executeTakeFirst()
  return ('numUpdatedRows' in stored ? stored.numUpdatedRows : (stored.numInsertedOrUpdatedRows ?? 0n)) > 0n
}
