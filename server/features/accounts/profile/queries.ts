import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import { nextVersion } from '../../../database/versions.ts'
import type { ProfileColumns } from '../queries.ts'

export function getOwnRow(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status', 'allowNotifications', 'fullName', 'phoneNumber'])
    .select(['address1', 'address2', 'city', 'county', 'postcode', 'createdAt', 'deletionRequestedAt', 'schoolId'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function findOwnSchool(db: Db, schoolId: string) {
  const found = await db
    .selectFrom('schools')
    .select(['id', 'title', 'status', 'address1', 'address2', 'city', 'county', 'postcode'])
    .where('id', '=', schoolId)
    .executeTakeFirst()
  return found ?? null
}

/** How somebody came to a school, when they last used the portal, and that a school has ended their access. */
export async function findOwnMembership(db: Db, userId: string) {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('schools', 'schools.id', 'memberships.schoolId')
    .select(['schools.title as school', 'joinedBy', 'invitedEmail', 'joinedAt', 'isLead', 'endedAt'])
    .select(sql<string | null>`to_char(last_used_month, 'YYYY-MM')`.as('lastUsedMonth'))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

export function listOwnSessions(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['device', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

/** When an authenticator app was set up, and how many recovery codes are left; null without an app. */
export async function findOwnApp(db: Db, userId: string) {
  const found = await db
    .selectFrom('authenticatorApps')
    .select('createdAt')
    .select(({ selectFrom }) =>
      selectFrom('recoveryCodes')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('userId', '=', userId)
        .as('recoveryCodes'),
    )
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

/** Passkeys, without what only a browser understands. */
export function listOwnPasskeys(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

/** Accounts at providers that open this one, as their owner knows them. */
export function listOwnLinkedSignIns(db: Db, userId: string) {
  return db
    .selectFrom('linkedSignIns')
    .innerJoin('identityProviders', 'identityProviders.id', 'linkedSignIns.providerId')
    .select(['identityProviders.label as provider', 'linkedSignIns.name', 'linkedSignIns.issuer'])
    .select(['linkedSignIns.subject', 'linkedSignIns.createdAt', 'linkedSignIns.lastUsedAt'])
    .where('linkedSignIns.userId', '=', userId)
    .orderBy('linkedSignIns.createdAt')
    .execute()
}

/** When an operator's calendar address was made, and last read; null without one. Its secret is stored nowhere. */
export async function findOwnCalendarAddress(db: Db, userId: string) {
  const found = await db
    .selectFrom('calendarFeeds')
    .select(['createdAt', 'lastReadAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

/** When somebody said yes to e-mails about new books, and when they said no since; null if they never said yes. */
export async function findOwnNews(db: Db, userId: string) {
  const found = await db
    .selectFrom('newsReaders')
    .innerJoin('users', 'users.id', 'newsReaders.userId')
    .leftJoin('unwantedMails', (join) =>
      join.onRef('unwantedMails.email', '=', 'users.email').on('unwantedMails.list', '=', 'news'),
    )
    .select(['newsReaders.since', 'unwantedMails.since as refusedAt'])
    .where('newsReaders.userId', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

/** Class codes, without what is typed. */
export function listOwnClassCodes(db: Db, userId: string) {
  return db
    .selectFrom('classCodes')
    .innerJoin('resources', 'resources.id', 'classCodes.resourceId')
    .select(['resources.title as book', 'classCodes.createdAt', 'classCodes.until', 'classCodes.endedAt'])
    .where('classCodes.userId', '=', userId)
    .orderBy('classCodes.createdAt')
    .execute()
}

/** Browsers that are sent notifications; the keys that messages are sealed with are left out. */
export function listOwnBrowsers(db: Db, userId: string) {
  return db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .select(['sessions.device', 'pushSubscriptions.endpoint', 'pushSubscriptions.createdAt'])
    .where('sessions.userId', '=', userId)
    .orderBy('pushSubscriptions.id')
    .execute()
}

export function listOwnInvitations(db: Db, userId: string) {
  return db
    .selectFrom('invitations')
    .select(['email', 'role', 'createdAt', 'expiresAt', 'acceptedAt'])
    .where('inviterId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

export function listOwnViews(db: Db, userId: string) {
  return db
    .selectFrom('resourceViews')
    .innerJoin('resources', 'resources.id', 'resourceViews.resourceId')
    .select(['resources.title', 'resourceViews.viewedAt'])
    .where('resourceViews.userId', '=', userId)
    .orderBy('resourceViews.viewedAt')
    .execute()
}

export function listOwnResources(db: Db, userId: string) {
  return db
    .selectFrom('resources')
    .select(['title', 'category', 'createdAt', 'deletedAt'])
    .where('ownerId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

/** In which months somebody logged in, such as 2027-03. */
export async function listOwnMonths(db: Db, userId: string): Promise<string[]> {
  const months = db.selectFrom('monthlyLogins').select(sql<string>`to_char(month, 'YYYY-MM')`.as('name'))
  const found = await months.where('userId', '=', userId).orderBy('month').execute()
  return found.map(({ name }) => name)
}

/** Invitations to an address that are still known, whether they were accepted or not. */
export function listOwnInvitationsReceived(db: Db, email: string) {
  return db
    .selectFrom('invitations')
    .leftJoin('schools', 'schools.id', 'invitations.schoolId')
    .select(['schools.title as school', 'invitations.role', 'invitations.createdAt', 'invitations.acceptedAt'])
    .where('invitations.email', '=', email)
    .orderBy('invitations.createdAt')
    .execute()
}

/** The kinds of e-mail that an address has refused. */
export function listOwnRefusals(db: Db, email: string) {
  return db.selectFrom('unwantedMails').select(['list', 'since']).where('email', '=', email).orderBy('since').execute()
}

/** Which mails were sent to an address; their text is left out, because it may contain links. */
export function listOwnMails(db: Db, email: string) {
  return db
    .selectFrom('mails')
    .select(['subject', 'state', 'createdAt'])
    .where('toAddress', '=', email.toLowerCase())
    .orderBy('createdAt')
    .execute()
}

export function listOwnAudit(db: Db, userId: string) {
  return db
    .selectFrom('auditLog')
    .select(['at', 'action', 'object', 'address'])
    .where('actorId', '=', userId)
    .orderBy('id')
    .execute()
}

export async function updateOwnProfile(db: Db, userId: string, profile: ProfileColumns): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...profile, profileVersion: nextVersion('profileVersion') })
    .where('id', '=', userId)
    .execute()
}

/** Replaces the password that has been checked; false if it is another one by now, and for a deleted account. */
export async function replacePassword(
  db: Db,
  userId: string,
  { checkedHash, passwordHash }: { checkedHash: string; passwordHash: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', userId)
    .where('passwordHash', '=', checkedHash)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** What a signed-in person must know to confirm a dangerous step. */
export function getCredentials(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'passwordHash', 'fullName', 'role', 'status'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
