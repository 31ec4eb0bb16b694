import type { Insertable, Updateable } from 'kysely'
import type { Database, Db } from '../../database/tables.ts'

/** The providers with how many accounts are linked to each, the oldest first. */
export function listProviders(db: Db) {
  return db
    .selectFrom('identityProviders')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('linkedSignIns')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('linkedSignIns.providerId', '=', 'identityProviders.id')
        .as('accounts'),
    )
    .orderBy('createdAt')
    .execute()
}

export type ProviderRow = Awaited<ReturnType<typeof listProviders>>[number]

export async function findProvider(db: Db, id: string) {
  return (await db.selectFrom('identityProviders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Stores a provider; false if there is one with this issuer. */
export async function insertProvider(
  db: Db,
  provider: Insertable<Database['identityProviders']> & { id: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('identityProviders')
    .values(provider)
    .onConflict((conflict) => conflict.column('issuer').doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False if it has been removed. */
export async function updateProvider(
  db: Db,
  id: string,
  change: Updateable<Database['identityProviders']>,
): Promise<boolean> {
  const updated = await db.updateTable('identityProviders').set(change).where('id', '=', id).executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Removes a provider with everything that is linked to it; false if it is gone. */
export async function deleteProvider(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('identityProviders').where('id', '=', id).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
