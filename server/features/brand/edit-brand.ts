import { PortalBrand } from '#contract/brand.ts'
import type { EditedBrand } from '#contract/brand-editing.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import { staleVersion } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import type { Shelf } from '../resources/service.ts'
import { examplesIn } from './examples.ts'
import { findBrand, upsertBrand } from './queries.ts'
import { findLetter, shippedBrand } from './service.ts'
import { findShownSponsor } from './sponsors/shown-sponsor.ts'

type Needs = Pick<Deps, 'db' | 'config'>

/** The brand as last saved, or the default. */
export async function editedBrand({ db, config }: Needs, shelf: Shelf): Promise<EditedBrand> {
  const saved = await findBrand(db)
  const brand = saved?.details ?? (await shippedBrand(config, shelf))
  return {
    brand,
    version: saved?.version ?? 0,
    examples: examplesIn({ ...brand, ...(await findShownSponsor(db)) }, await findLetter(shelf)),
  }
}

/** Restores the schema's key order, which jsonb does not preserve. */
const written = (brand: PortalBrand) => JSON.stringify(PortalBrand.parse(brand))

/** Saves the brand for every page and instance. Throws `changed-meanwhile`. */
export async function saveBrand(
  deps: Needs,
  shelf: Shelf,
  by: ByUser,
  wanted: PortalBrand & { version: number },
): Promise<EditedBrand> {
  const brand = PortalBrand.parse({ ...wanted, social: wanted.social.filter(({ url }) => url !== '') })
  const before = await editedBrand(deps, shelf)
  // Sent twice or unchanged: nothing to save, and no conflict to report.
  if (written(before.brand) === written(brand)) return before
  await deps.db.transaction().execute(async (db) => {
    if (!(await upsertBrand(db, brand, wanted.version))) throw staleVersion('brand')
    await recordAudit(db, by, 'brand.saved', String(wanted.version + 1))
  })
  return editedBrand(deps, shelf)
}
