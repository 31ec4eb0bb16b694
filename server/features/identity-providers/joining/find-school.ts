import type { Deps } from '../../../deps.ts'
import { hashKey } from '../../../http/session-store.ts'
import { isRefused } from '../../people/service.ts'
import { findByDomain, hostOfEmail, isUnder, type RegisterRow } from '../../register/service.ts'
import { findHolder, isConfirmedByRegister, mayBePupil } from '../../schools/service.ts'
import type { Identity } from '../signing-in/under-way.ts'

/** What a school remembers a sign-in by. */
export const hashOf = ({ issuer, subject }: Identity): Buffer => hashKey(`${issuer} ${subject}`)

/** The school that somebody belongs to. `holderId`: on the portal; null for one that is not there yet. */
export interface FoundSchool {
  record: RegisterRow
  title: string
  holderId: string | null
  mayBePupil: boolean
}

/**
 * The school of somebody whose provider vouches for the domain. Both that domain and the address have to lie under the website
 * of exactly one open primary school, which is approved here already or would be by the rules for every school. Null otherwise:
 * a school that is still being checked, or that has refused this sign-in, admits nobody this way.
 */
export async function findSchool(deps: Deps, identity: Identity): Promise<FoundSchool | null> {
  const { domain, email, isProven } = identity
  const record = isProven && domain ? await findByDomain(deps.db, domain) : null
  if (!record || !isUnder(hostOfEmail(email), record.websiteHost)) return null
  return openTo(deps, identity, record)
}

/**
 * The school that an address suggests where the provider vouches for another domain only, as with the Google Workspace of a trust: of the
 * host of the verified address. Domains are bought up, so this admits nobody; a person confirms it.
 */
export async function suggestSchool(deps: Deps, identity: Identity): Promise<FoundSchool | null> {
  const { domain, email, isProven } = identity
  const host = hostOfEmail(email)
  if (!isProven || !domain || isUnder(host, domain)) return null
  const record = await findByDomain(deps.db, host)
  return record && openTo(deps, identity, record)
}

/** The school of a record, if somebody may join or register it. */
async function openTo(deps: Deps, identity: Identity, record: RegisterRow): Promise<FoundSchool | null> {
  const { email } = identity
  const holder = await deps.db.transaction().execute((db) => findHolder(db, record))
  if (holder === 'several') return null
  const found = { record, mayBePupil: mayBePupil(email) }
  if (holder) {
    const isOpen = holder.status === 'approved' && !(await isRefused(deps.db, holder.id, hashOf(identity)))
    return isOpen ? { ...found, title: holder.title, holderId: holder.id } : null
  }
  return (await isConfirmedByRegister(deps.db, record, email)) ? { ...found, title: record.name, holderId: null } : null
}
