import { penceOf } from '#contract/money.ts'
import type { StockedProduct } from '#contract/products.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import { refuseStale } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { replaceImage } from '../images/service.ts'
import { repeatedSince } from '../inbox/service.ts'
import {
  findRepeated,
  insertProduct,
  lockProduct,
  type ProductFacts,
  type ProductRow,
  updateProduct,
} from './queries.ts'

export { listProductsByIds } from './queries.ts'

/** Prices are held in pence, which add up. */
export const factsOf = ({ price, ...body }: { title: string; price: number; image: string; description: string }) => ({
  ...body,
  pricePence: penceOf(price),
})

export function toStockedProduct({ pricePence, deletedAt, ...product }: ProductRow): StockedProduct {
  return { ...product, price: pricePence / 100, delete_time: deletedAt?.toISOString() ?? '' }
}

/** Adds a product; the same one again within minutes is one, because the answer may have been lost. */
export function addProduct(deps: Deps, by: ByUser, facts: ProductFacts): Promise<ProductRow> {
  return deps.db.transaction().execute(async (db) => {
    const repeated = await findRepeated(db, facts, repeatedSince())
    if (repeated) return repeated
    await replaceImage(db, { image: facts.image, before: '', uploaderId: by.userId })
    const product = await insertProduct(db, facts)
    await recordAudit(db, by, 'product.added', String(product.id))
    return product
  })
}

/** Throws `changed-meanwhile` if the product is no longer in that version, with nothing done. */
export function changeProduct(
  deps: Deps,
  by: ByUser,
  { id, version }: { id: number; version: number },
  facts: ProductFacts,
): Promise<ProductRow> {
  return deps.db.transaction().execute(async (db) => {
    const before = await lockProduct(db, id, { isDeleted: false })
    if (!before) throw new Failure('not-found')
    refuseStale('product', before.version, version)
    await replaceImage(db, { image: facts.image, before: before.image, uploaderId: by.userId })
    await recordAudit(db, by, 'product.changed', String(id))
    return updateProduct(db, id, facts)
  })
}

/** Takes a product out of the shop, or puts it back. */
export function withdrawProduct(deps: Deps, by: ByUser, id: number, isDeleted: boolean): Promise<ProductRow> {
  return deps.db.transaction().execute(async (db) => {
    if (!(await lockProduct(db, id, { isDeleted: !isDeleted }))) throw new Failure('not-found')
    const action = isDeleted ? 'product.deleted' : 'product.restored'
    await recordAudit(db, by, action, String(id))
    return updateProduct(db, id, { deletedAt: isDeleted ? new Date() : null })
  })
}
