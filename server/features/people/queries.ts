import { type SqlBool, sql } from 'kysely'
import type { JoinedBy, PeopleFilter } from '#contract/people.ts'
import { putAtSchool } from '../../database/memberships.ts'
import { containing } from '../../database/search.ts'
import type { Db } from '../../database/tables.ts'

/** Those who can look after a school, the lead first: the one who was named, or the one who has been there longest. */
function staffByLead(db: Db, schoolId: string) {
  return db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.userId', 'users.id')
    .select(['users.id', 'users.fullName', 'users.email'])
    .where('users.schoolId', '=', schoolId)
    .where('users.role', '=', 'senior')
    .where('users.status', '=', 'active')
    .where('users.deletionRequestedAt', 'is', null)
    .orderBy('memberships.isLead', 'desc')
    .orderBy('memberships.joinedAt')
    .orderBy('users.createdAt')
    .orderBy('users.id')
}

/** Who looks after a school; null if nobody on its staff can log in. */
export async function findLead(db: Db, schoolId: string) {
  return (await staffByLead(db, schoolId).executeTakeFirst()) ?? null
}

export const listStaffByLead = (db: Db, schoolId: string) => staffByLead(db, schoolId).execute()

/** The school of somebody on its staff; null for everybody else. */
export async function findStaffSchool(db: Db, userId: string): Promise<string | null> {
  const user = db.selectFrom('users').select('schoolId').where('id', '=', userId).where('role', '=', 'senior')
  return (await user.executeTakeFirst())?.schoolId ?? null
}

/** Names the lead of a school. */
export async function updateLead(db: Db, schoolId: string, userId: string): Promise<void> {
  const named = db.updateTable('memberships').where('schoolId', '=', schoolId)
  await named.set({ isLead: false }).where('isLead', '=', true).execute()
  await named.set({ isLead: true }).where('userId', '=', userId).execute()
}

/** What is shown of the people of a school, and to whom. */
export interface PeopleSearch {
  schoolId: string
  show: PeopleFilter
  /** Part of a name or of an address that is shown; `""` for all. */
  q: string
  leadId: string | null
  /** Since when an access that was ended can be given back. */
  endedSince: Date
  /** Since when somebody has to have joined or been confirmed to count as looked at in this school year. */
  reviewedSince: Date
}

/** Whether nobody has looked at somebody since a time. */
export const isToReview = (since: Date) =>
  sql<SqlBool>`coalesce(memberships.confirmed_at, memberships.joined_at) < ${since}`

const which: Record<PeopleFilter, (search: PeopleSearch) => ReturnType<typeof sql<SqlBool>>> = {
  staff: ({ schoolId }) => sql<SqlBool>`users.school_id = ${schoolId} and users.role = 'senior'`,
  parents: ({ schoolId }) => sql<SqlBool>`users.school_id = ${schoolId} and users.role = 'parent'`,
  review: ({ schoolId, reviewedSince, leadId }) => sql<SqlBool>`
    users.school_id = ${schoolId} and ${isToReview(reviewedSince)} and users.id is distinct from ${leadId}::uuid`,
  ended: ({ schoolId, endedSince }) => sql<SqlBool>`
    memberships.school_id = ${schoolId} and users.school_id is null and memberships.ended_at >= ${endedSince}`,
}

/** The address of staff; of a parent, the one that the school itself has entered. Nothing else is shown or searched. */
const knownEmail = sql<string>`coalesce(case users.role when 'senior' then users.email else memberships.invited_email end, '')::text`

function found(db: Db, search: PeopleSearch) {
  const part = containing(search.q)
  return db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.userId', 'users.id')
    .where('users.status', '<>', 'disabled')
    .where('users.role', '<>', 'admin')
    .where(which[search.show](search))
    .$if(search.q !== '', (people) =>
      people.where(sql<SqlBool>`(users.full_name ilike ${part} or ${knownEmail} ilike ${part})`),
    )
}

/** By name within the staff and the parents, the lead first; those whose access was ended last first. */
export function listPeople(db: Db, search: PeopleSearch, { limit, offset }: { limit: number; offset: number }) {
  return found(db, search)
    .leftJoin('users as enders', 'enders.id', 'memberships.endedBy')
    .select(['users.id', 'users.fullName', 'users.role', 'users.status', 'memberships.joinedBy'])
    .select(['memberships.joinedAt', 'memberships.endedAt', 'users.deletionRequestedAt'])
    .select([knownEmail.as('email'), 'enders.fullName as endedBy'])
    .select(sql<string>`coalesce(to_char(memberships.last_used_month, 'YYYY-MM'), '')`.as('lastUsedMonth'))
    .orderBy('memberships.endedAt', 'desc')
    .orderBy(sql`users.id is not distinct from ${search.leadId}::uuid`, 'desc')
    .orderBy(sql`lower(users.full_name)`)
    .orderBy('users.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type ListedPerson = Awaited<ReturnType<typeof listPeople>>[number]

export async function countFound(db: Db, search: PeopleSearch): Promise<number> {
  const counted = found(db, search).select(({ fn }) => fn.countAll<string>().as('people'))
  return Number((await counted.executeTakeFirstOrThrow()).people)
}

/** Somebody of a school, locked until the transaction ends. */
export function lockPerson(db: Db, schoolId: string, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'fullName', 'role', 'status'])
    .where('id', '=', id)
    .where('schoolId', '=', schoolId)
    .where('role', '<>', 'admin')
    .where('status', '<>', 'disabled')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Somebody whose access through a school was ended since a time, locked until the transaction ends. */
export function lockEnded(db: Db, schoolId: string, id: string, endedSince: Date) {
  return db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.fullName', 'users.role', 'users.status'])
    .where('users.id', '=', id)
    .where('users.schoolId', 'is', null)
    .where('memberships.schoolId', '=', schoolId)
    .where('memberships.endedAt', '>=', endedSince)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Takes somebody off their school; the change feed then tells every instance. */
export async function endMembership(
  db: Db,
  { id, schoolId, endedBy }: { id: string; schoolId: string; endedBy: string },
): Promise<void> {
  await putAtSchool(db, id, null)
  await db
    .updateTable('memberships')
    .set({
      endedAt: new Date(),
      endedBy,
      isLead: false,
      endedJoinId: (eb) => eb.selectFrom('schools').select('joinId').where('id', '=', schoolId),
    })
    .where('userId', '=', id)
    .execute()
}

export async function restoreMembership(db: Db, id: string, schoolId: string): Promise<void> {
  // The membership first: the trigger on users takes one that has ended for somebody who joins again.
  await db
    .updateTable('memberships')
    .set({ endedAt: null, endedBy: null, endedJoinId: null })
    .where('userId', '=', id)
    .execute()
  await putAtSchool(db, id, schoolId)
}

/** How often somebody's access was ended since a time. */
export async function countEndings(db: Db, id: string, since: Date): Promise<number> {
  const counted = await db
    .selectFrom('auditLog')
    .select(({ fn }) => fn.countAll<string>().as('endings'))
    .where('object', '=', id)
    .where('action', '=', 'user.access-ended')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(counted.endings)
}

/** Notes by which invitation somebody has joined a school, who has just been made. */
export async function updateJoinedBy(
  db: Db,
  userId: string,
  { joinedBy, invitedEmail }: { joinedBy: JoinedBy; invitedEmail: string | null },
): Promise<void> {
  await db.updateTable('memberships').set({ joinedBy, invitedEmail }).where('userId', '=', userId).execute()
}

/** Notes that an account of a provider has joined a school; false if the school has refused it before. */
export async function insertSignInJoin(
  db: Db,
  join: { schoolId: string; identityHash: Buffer; userId: string },
): Promise<boolean> {
  const joined = await db
    .insertInto('signInJoins')
    .values(join)
    .onConflict((conflict) =>
      conflict
        .columns(['schoolId', 'identityHash'])
        .doUpdateSet({ userId: join.userId, joinedAt: new Date() })
        .where('signInJoins.refusedAt', 'is', null),
    )
    .executeTakeFirst()
  return (joined.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function isRefused(db: Db, schoolId: string, identityHash: Buffer): Promise<boolean> {
  const refused = db.selectFrom('signInJoins').select('schoolId').where('refusedAt', 'is not', null)
  const found = refused.where('schoolId', '=', schoolId).where('identityHash', '=', identityHash)
  return (await found.executeTakeFirst()) !== undefined
}

/** None of somebody's linked sign-ins lets them join a school any more, nor any with which they have joined it. */
export async function refuseSignIns(db: Db, userId: string, schoolId: string): Promise<void> {
  await sql`
    insert into sign_in_joins (school_id, identity_hash, user_id, refused_at)
    select ${schoolId}, sha256(convert_to(issuer || ' ' || subject, 'UTF8')), user_id, now()
    from linked_sign_ins where user_id = ${userId}
    on conflict (school_id, identity_hash) do update set refused_at = now(), user_id = excluded.user_id`.execute(db)
  const joined = db.updateTable('signInJoins').where('schoolId', '=', schoolId).where('userId', '=', userId)
  await joined.set({ refusedAt: new Date() }).execute()
}

export async function acceptSignIns(db: Db, userId: string, schoolId: string): Promise<void> {
  const refused = db.updateTable('signInJoins').where('schoolId', '=', schoolId).where('userId', '=', userId)
  await refused.set({ refusedAt: null }).execute()
}

/** Forgets whom a school refused before a time, and what is left of accounts that are gone and were not refused. */
export async function deleteSignInJoins(db: Db, refusedBefore: Date): Promise<void> {
  await db
    .deleteFrom('signInJoins')
    .where(({ eb, or, and }) =>
      or([eb('refusedAt', '<', refusedBefore), and([eb('userId', 'is', null), eb('refusedAt', 'is', null)])]),
    )
    .execute()
}

/** Whether a school has ended somebody's access and its code is still the one that they know. */
export async function isKeptOut(db: Db, userId: string, schoolId: string): Promise<boolean> {
  const ended = await db
    .selectFrom('memberships')
    .innerJoin('schools', 'schools.joinId', 'memberships.endedJoinId')
    .select('memberships.userId')
    .where('memberships.userId', '=', userId)
    .where('schools.id', '=', schoolId)
    .executeTakeFirst()
  return ended !== undefined
}

/** Forgets those whose access was ended before a time and whom no code lets in again. Staff never join by a code. */
export async function deleteEndedMemberships(db: Db, endedBefore: Date): Promise<void> {
  await sql`
    delete from memberships using schools, users
    where schools.id = memberships.school_id and users.id = memberships.user_id
      and memberships.ended_at < ${endedBefore} and users.school_id is null
      and (users.role = 'senior' or memberships.ended_join_id is distinct from schools.join_id)`.execute(db)
}
