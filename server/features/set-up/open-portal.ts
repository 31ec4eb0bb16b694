import type { SetUpCode } from '#contract/set-up.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import { staleVersion } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import type { Shelf } from '../resources/service.ts'
import { insertOpening } from './queries.ts'
import { listSteps, unprovenOf } from './service.ts'

/**
 * Notes that somebody has opened the portal to schools, with the steps without proof, which they must have seen. Nothing is
 * kept from opening. Throws `changed-meanwhile` when other steps are unproven by now. A second opening changes nothing.
 */
export async function openPortal(deps: Deps, shelf: Shelf, by: ByUser, seen: SetUpCode[]): Promise<void> {
  const unproven = unprovenOf(await listSteps(deps, shelf))
  if (unproven.join() !== seen.join()) throw staleVersion('list')
  await deps.db.transaction().execute(async (db) => {
    if (await insertOpening(db, by.userId, unproven)) await recordAudit(db, by, 'portal.opened', unproven.join(' '))
  })
}
