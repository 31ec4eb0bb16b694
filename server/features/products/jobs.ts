import { beginningOf } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { releaseImage } from '../images/service.ts'
import { deleteProductsOf } from './queries.ts'

/** How many days what was deleted can be restored. */
const restorableFor = 30

async function deleteOldProducts(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const images = await deleteProductsOf(db, beginningOf(restorableFor))
    for (const image of images) await releaseImage(db, image)
  })
}

export function productJobs(deps: Deps): void {
  deps.jobs.every(24, 'delete-old-products', () => deleteOldProducts(deps))
}
