import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { SetUpCode, TriedStep } from '#contract/set-up.ts'
import type { Db } from '../../database/tables.ts'

/** Hours for which the link of a test mail works. */
export const linkHours = 24

/** Seconds within which a second press sends no second mail. */
const pause = 60

/** What trying a step has proven, with who tried it. */
export async function listProofs(db: Db) {
  const rows = await db
    .selectFrom('setUpProofs')
    .leftJoin('users', 'users.id', 'setUpProofs.askedBy')
    .leftJoin('mails', 'mails.id', 'setUpProofs.mailId')
    .select(['step', 'about', 'askedAt', 'seenAt', 'setUpProofs.problem'])
    .select(['users.email as askedBy', 'mails.state as mailState', 'mails.problem as mailProblem', 'mails.sentAt'])
    .execute()
  return new Map(rows.map((row) => [row.step, row]))
}
export type Proof = NonNullable<ReturnType<Awaited<ReturnType<typeof listProofs>>['get']>>

interface Tried {
  step: TriedStep | 'school'
  about: string
  askedBy: string
}

/** Notes what somebody has tried, and at once what came of it: seen, or `problem`. */
export async function upsertProof(db: Db, { step, about, askedBy }: Tried, problem: string): Promise<void> {
  const now = sql<Date>`now()`
  const seen = { about, askedBy, problem, askedAt: now, seenAt: problem === '' ? now : null }
  await db
    .insertInto('setUpProofs')
    .values({ step, ...seen })
    .onConflict((conflict) => conflict.column('step').doUpdateSet(seen))
    .execute()
}

export async function getEmail(db: Db, userId: string): Promise<string> {
  const query = db.selectFrom('users').select('email').where('id', '=', userId)
  return (await query.executeTakeFirstOrThrow()).email
}

/** Begins the proof of a mail; false if one has been sent a moment ago. The row is locked until the transaction ends. */
export async function beginMailProof(db: Db, { about, askedBy }: Omit<Tried, 'step'>): Promise<boolean> {
  const asked = { about, askedBy, askedAt: sql<Date>`now()`, seenAt: null, tokenHash: null, problem: '' }
  const begun = await db
    .insertInto('setUpProofs')
    .values({ step: 'mail', ...asked })
    .onConflict((conflict) =>
      conflict
        .column('step')
        .doUpdateSet(asked)
        .where(
          sql<boolean>`set_up_proofs.asked_at < now() - ${pause} * interval '1 second' or set_up_proofs.about <> ${about}`,
        ),
    )
    .returning('step')
    .executeTakeFirst()
  return begun !== undefined
}

export async function updateProofMail(db: Db, mailId: string): Promise<void> {
  await db.updateTable('setUpProofs').set({ mailId }).where('step', '=', 'mail').execute()
}

/** Stores the token of a test mail that is being sent; false when a newer one has replaced it. */
export async function updateMailToken(db: Db, mailId: string, tokenHash: Buffer): Promise<boolean> {
  const updated = await db
    .updateTable('setUpProofs')
    .set({ tokenHash })
    .where('step', '=', 'mail')
    .where('mailId', '=', mailId)
    .where('seenAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Notes that the test mail with this token has come back; false for a token that is used, replaced or old. */
export async function updateMailSeen(db: Db, tokenHash: Buffer): Promise<boolean> {
  const updated = await db
    .updateTable('setUpProofs')
    .set({ seenAt: sql<Date>`now()`, tokenHash: null })
    .where('step', '=', 'mail')
    .where('tokenHash', '=', tokenHash)
    .where('askedAt', '>', sql<Date>`now() - ${linkHours} * interval '1 hour'`)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** When, and by whom, the portal was opened to schools; null before that. */
export async function findOpening(db: Db) {
  const row = await db
    .selectFrom('portalOpening')
    .leftJoin('users', 'users.id', 'portalOpening.openedBy')
    .select(['openedAt', 'unproven'])
    .select(sql<string>`coalesce(nullif(full_name, ''), email, '')`.as('openedBy'))
    .executeTakeFirst()
  return row ?? null
}

/** False if somebody else was first. */
export async function insertOpening(db: Db, openedBy: string, unproven: SetUpCode[]): Promise<boolean> {
  const inserted = await db
    .insertInto('portalOpening')
    .values({ openedBy, unproven: JSON.stringify(unproven) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('openedAt')
    .executeTakeFirst()
  return inserted !== undefined
}

/** When one of these things was last done, by the audit log; null if it has no such line any more. */
export async function findLastDone(db: Db, actions: readonly AuditAction[]): Promise<Date | null> {
  const { at } = await db
    .selectFrom('auditLog')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('action', 'in', actions)
    .executeTakeFirstOrThrow()
  return at
}

/** Since when the operators who have a second step of their own all have had one. */
export async function findGuardedSince(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(since) as at from (
      select min(factors.created_at) as since
      from (
        select user_id, created_at from passkeys union all select user_id, created_at from authenticator_apps
      ) as factors
      join users on users.id = factors.user_id and users.role = 'admin' and users.status = 'active'
      group by factors.user_id
    ) as guarded`.execute(db)
  return rows[0]?.at ?? null
}

/** How many of the testimonials that are shown are examples. */
export async function countExampleQuotes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('testimonials')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('deletedAt', 'is', null)
    .where('isExample', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

export async function findLastSignature(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('pageSignatures')
    .select(({ fn }) => fn.max('signedAt').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

/** More accounts than these belong to a real school. */
export const maxPeople = 5

/** The schools that signed up last, and how far each has come. */
export async function listLastSchools(db: Db) {
  const { rows } = await sql<{
    id: string
    title: string
    isApproved: boolean
    isConfirmed: boolean
    hasParent: boolean
  }>`
    select id, title, status = 'approved' as is_approved,
      exists (select from users where school_id = schools.id and role = 'senior' and status = 'active') as is_confirmed,
      exists (select from users where school_id = schools.id and role = 'parent' and status = 'active') as has_parent
    from schools
    where (select count(*) from users where school_id = schools.id) between 1 and ${maxPeople}
    order by created_at desc limit 5`.execute(db)
  return rows
}
