import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/tables.ts'

/**
 * Whose invitations somebody may see and change: what a school's staff have entered, what one of them has, or what
 * somebody without a school or a parent has sent.
 */
export type Scope = { schoolId: string } | { schoolId: string; inviterId: string } | { inviterId: string }

export interface NewInvitations {
  /** Null when the inviter has no school. */
  schoolId: string | null
  inviterId: string
  role: 'parent' | 'senior'
  importId: string
  /** The list of parents that these addresses came from; null for those that were typed. */
  listId: string | null
  expiresAt: Date
}

/** Staff who belong to no school any more, and whose access this one has not ended: they can join its staff. */
const canJoin = (schoolId: RawBuilder<unknown>) => sql<boolean>`(
  users.role = 'senior' and users.status = 'active' and users.school_id is null
  and not exists (select from memberships where user_id = users.id and school_id = ${schoolId}))`

/** Those of the e-mail addresses that have an account and are confirmed, so not somebody else's; for a colleague of `joining` without those who can join that school. */
export async function listAccountEmails(db: Db, emails: string[], joining: string | null = null): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where email = any(${emails}::citext[]) and status <> 'not-active'
      and not (${joining}::uuid is not null and ${canJoin(sql`${joining}::uuid`)})`.execute(db)
  return rows.map(({ email }) => email.toLowerCase())
}

/** Those of the e-mail addresses whose account has been disabled. */
export async function listDisabledEmails(db: Db, emails: string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where email = any(${emails}::citext[]) and status = 'disabled'`.execute(db)
  return rows.map(({ email }) => email.toLowerCase())
}

/** Those of the e-mail addresses that people without a school have asked so often, between them. */
export async function listOftenAsked(db: Db, emails: string[], mails: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from invitations where school_id is null and email = any(${emails}::citext[])
    group by email having sum(mail_count) >= ${mails}`.execute(db)
  return rows.map(({ email }) => email.toLowerCase())
}

const box = (email: RawBuilder<unknown>) => sql`replace(split_part(lower(${email}::text), '@', 1), '.', '')`
const isGoogles = (email: RawBuilder<unknown>) => sql<boolean>`${email} ~ '@(gmail|googlemail)\\.com$'`

/** Those of the e-mail addresses whose box has an open invitation in another spelling: Google ignores dots, and has two names. */
export async function listAskedElsewhere(db: Db, emails: string[], inviting: string): Promise<string[]> {
  const [own, other] = [sql.ref('asked.email'), sql.ref('invitations.email')]
  const { rows } = await sql<{ email: string }>`
    select asked.email from unnest(${emails}::citext[]) as asked (email)
    where ${isGoogles(own)} and exists (
      select from invitations where coalesce(school_id, inviter_id) = ${inviting} and ${isGoogles(other)}
        and invitations.email <> asked.email and ${box(other)} = ${box(own)}
        and accepted_at is null and withdrawn_at is null and expires_at > now())`.execute(db)
  return rows.map(({ email }) => email.toLowerCase())
}

/**
 * Invites addresses, and those again whose invitation has expired, was withdrawn, or was accepted by somebody who has left
 * since; parents, who must not learn who is at the school, also those who have not left; a colleague also where a parent's invitation is open. Returns how many there were; the others stay as they are.
 */
export async function insertInvitations(
  db: Db,
  emails: string[],
  { schoolId, inviterId, role, importId, listId, expiresAt }: NewInvitations,
  maxMails: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into invitations (school_id, email, role, inviter_id, import_id, list_id, is_from_csv, expires_at)
    select ${schoolId}::uuid, email, ${role}, ${inviterId}::uuid, ${importId}::uuid, ${listId}::uuid, ${listId !== null}, ${expiresAt}
    from unnest(${emails}::citext[]) as email
    on conflict (coalesce(school_id, inviter_id), email) do update set
      role = excluded.role, inviter_id = excluded.inviter_id, import_id = excluded.import_id,
      list_id = excluded.list_id, is_from_csv = excluded.is_from_csv, expires_at = excluded.expires_at, created_at = now(),
      token_hash = null, earlier_hash = null, link_expires_at = null, mail_id = null, accepted_at = null, withdrawn_at = null, mail_count = invitations.mail_count + 1
    where invitations.mail_count < ${maxMails}
      and (
        invitations.expires_at < now()
        or invitations.withdrawn_at is not null
        or (invitations.accepted_at is not null and not exists (
          select from users join users as inviters on inviters.id = ${inviterId} and inviters.role = 'senior'
          where users.email = invitations.email and users.school_id = invitations.school_id))
        or (invitations.role = 'parent' and excluded.role = 'senior')
      )`.execute(db)
  return Number(numAffectedRows)
}

export function within(scope: Scope) {
  if (!('schoolId' in scope)) return sql<SqlBool>`invitations.inviter_id = ${scope.inviterId}`
  const { schoolId } = scope
  if ('inviterId' in scope)
    return sql<SqlBool>`(invitations.school_id = ${schoolId} and invitations.inviter_id = ${scope.inviterId})`
  // Addresses that parents of the school have typed are none of its own.
  return sql<SqlBool>`(invitations.school_id = ${schoolId} and (invitations.role = 'senior' or invitations.is_from_csv
    or exists (select from users as senders where senders.id = invitations.inviter_id and senders.role = 'senior')))`
}

/** An invitation whose mail is still to be written: what was mailed before opens nothing any more. */
const notMailed = { tokenHash: null, earlierHash: null, linkExpiresAt: null, mailId: null }

/** Asks an address again; false when it has been asked often enough, or when the invitation is over. */
export async function renewInvitation(
  db: Db,
  scope: Scope,
  { id, importId, expiresAt }: { id: number; importId: string; expiresAt: Date },
  maxMails: number,
): Promise<boolean> {
  const updated = await db
    .updateTable('invitations')
    .set((eb) => ({ importId, expiresAt, ...notMailed, mailCount: eb('mailCount', '+', 1) }))
    .where('id', '=', id)
    .where(within(scope))
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('mailCount', '<', maxMails)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Withdraws an invitation; false when this scope has none that could still be accepted. */
export async function withdrawInvitation(db: Db, scope: Scope, id: number): Promise<boolean> {
  const updated = await db
    .updateTable('invitations')
    .set({ withdrawnAt: new Date() })
    .where('id', '=', id)
    .where(within(scope))
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Whether an invitation's inviter has been disabled or its school rejected: it cannot be accepted then. */
const isBarred = sql<SqlBool>`(
  exists (select from users where users.id = invitations.inviter_id and users.status = 'disabled')
  or exists (select from schools where schools.id = invitations.school_id and schools.status = 'rejected'))`

/** The invitation of a link while it can be accepted. */
export async function findByToken(db: Db, tokenHash: Buffer) {
  const found = await db
    .selectFrom('invitations')
    .leftJoin('schools', 'schools.id', 'invitations.schoolId')
    .leftJoin('users', 'users.id', 'invitations.inviterId')
    .select(['invitations.id', 'invitations.email', 'invitations.role', 'invitations.schoolId'])
    .select(['schools.title as school', 'schools.status', 'users.fullName as inviter'])
    .select(['invitations.isFromCsv', 'users.role as inviterRole'])
    .select(
      sql<string | null>`(select id from users where users.email = invitations.email and invitations.role = 'senior'
        and ${canJoin(sql`invitations.school_id`)})`.as('joinerId'),
    )
    .where(hasKey(tokenHash))
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where(sql<SqlBool>`greatest(invitations.expires_at, link_expires_at) > now()`)
    .where(({ not }) => not(isBarred))
    .executeTakeFirst()
  return found ?? null
}

/** Uses an invitation up; false when somebody else was faster. */
export async function claimInvitation(db: Db, id: number, tokenHash: Buffer): Promise<boolean> {
  const updated = await db
    .updateTable('invitations')
    .set({ acceptedAt: new Date() })
    .where('id', '=', id)
    .where(hasKey(tokenHash))
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Drops what an address was asked, by whichever school. */
export async function deleteOpenInvitations(db: Db, email: string): Promise<void> {
  await db.deleteFrom('invitations').where('email', '=', email).where('acceptedAt', 'is', null).execute()
}

/** What the mails of one import have in common; null when none is left to be written. */
export async function findUnsent(db: Db, importId: string) {
  const found = await db
    .selectFrom('invitations')
    .leftJoin('schools', 'schools.id', 'invitations.schoolId')
    .leftJoin('users', 'users.id', 'invitations.inviterId')
    .select([
      'invitations.role',
      'invitations.isFromCsv',
      'invitations.schoolId',
      'schools.title as school',
      'schools.status',
      'users.fullName as inviter',
    ])
    .where('importId', '=', importId)
    .where('mailId', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** Some of an import whose mails are still to be written, kept from other jobs until the transaction ends. */
export function takeUnsent(db: Db, importId: string, limit: number): Promise<Array<{ id: number; email: string }>> {
  return db
    .selectFrom('invitations')
    .select(['id', 'email'])
    .where('importId', '=', importId)
    .where('mailId', 'is', null)
    .where('withdrawnAt', 'is', null)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Notes which mail was written for which invitation. */
export async function updateMails(db: Db, mailed: Array<{ id: number; mailId: string }>): Promise<void> {
  await sql`
    update invitations set mail_id = written.mail_id
    from unnest(${mailed.map(({ id }) => id)}::integer[], ${mailed.map(({ mailId }) => mailId)}::uuid[])
      as written (id, mail_id)
    where invitations.id = written.id`.execute(db)
}

/**
 * Gives an invitation the key in its mail, which replaces the one before or opens it beside that; false when it can no
 * longer be accepted, or when another mail was written for it since.
 */
export async function updateInvitationKey(
  db: Db,
  { id, mailId }: { id: number; mailId: string },
  { tokenHash, linkExpiresAt, keepsEarlier }: { tokenHash: Buffer; linkExpiresAt: Date; keepsEarlier: boolean },
): Promise<boolean> {
  const updated = await db
    .updateTable('invitations')
    .set(({ ref }) => ({ tokenHash, linkExpiresAt, ...(keepsEarlier && { earlierHash: ref('tokenHash') }) }))
    .where('id', '=', id)
    .where('mailId', '=', mailId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where(({ not }) => not(isBarred))
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Either key of an invitation: two copies of its mail may have arrived. */
const hasKey = (tokenHash: Buffer) => sql<SqlBool>`(token_hash = ${tokenHash} or earlier_hash = ${tokenHash})`

/** Imports whose mails should have been written by now: every try of their job has failed. */
export async function listStuckImports(db: Db): Promise<string[]> {
  const stuck = await db
    .selectFrom('invitations')
    .select('importId')
    .distinct()
    .where('mailId', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('createdAt', '<', new Date(Date.now() - 3_600_000))
    .execute()
  return stuck.map(({ importId }) => importId)
}

/**
 * Deletes invitations that expired before a time without being accepted, counted from when they were last sent, and accepted
 * ones whose address belongs to no account any more.
 */
export async function deleteStaleInvitations(db: Db, expiredBefore: Date): Promise<void> {
  await sql`
    delete from invitations where accepted_at is null
      and greatest(expires_at, link_expires_at) < ${expiredBefore}`.execute(db)
  await sql`
    delete from invitations where accepted_at is not null
      and not exists (select from users where users.email = invitations.email)`.execute(db)
}
