import { sql } from 'kysely'
import { startOfDay } from '../../../data-protection/retention.ts'
import { containing, literally } from '../../../database/search.ts'
import type { Db } from '../../../database/tables.ts'
import type { LiveSessions } from '../../../http/session-store.ts'
import { undoPurpose } from '../email-address/queries.ts'

/** Accounts that are due: unconfirmed since before `signedUp`, or to be deleted since before `asked`: beginnings of days. */
export interface Due {
  signedUp: Date
  asked: Date
}

function dueAccounts(db: Db, { signedUp, asked }: Due) {
  return db.selectFrom('users').where(({ eb, or, and, not, exists, selectFrom }) =>
    or([
      and([
        or([eb('status', '=', 'not-active'), eb('disabledFrom', '=', 'not-active')]),
        eb('createdAt', '<', signedUp),
      ]),
      // Somebody who has taken an account over cannot have it deleted while its owner can still take it back.
      and([
        eb('deletionRequestedAt', '<', asked),
        not(
          exists(
            selectFrom('tokens')
              .select('tokens.userId')
              .whereRef('tokens.userId', '=', 'users.id')
              .where('tokens.purpose', '=', undoPurpose)
              .where('tokens.expiresAt', '>', startOfDay(0)),
          ),
        ),
      ]),
    ]),
  )
}

export async function listDueAccounts(db: Db, due: Due): Promise<string[]> {
  const found = await dueAccounts(db, due).select('id').orderBy('createdAt').execute()
  return found.map(({ id }) => id)
}

const whoIsDeleted = ['id', 'email', 'fullName', 'role', 'schoolId', 'status', 'disabledFrom'] as const

/** An account that is still due, which nobody else can change until the transaction ends. */
export function lockDueAccount(db: Db, userId: string, due: Due) {
  return dueAccounts(db, due).select(whoIsDeleted).where('id', '=', userId).forUpdate().executeTakeFirst()
}

/** The same of the account of an address that was never confirmed. */
export function lockUnconfirmed(db: Db, email: string) {
  const accounts = db.selectFrom('users').select(whoIsDeleted).where('email', '=', email)
  return accounts.where('status', '=', 'not-active').forUpdate().executeTakeFirst()
}

/** The same of any account. */
export function lockAccount(db: Db, userId: string) {
  return db.selectFrom('users').select(whoIsDeleted).where('id', '=', userId).forUpdate().executeTakeFirst()
}

/** Whether an address has an account; `isProven`: whether it has one that stays when somebody has proved the address theirs. */
export async function isEmailTaken(db: Db, email: string, { isProven = false } = {}): Promise<boolean> {
  const accounts = db.selectFrom('users').select('id').where('email', '=', email)
  const found = isProven ? accounts.where('status', '<>', 'not-active') : accounts
  return (await found.executeTakeFirst()) !== undefined
}

export type DueAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** What refers to the account goes with it, or loses its name: sessions, links, browsers, views, uploads. */
export async function deleteAccount(db: Db, userId: string): Promise<void> {
  await db.updateTable('deskEntries').set({ authorId: null }).where('authorId', '=', userId).execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

/** Deletes the invitations that somebody accepted, and the open ones to the address when it is known to be theirs. */
export async function deleteOwnInvitations(
  db: Db,
  email: string,
  { areOpenOnesTheirs }: { areOpenOnesTheirs: boolean },
): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('email', '=', email)
    .$if(!areOpenOnesTheirs, (theirs) => theirs.where('acceptedAt', 'is not', null))
    .execute()
}

/**
 * Withdraws what this user sent to colleagues, or without a school; parents of a school are invited by the school. What
 * was accepted without a school belongs to nobody then, and is deleted.
 */
export async function forgetInviter(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('inviterId', '=', userId)
    .where('schoolId', 'is', null)
    .where('acceptedAt', 'is not', null)
    .execute()
  await db
    .updateTable('invitations')
    .set({ withdrawnAt: new Date() })
    .where('inviterId', '=', userId)
    .where((eb) => eb.or([eb('role', '=', 'senior'), eb('schoolId', 'is', null)]))
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()
  await db.updateTable('invitations').set({ inviterId: null }).where('inviterId', '=', userId).execute()
}

/**
 * Deletes the mails to the address of an account. One that was never confirmed may be somebody else's: what is still to be
 * sent to it stays then, except for the links of this account.
 */
export async function deleteMailsTo(
  db: Db,
  { id, email }: { id: string; email: string },
  { isConfirmed }: { isConfirmed: boolean },
): Promise<void> {
  const isOwn = sql<boolean>`(link ->> 'kind' = 'account' and link ->> 'id' in (
    select tokens.id::text from tokens where tokens.user_id = ${id}))`
  const mails = db.deleteFrom('mails').where('toAddress', 'in', [email, email.toLowerCase()])
  const deleted = isConfirmed ? mails : mails.where(({ eb, or }) => or([eb('state', '<>', 'waiting'), isOwn]))
  await deleted.execute()
}

/** Deletes the mails to addresses that somebody wanted instead of the present one and has not confirmed. */
export async function deleteMailsToWanted(db: Db, userId: string): Promise<void> {
  await sql`
    delete from mails
    where to_address in (select lower(tokens.email::text) from tokens where tokens.user_id = ${userId})
      and not exists (select from users where users.email = to_address::citext)`.execute(db)
}

/**
 * Deletes the mails that are answered to somebody, and those that were not delivered and name them: what was sent has
 * lost its words, and what waits is sent soon, or has no mail server to wait for.
 */
export async function deleteMailsAbout(
  db: Db,
  { email, fullName }: { email: string; fullName: string },
): Promise<void> {
  // A single word may be part of anything.
  const names = [email, ...(/\S\s+\S/.test(fullName) ? [fullName] : [])].map(containing)
  await sql`
    delete from mails
    where lower(reply_to) = lower(${email})
      or (text ilike any (${names}) and (state = 'failed' or waiting_since < now() - interval '4 days'))`.execute(db)
}

/** Forgets how often somebody tried something, by id or address. */
export async function deleteLimits(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  // A key is a word, or two with a space, such as the address and the network that a log-in came from.
  const keys = [id, email].flatMap((word) => [`%:${literally(word)}`, `%:${literally(word)} %`])
  await sql`delete from rate_limits where key ilike any (${keys})`.execute(db)
}

/** The school when nobody of its staff is left, which nobody else can change until the transaction ends. */
export function lockDesertedSchool(db: Db, schoolId: string) {
  return db
    .selectFrom('schools')
    .select(['id', 'title', 'status', 'logo'])
    .where('id', '=', schoolId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('id').where('schoolId', '=', schoolId).where('role', '=', 'senior'))),
    )
    .forUpdate()
    .executeTakeFirst()
}

/** Everybody who belongs to a school. */
export function listPeople(db: Db, schoolId: string) {
  return db.selectFrom('users').select(['id', 'role']).where('schoolId', '=', schoolId).orderBy('createdAt').execute()
}

/** Deletes a school that has no resources; its parents become parents without a school. False when it has some. */
export async function deleteSchool(db: Db, schoolId: string): Promise<boolean> {
  const owned = await db.selectFrom('resources').select('id').where('schoolId', '=', schoolId).limit(1).execute()
  if (owned.length > 0) return false
  await db.updateTable('users').set({ schoolId: null }).where('schoolId', '=', schoolId).execute()
  await db.deleteFrom('schools').where('id', '=', schoolId).execute()
  return true
}

/** When an unconfirmed account is to be reminded: once after `first`, once more after `second`. */
export interface Reminding {
  first: Date
  second: Date
}

function unreminded(db: Db, { first, second }: Reminding) {
  return db
    .selectFrom('users')
    .where('status', '=', 'not-active')
    .where('deletionRequestedAt', 'is', null)
    .where('createdAt', '<', first)
    .where(({ eb, or, and, ref }) =>
      or([
        eb('remindedAt', 'is', null),
        and([eb('createdAt', '<', second), eb('remindedAt', '<', sql<Date>`${ref('createdAt')} + interval '14 days'`)]),
      ]),
    )
}

export async function listUnreminded(db: Db, reminding: Reminding): Promise<string[]> {
  const found = await unreminded(db, reminding).select('id').orderBy('createdAt').execute()
  return found.map(({ id }) => id)
}

/** Somebody who is still to be reminded, and is from now on taken as reminded. */
export async function claimUnreminded(db: Db, userId: string, reminding: Reminding) {
  const found = await unreminded(db, reminding)
    .select(['id', 'email', 'fullName', 'createdAt'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (found) await db.updateTable('users').set({ remindedAt: new Date() }).where('id', '=', userId).execute()
  return found
}

export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db.deleteFrom('tokens').where('expiresAt', '<', new Date()).execute()
}

/** Removes the sessions that do not work any more. */
export async function deleteDeadSessions(db: Db, { usedSince, begunSince }: LiveSessions): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('lastUsedAt', '<', usedSince), eb('createdAt', '<', begunSince)]))
    .execute()
}
