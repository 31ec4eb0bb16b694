import { randomUUID } from 'node:crypto'
import { refusal } from '#contract/access.ts'
import { lockForTransaction } from '../../database/advisory-lock.ts'
import { type By, type ByUser, recordAudit } from '../../database/audit.ts'
import { lockSchool, lockUser, putAtFirstSchool } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { type Actor, hashKey } from '../../http/session-store.ts'
import { createAccount, eraseUnconfirmed, hashFirstPassword, mailWelcome } from '../accounts/service.ts'
import { listRefusing, refuseMails } from '../mailbox/service.ts'
import { wantNews } from '../news/service.ts'
import { isLeadOf, noteInvited } from '../people/service.ts'
import { countSent, insertSent } from './counting/queries.ts'
import { findInvitation, type ListedInvitation } from './listing/queries.ts'
import { countListsToday, insertList } from './lists/queries.ts'
import { openDays } from './mail-invitations.ts'
import {
  claimInvitation,
  deleteOpenInvitations,
  findByToken,
  insertInvitations,
  listAccountEmails,
  listAskedElsewhere,
  listOftenAsked,
  renewInvitation,
  type Scope,
  withdrawInvitation,
} from './queries.ts'

const emailsAtOnce = 5000

/** How often a school can have one address asked, and all those without a school between them. */
const maxMails = 5

interface Inviting {
  actor: Actor
  by: ByUser
  emails: string[]
  role: 'parent' | 'senior'
}

interface Invited {
  invited: number
  withAccount: string[]
}

/** Refuses (`not-allowed`) operators, unconfirmed addresses and members of a rejected school. */
export function refuseToInvite({ role, status, schoolStatus }: Actor): void {
  if (role === 'admin' || status !== 'active' || schoolStatus === 'rejected') throw new Failure('not-allowed')
}

/** The lead sees what the staff of the school have sent; everybody else what they have sent themselves. */
export async function scopeOf(db: Db, { id, role, status, schoolId, schoolStatus }: Actor): Promise<Scope> {
  const isStaff = role === 'senior' && status === 'active' && schoolStatus !== 'rejected'
  if (!isStaff || schoolId === null) return { inviterId: id }
  return (await isLeadOf(db, schoolId, id)) ? { schoolId } : { schoolId, inviterId: id }
}

const expiryFromNow = () => new Date(Date.now() + openDays * 86_400_000)

/**
 * Staff give parents access, all of them or none: those who have an account are named, not invited. Throws
 * `invitation/too-many-lists`, with nothing done.
 */
export async function importParents(deps: Deps, inviting: Omit<Inviting, 'role'>): Promise<Invited> {
  return inOneGo(deps, { ...inviting, role: 'parent' }, { isFromCsv: true, skipsAccounts: true })
}

/**
 * A few addresses, within the daily limit. Somebody with an account gets a mail that says so, and the inviter is not told.
 * Throws `invitation/too-many`, with nothing done.
 */
export async function inviteParents(deps: Deps, inviting: Omit<Inviting, 'role'>): Promise<void> {
  await inOneGo(deps, { ...inviting, role: 'parent' }, { isFromCsv: false, skipsAccounts: false })
}

/** Another member of staff for the same school. Throws `invitation/too-many`. */
export async function inviteColleague(deps: Deps, inviting: Omit<Inviting, 'role'>): Promise<Invited> {
  return inOneGo(deps, { ...inviting, role: 'senior' }, { isFromCsv: false, skipsAccounts: true })
}

async function inOneGo(
  { db: outside, jobs, config }: Deps,
  { actor, by, emails, role }: Inviting,
  { isFromCsv, skipsAccounts }: { isFromCsv: boolean; skipsAccounts: boolean },
): Promise<Invited> {
  refuseToInvite(actor)
  const { schoolId } = actor
  const importId = randomUUID()
  const listId = isFromCsv ? importId : null
  const invitations = { schoolId, inviterId: actor.id, role, importId, listId, expiresAt: expiryFromNow() }
  return outside.transaction().execute(async (db) => {
    // Two imports of one file take turns, so that neither waits for a row of the other while holding one that it wants.
    if (schoolId && (await lockSchool(db, schoolId))?.status === 'rejected') throw new Failure('not-allowed')
    await lockUser(db, actor.id)
    if (!schoolId) await lockThoseWithoutSchool(db)
    if (schoolId && isFromCsv && (await countListsToday(db, schoolId)) >= config.limits.daily.listsPerSchool.points) {
      throw new Failure('invitation/too-many-lists')
    }
    const withAccount: string[] = []
    let invited = 0
    for (let from = 0; from < emails.length; from += emailsAtOnce) {
      // In the order of the index, which then grows page by page.
      const some = emails.slice(from, from + emailsAtOnce).sort((a, b) => (a < b ? -1 : 1))
      const skipped = new Set(await listRefusing(db, some, 'invitations'))
      for (const one of await listAskedElsewhere(db, some, schoolId ?? actor.id)) skipped.add(one)
      if (!schoolId) for (const one of await listOftenAsked(db, some, maxMails)) skipped.add(one)
      if (skipsAccounts) {
        const found = await listAccountEmails(db, some, role === 'senior' ? schoolId : null)
        withAccount.push(...found)
        for (const one of found) skipped.add(one)
      }
      const asked = skipped.size === 0 ? some : some.filter((one) => !skipped.has(one))
      invited += await insertInvitations(db, asked, invitations, maxMails)
    }
    if (!isFromCsv) {
      await insertSent(db, actor.id, invited)
      if ((await countSent(db, actor.id)) > config.limits.daily.invitationsPerPerson.points)
        throw new Failure('invitation/too-many')
    }
    if (schoolId && listId && invited > 0) await insertList(db, { id: listId, schoolId, inviterId: actor.id, invited })
    if (invited > 0) await jobs.add(db, 'mail-invitations', { importId })
    await recordAudit(db, by, `invitations.${isFromCsv ? 'import' : role}`, importId)
    return { invited, withAccount }
  })
}

/** People without a school take turns: how often they have asked an address between them is a sum over all of them. */
const lockThoseWithoutSchool = (db: Db) => lockForTransaction(db, 'invitations without a school')

/**
 * Sends the mail of an invitation again, with a new link. Throws `invitation/too-many`, `invitation/asked-enough`,
 * `invitation/gone` and `invitation/other-school`.
 */
export async function resendInvitation(
  { db: outside, jobs, config }: Deps,
  actor: Actor,
  id: number,
): Promise<ListedInvitation> {
  refuseToInvite(actor)
  const scope = await scopeOf(outside, actor)
  return outside.transaction().execute(async (db) => {
    await lockUser(db, actor.id)
    const found = await findInvitation(db, scope, id)
    if (!found) throw new Failure('not-found')
    if (found.acceptedAt || found.withdrawnAt) throw new Failure('invitation/gone')
    if (found.schoolId !== null && found.schoolId !== actor.schoolId) throw new Failure('invitation/other-school')
    const code = found.role === 'senior' ? refusal('staff', actor) : null
    if (code) throw new Failure(code)
    if (found.schoolId === null) {
      await lockThoseWithoutSchool(db)
      if ((await listOftenAsked(db, [found.email], maxMails)).length > 0) throw new Failure('invitation/asked-enough')
    }
    const importId = randomUUID()
    const expiresAt = expiryFromNow()
    if (!(await renewInvitation(db, scope, { id, importId, expiresAt }, maxMails)))
      throw new Failure('invitation/asked-enough')
    await insertSent(db, actor.id, 1)
    if ((await countSent(db, actor.id)) > config.limits.daily.invitationsPerPerson.points) {
      throw new Failure('invitation/too-many')
    }
    await jobs.add(db, 'mail-invitations', { importId })
    return { ...found, expiresAt }
  })
}

export async function withdraw({ db }: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await withdrawInvitation(db, await scopeOf(db, actor), id))) throw new Failure('not-found')
}

/** What the link of an invitation offers. Throws `invitation/gone`. */
export async function openByToken({ db }: { db: Db }, token: string) {
  const found = await findByToken(db, hashKey(token))
  if (!found) throw new Failure('invitation/gone')
  return found
}

/**
 * Makes the account that was offered. Following the link has confirmed its address, and replaces an account that was made with it and never confirmed. Of two claims at once one wins.
 * Throws `invitation/gone`, `account/address-taken` and `account/password-common`.
 */
export async function acceptInvitation(
  deps: Deps,
  by: By,
  { token, password, fullName, wantsNews }: { token: string; password: string; fullName: string; wantsNews: boolean },
): Promise<{ userId: string }> {
  const offered = await openByToken(deps, token)
  const passwordHash = await hashFirstPassword(deps, { email: offered.email, password, ip: by.ip, isProven: true })
  return deps.db.transaction().execute(async (db) => {
    const offer = await openByToken({ db }, token)
    const { id, email, role, schoolId } = offer
    // Before the claim: what the account had accepted is deleted with it.
    await eraseUnconfirmed(deps, db, email)
    if (!(await claimInvitation(db, id, hashKey(token)))) throw new Failure('invitation/gone')
    const account = { email, passwordHash, role, schoolId, fullName, status: 'active' } as const
    const { id: userId } = await createAccount(deps, db, account)
    await noteInvited(db, userId, offer)
    if (role === 'senior' && wantsNews) await wantNews(db, { id: userId, email })
    await mailWelcome(deps, db, userId, { isInvited: true })
    await recordAudit(db, { ...by, userId }, 'invitation.accepted', String(id))
    return { userId }
  })
}

/**
 * Somebody on the staff of no school joins one with the account that they have, at whose address they were invited. Throws
 * `invitation/gone`, and `not-allowed` for anybody else.
 */
export async function joinByInvitation(deps: Deps, by: ByUser, token: string): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await lockUser(db, by.userId)
    const offer = await openByToken({ db }, token)
    const { id, schoolId, joinerId } = offer
    if (schoolId === null || joinerId !== by.userId) throw new Failure('not-allowed')
    if (!(await claimInvitation(db, id, hashKey(token)))) throw new Failure('invitation/gone')
    if (!(await putAtFirstSchool(db, by.userId, schoolId))) throw new Failure('not-allowed')
    await noteInvited(db, by.userId, offer)
    await recordAudit(db, by, 'invitation.accepted', String(id))
  })
}

/** Says no, for good. Throws `invitation/gone`. */
export async function declineInvitation({ db: outside }: Deps, by: By, token: string): Promise<void> {
  await outside.transaction().execute(async (db) => {
    const { id, email } = await openByToken({ db }, token)
    await refuseInvitations(db, email)
    await recordAudit(db, { ...by, userId: null }, 'invitation.declined', String(id))
  })
}

/** Nobody can invite an address any more, and what it has been asked opens nothing. */
export async function refuseInvitations(db: Db, email: string): Promise<void> {
  await refuseMails(db, email, 'invitations')
  await deleteOpenInvitations(db, email)
}
