import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { OperatorRights, Role, SchoolStatus, UserStatus } from '#contract/access.ts'
import { todayInUk } from '#contract/school-days.ts'
import { prepare } from '../../database/prepared.ts'
import type { Db, UsersTable } from '../../database/tables.ts'
import { canUndoElsewhere, undoPurpose } from './email-address/queries.ts'
import { emailTaken } from './profile/profile-rules.ts'

export interface Account {
  id: string
  email: string
  role: Role
  status: UserStatus
  operatorRights: OperatorRights | null
  schoolId: string | null
  allowNotifications: boolean
  fullName: string
  phoneNumber: string
  address1: string
  address2: string
  city: string
  county: string
  postcode: string
  isCompleted: boolean
  profileVersion: number
  school: AccountSchool | null
}

export interface AccountSchool {
  id: string
  title: string
  schoolCode: string
  status: SchoolStatus
  address1: string
  address2: string
  city: string
  county: string
  postcode: string
}

/** Accounts with their schools, in one question. */
function selectAccounts(db: Db) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'role',
      'status',
      'operatorRights',
      'schoolId',
      'allowNotifications',
      'fullName',
      'phoneNumber',
    ])
    .select(['address1', 'address2', 'city', 'county', 'postcode', 'isCompleted', 'profileVersion'])
    .select((user) =>
      user
        .selectFrom('schools')
        .whereRef('schools.id', '=', 'users.schoolId')
        .select(({ cast, ref }) =>
          jsonBuildObject({
            id: cast<string>('schools.id', 'text'),
            title: ref('schools.title'),
            schoolCode: ref('schools.schoolCode'),
            status: ref('schools.status'),
            address1: ref('schools.address1'),
            address2: ref('schools.address2'),
            city: ref('schools.city'),
            county: ref('schools.county'),
            postcode: ref('schools.postcode'),
          }).as('school'),
        )
        .as('school'),
    )
}

/** An account with what a log-in has to compare. */
export type Login = Account & { passwordHash: string; deletionRequestedAt: Date | null; hasApp: boolean }

function selectLogins(db: Db) {
  return selectAccounts(db)
    .select(['passwordHash', 'deletionRequestedAt'])
    .select(({ cast, exists, selectFrom }) =>
      cast<boolean>(
        exists(
          selectFrom('authenticatorApps')
            .select('authenticatorApps.userId')
            .whereRef('authenticatorApps.userId', '=', 'users.id'),
        ),
        'boolean',
      ).as('hasApp'),
    )
}

const byEmail = prepare('account by address', ['email'], (db, { email }: { email: string }) =>
  selectLogins(db).where('email', '=', email),
)

export async function findLogin(db: Db, email: string): Promise<Login | null> {
  return (await byEmail(db, { email })).rows[0] ?? null
}

export function getLogin(db: Db, userId: string): Promise<Login> {
  return selectLogins(db).where('id', '=', userId).executeTakeFirstOrThrow()
}

export function getAccount(db: Db, userId: string): Promise<Account> {
  return selectAccounts(db).where('id', '=', userId).executeTakeFirstOrThrow()
}

/** Makes an account; undefined when its address has one already. */
export function insertAccount(db: Db, account: Insertable<UsersTable>): Promise<{ id: string } | undefined> {
  return db
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** What somebody says of themselves. It has versions. */
export type ProfileColumns = Pick<
  Account,
  'fullName' | 'phoneNumber' | 'address1' | 'address2' | 'city' | 'county' | 'postcode' | 'isCompleted'
>

/** Changes an account, but for its profile; false if it has been deleted. */
export async function updateUser(
  db: Db,
  userId: string,
  change: Omit<Updateable<UsersTable>, keyof ProfileColumns | 'profileVersion'>,
): Promise<boolean> {
  const updated = await db.updateTable('users').set(change).where('id', '=', userId).executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Whether a user wants to be notified of new resources; false for a deleted account. */
export async function allowsNotifications(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('allowNotifications').where('id', '=', userId).executeTakeFirst()
  return user?.allowNotifications ?? false
}

export async function allowNotifications(db: Db, userId: string, isAllowed: boolean): Promise<void> {
  await updateUser(db, userId, { allowNotifications: isAllowed })
}

/** Confirms an unconfirmed account; false if it is not unconfirmed. */
export async function activateUser(db: Db, userId: string): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ status: 'active' })
    .where('id', '=', userId)
    .where('status', '=', 'not-active')
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** An unconfirmed account, which nobody else can change until the transaction ends. */
export function lockUnconfirmed(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id as userId', 'email', 'fullName'])
    .where('id', '=', userId)
    .where('status', '=', 'not-active')
    .forUpdate()
    .executeTakeFirst()
}

/** Gives an account another address. Throws `account/address-taken`. */
export async function updateEmail(db: Db, userId: string, email: string): Promise<void> {
  try {
    await updateUser(db, userId, { email })
  } catch (error) {
    throw (error as { code?: string }).code === uniqueViolation ? emailTaken() : error
  }
  await refuseKeptEmail(db, email, userId)
}

const uniqueViolation = '23505'

/**
 * Throws `account/address-taken` for an address that can take another account back. Asked after the address has been
 * written, in the same transaction: another one who releases it at the same moment has then committed the link.
 */
export async function refuseKeptEmail(db: Db, email: string, userId: string): Promise<void> {
  if (await canUndoElsewhere(db, email, userId)) throw emailTaken()
}

/** A school that parents may join: one that has not been rejected, and whose code has not ended. */
export async function findJoinableSchool(
  db: Db,
  by: { joinId: string } | { code: string },
): Promise<{ id: string; schoolCode: string } | null> {
  const schools = db
    .selectFrom('schools')
    .select(['id', 'schoolCode'])
    .where('status', '<>', 'rejected')
    .where(sql<SqlBool>`coalesce(code_ends_on >= ${todayInUk()}::date, true)`)
  const wanted = 'joinId' in by ? schools.where('joinId', '=', by.joinId) : schools.where('schoolCode', '=', by.code)
  return (await wanted.executeTakeFirst()) ?? null
}

/** Gives a parent a school; false when there is one already that has not been rejected. */
export async function updateSchoolOf(db: Db, userId: string, schoolId: string): Promise<boolean> {
  const rejected = db.selectFrom('schools').select('id').where('status', '=', 'rejected')
  const updated = await db
    .updateTable('users')
    .set({ schoolId })
    .where('id', '=', userId)
    .where(({ eb, or }) => or([eb('schoolId', 'is', null), eb('schoolId', 'in', rejected)]))
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Ends one session of a user; false when the user has no such session. */
export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Ends every session of a user, and an operator's calendar address: somebody else may know it, or may have made it. */
export async function deleteSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
  await deleteCalendarAddress(db, userId)
}

/** An operator's calendar address stops working. */
export async function deleteCalendarAddress(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendarFeeds').where('userId', '=', userId).execute()
}

export async function deleteOtherSessions(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '<>', sessionId).execute()
}

/** Stores a link's token; older ones for the same purpose stop working. */
export async function replaceToken(
  db: Db,
  token: { tokenHash: Buffer | null; purpose: string; userId: string; expiresAt: Date; email?: string },
): Promise<{ id: string }> {
  await db.deleteFrom('tokens').where('userId', '=', token.userId).where('purpose', '=', token.purpose).execute()
  return db.insertInto('tokens').values(token).returning('id').executeTakeFirstOrThrow()
}

/** Gives a link its key, which replaces the one before or opens it beside that; false when the link is gone. */
export async function updateTokenKey(
  db: Db,
  id: string,
  { tokenHash, expiresAt, keepsEarlier }: { tokenHash: Buffer; expiresAt: Date; keepsEarlier: boolean },
): Promise<boolean> {
  const updated = await db
    .updateTable('tokens')
    .set(({ ref }) => ({ tokenHash, expiresAt, ...(keepsEarlier && { earlierHash: ref('tokenHash') }) }))
    .where('id', '=', id)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Either key of a link: two copies of its mail may have arrived. */
const hasKey = (tokenHash: Buffer) => sql<SqlBool>`(token_hash = ${tokenHash} or earlier_hash = ${tokenHash})`

/** Whose token this is while it is valid, or null. Does not use it up. */
export async function findToken(db: Db, tokenHash: Buffer, purpose: string) {
  const found = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .select(['users.id as userId', 'users.email', 'users.fullName', 'users.status', 'users.role'])
    .select(['tokens.email as newEmail', 'tokens.createdAt as issuedAt'])
    .where(hasKey(tokenHash))
    .where('tokens.purpose', '=', purpose)
    .where('tokens.expiresAt', '>', new Date())
    .executeTakeFirst()
  return found ?? null
}

/** Uses a token up; false when somebody else was faster. */
export async function deleteToken(db: Db, tokenHash: Buffer): Promise<boolean> {
  const deleted = await db.deleteFrom('tokens').where(hasKey(tokenHash)).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Links that were mailed to somebody stop working: those for some purposes, or all but the undo links of old addresses. */
export async function deleteTokens(db: Db, userId: string, purposes?: string[]): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('userId', '=', userId)
    .where('purpose', '<>', undoPurpose)
    .$if(purposes !== undefined, (tokens) => tokens.where('purpose', 'in', purposes ?? []))
    .execute()
}
