import { type EditedOrganisation, noOrganisation, Organisation } from '#contract/organisation.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import type { Db } from '../../database/tables.ts'
import { staleVersion } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import { findSaved, upsertOrganisation } from './queries.ts'

/** What has been saved last. */
export async function editedOrganisation(db: Db): Promise<EditedOrganisation> {
  const saved = await findSaved(db)
  return saved
    ? { organisation: Organisation.parse(saved.details), version: saved.version }
    : { organisation: noOrganisation, version: 0 }
}

/** Saves who runs the portal, for every page, mail and letter from now on. Throws `changed-meanwhile`. */
export async function saveOrganisation(
  { db }: Pick<Deps, 'db'>,
  by: ByUser,
  { version, ...entered }: Organisation & { version: number },
): Promise<EditedOrganisation> {
  const organisation = Organisation.parse({ ...entered, ...(entered.is_ico_exempt && { ico_number: '' }) })
  const before = await editedOrganisation(db)
  // Sent twice or unchanged: nothing to save, and no conflict to report.
  if (JSON.stringify(before.organisation) === JSON.stringify(organisation)) return before
  await db.transaction().execute(async (trx) => {
    if (!(await upsertOrganisation(trx, organisation, version))) throw staleVersion('organisation')
    await recordAudit(trx, by, 'organisation.saved', String(version + 1))
  })
  return editedOrganisation(db)
}
