import { noOrganisation, Organisation } from '#contract/organisation.ts'
import type { Db } from '../../database/tables.ts'
import { findSaved } from './queries.ts'

/** Who runs the portal, with `""` for whatever has not been entered. */
export async function findOrganisation(db: Db): Promise<Organisation> {
  const saved = await findSaved(db)
  return saved ? Organisation.parse(saved.details) : noOrganisation
}
