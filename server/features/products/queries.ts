import { lockForTransaction } from '../../database/advisory-lock.ts'
import { lastPosition, updatePositions } from '../../database/positions.ts'
import type { Db } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'

const columns = ['id', 'title', 'pricePence', 'image', 'description', 'version', 'deletedAt'] as const

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number]

/** What can be bought, in the operator's order. */
export function listProducts(db: Db) {
  return db
    .selectFrom('products')
    .select(columns)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Those of some products that can be bought. */
export function listProductsByIds(db: Db, ids: number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'pricePence'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
}

/** What was deleted and can be restored, the last deleted first. */
export function listDeletedProducts(db: Db) {
  return db
    .selectFrom('products')
    .select(columns)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .execute()
}

export type ProductFacts = Pick<ProductRow, 'title' | 'pricePence' | 'image' | 'description'>

/** The same product, added since then and not changed or deleted. Nobody else adds one until the transaction ends. */
export async function findRepeated(db: Db, facts: ProductFacts, since: Date): Promise<ProductRow | null> {
  await lockForTransaction(db, 'new product')
  const { title, pricePence, image, description } = facts
  const found = await db
    .selectFrom('products')
    .select(columns)
    .where(({ and }) => and({ title, pricePence, image, description }))
    .where('createdAt', '>', since)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** Adds a product behind the others, which is in front of them in the shop. */
export function insertProduct(db: Db, facts: ProductFacts): Promise<ProductRow> {
  return db
    .insertInto('products')
    .values({ ...facts, position: lastPosition('products') })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** A product that nobody else can change until the transaction ends; deleted or not, as asked. */
export async function lockProduct(db: Db, id: number, { isDeleted }: { isDeleted: boolean }) {
  const found = await db
    .selectFrom('products')
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', isDeleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

export function updateProduct(
  db: Db,
  id: number,
  changed: Partial<ProductFacts & { deletedAt: Date | null }>,
): Promise<ProductRow> {
  return db
    .updateTable('products')
    .set({ ...changed, version: nextVersion('version') })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Puts the products with these ids first, in this order; the others follow as they were. */
export const updateProductOrder = (db: Db, ids: number[]): Promise<void> => updatePositions(db, 'products', ids)

/** Deletes for good what was deleted before that time, and returns the URLs of its images. */
export async function deleteProductsOf(db: Db, before: Date): Promise<string[]> {
  const gone = await db.deleteFrom('products').where('deletedAt', '<', before).returning('image').execute()
  return gone.map(({ image }) => image)
}
