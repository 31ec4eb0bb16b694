import type { Kysely } from 'kysely'
import { noOrganisation, Organisation } from '#contract/organisation.ts'
import type { Database } from '../../database/tables.ts'
import { findSaved } from './queries.ts'

/** Who runs the portal, with `""` for whatever has not been entered. */
export async function findOrganisation(db: Kysely<Database>): Promise<Organisation> {
  const saved = await findSaved(db)
  return saved ? Organisation.parse(saved.details) : noOrganisation
}
