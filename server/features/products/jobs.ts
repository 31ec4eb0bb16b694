import { restorableDays, startOfDay } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { releaseImage } from '../images/service.ts'
import { deleteProductsOf } from './queries.ts'

async function deleteOldProducts(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const images = await deleteProductsOf(db, startOfDay(restorableDays))
    for (const image of images) await releaseImage(db, image)
  })
}

export function productJobs(deps: Deps): void {
  deps.jobs.every(24, 'delete-old-products', () => deleteOldProducts(deps))
}
