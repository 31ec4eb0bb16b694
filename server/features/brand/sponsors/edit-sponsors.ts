import { todayInUk } from '#contract/school-days.ts'
import type { Sponsor } from '#contract/sponsors.ts'
import { type ByUser, recordAudit } from '../../../database/audit.ts'
import { updatePositions } from '../../../database/positions.ts'
import type { Db } from '../../../database/tables.ts'
import { refuseStale, staleVersion } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { replaceLogo } from '../../images/service.ts'
import { defaultSponsor } from '../default-brand.ts'
import {
  changeSponsor,
  insertSponsor,
  listSponsorRows,
  lockSponsor,
  lockSponsorIds,
  removeSponsor,
  type SponsorFacts,
} from './queries.ts'
import { findThanked } from './shown-sponsor.ts'

type Needs = Pick<Deps, 'db'>
type Entered = Omit<Sponsor, 'id' | 'is_shown' | 'is_example' | 'version'>

export async function listSponsors(db: Db): Promise<Sponsor[]> {
  const rows = await listSponsorRows(db)
  const thanked = findThanked(rows, todayInUk().slice(0, 7))
  return rows.map(({ quoteAuthor, ...row }) => ({
    ...row,
    quote_author: quoteAuthor,
    is_shown: row.id === thanked?.id,
    is_example: row.name === defaultSponsor.name,
  }))
}

const toFacts = ({ quote_author, ...rest }: Entered): SponsorFacts => ({ ...rest, quoteAuthor: quote_author })

/** Refuses an unusable logo. */
export function addSponsor({ db }: Needs, by: ByUser, entered: Entered): Promise<Sponsor[]> {
  return db.transaction().execute(async (trx) => {
    await replaceLogo(trx, { logo: entered.logo, before: '', uploaderId: by.userId })
    const id = await insertSponsor(trx, toFacts(entered))
    await recordAudit(trx, by, 'sponsor.added', String(id))
    return listSponsors(trx)
  })
}

/** Throws `not-found`, `changed-meanwhile`; refuses an unusable logo. */
export function updateSponsor(
  { db }: Needs,
  by: ByUser,
  { id, version, ...entered }: Entered & { id: number; version: number | undefined },
): Promise<Sponsor[]> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockSponsor(trx, id)
    if (!stored) throw new Failure('not-found')
    refuseStale('sponsor', stored.version, version)
    await replaceLogo(trx, { logo: entered.logo, before: stored.logo, uploaderId: by.userId })
    await changeSponsor(trx, id, toFacts(entered))
    await recordAudit(trx, by, 'sponsor.changed', String(id))
    return listSponsors(trx)
  })
}

/** Throws `not-found`. */
export function deleteSponsor({ db }: Needs, by: ByUser, id: number): Promise<Sponsor[]> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockSponsor(trx, id)
    if (!stored) throw new Failure('not-found')
    await replaceLogo(trx, { logo: '', before: stored.logo, uploaderId: by.userId })
    await removeSponsor(trx, id)
    await recordAudit(trx, by, 'sponsor.deleted', String(id))
    return listSponsors(trx)
  })
}

/** Throws `changed-meanwhile` if these are not exactly the sponsors that there are. */
export function orderSponsors({ db }: Needs, by: ByUser, ids: number[]): Promise<Sponsor[]> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockSponsorIds(trx)
    const isSame = stored.length === ids.length && stored.every((id) => ids.includes(id))
    if (!isSame) throw staleVersion('list')
    await updatePositions(trx, 'sponsors', ids)
    await recordAudit(trx, by, 'sponsors.ordered', ids.join(' '))
    return listSponsors(trx)
  })
}
