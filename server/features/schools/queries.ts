import { type Insertable, sql, type Updateable } from 'kysely'
import { UkNation } from '#contract/curriculum.ts'
import { nationOf, todayInUk } from '#contract/school-days.ts'
import { lockForTransaction } from '../../database/advisory-lock.ts'
import type { SchoolRow } from '../../database/memberships.ts'
import { createSchoolCode } from '../../database/school-code.ts'
import type { Db, SchoolsTable } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'

/** Registers a pending school under a code that no other has. */
export async function insertSchool(
  db: Db,
  school: Omit<Insertable<SchoolsTable>, 'schoolCode' | 'status'>,
): Promise<string> {
  for (;;) {
    const inserted = await db
      .insertInto('schools')
      .values({ ...school, status: 'pending', schoolCode: createSchoolCode() })
      .onConflict((conflict) => conflict.column('schoolCode').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return inserted.id
  }
}

/** A school that parents may join, by its join id: one that has not been rejected, and whose code has not ended. */
function openSchools(db: Db) {
  return db
    .selectFrom('schools')
    .select(['joinId as id', 'title'])
    .where('status', '<>', 'rejected')
    .where(({ eb, or }) => or([eb('codeEndsOn', 'is', null), eb('codeEndsOn', '>=', sql<Date>`${todayInUk()}::date`)]))
}

/** Whether a school has or had this code, also when its last day has passed. */
export async function hasCode(db: Db, code: string): Promise<boolean> {
  const school = db.selectFrom('schools').select('id').where('schoolCode', '=', code).where('status', '<>', 'rejected')
  return (await school.executeTakeFirst()) !== undefined
}

/** A school's code with its last day, as 2027-03-04; `""` for none. */
export function getCode(db: Db, id: string): Promise<{ schoolCode: string; endsOn: string }> {
  return db
    .selectFrom('schools')
    .select(['schoolCode', sql<string>`coalesce(to_char(code_ends_on, 'YYYY-MM-DD'), '')`.as('endsOn')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function findSchoolByCode(db: Db, code: string): Promise<{ id: string; title: string } | null> {
  return (await openSchools(db).where('schoolCode', '=', code).executeTakeFirst()) ?? null
}

export async function findSchoolByJoinId(db: Db, joinId: string): Promise<{ id: string; title: string } | null> {
  return (await openSchools(db).where('joinId', '=', joinId).executeTakeFirst()) ?? null
}

export async function findSchool(db: Db, id: string): Promise<SchoolRow | null> {
  return (await db.selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/**
 * The nation that a school lies in, by its record in the register, else by its postcode, which does not tell Wales from
 * England; null for a school without either, or outside the four nations.
 */
export async function findNation(db: Db, id: string): Promise<UkNation | null> {
  const school = await db
    .selectFrom('schools')
    .leftJoin('registerSchools', 'registerSchools.id', 'schools.registerId')
    .select(['registerSchools.nation', 'schools.postcode'])
    .where('schools.id', '=', id)
    .executeTakeFirst()
  const recorded = UkNation.safeParse(school?.nation)
  if (recorded.success) return recorded.data
  if (!school?.postcode || school.nation === '') return null
  const nation = nationOf(school.postcode)
  return nation === 'england-and-wales' ? 'england' : nation
}

/** Changes a school, in a new version. */
export async function updateSchool(
  db: Db,
  id: string,
  change: Omit<Updateable<SchoolsTable>, 'version'>,
): Promise<SchoolRow> {
  return db
    .updateTable('schools')
    .set({ ...change, version: nextVersion('version') })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Approves a school. That answers whatever was asked, written or appealed: a later rejection has another reason, against
 * which the school has not appealed.
 */
export const markApproved = (
  db: Db,
  id: string,
  change: Pick<Updateable<SchoolsTable>, 'registerId' | 'checked' | 'comparedAt' | 'email'>,
): Promise<SchoolRow> =>
  updateSchool(db, id, {
    ...change,
    ...{ status: 'approved', decidedAt: new Date(), reason: '', question: '', hasMessage: false, appealedAt: null },
  })

/**
 * Whether another school that is approved (or also a pending one) has one of these records of the register. The caller is the
 * only one to ask about these records until the transaction ends.
 */
export async function isRecordTaken(
  db: Db,
  { registerIds, schoolId, by }: { registerIds: number[]; schoolId: string; by: Array<'pending' | 'approved'> },
): Promise<boolean> {
  await lockRecords(db, registerIds)
  const other = await db
    .selectFrom('schools')
    .select('id')
    .where('registerId', 'in', registerIds)
    .where('id', '<>', schoolId)
    .where('status', 'in', by)
    .executeTakeFirst()
  return other !== undefined
}

/** The schools of the portal that have one of these records, approved or waiting, the approved ones first. */
export function listRecordHolders(db: Db, registerIds: number[]) {
  return db
    .selectFrom('schools')
    .select(['id', 'title', 'status', 'registerId'])
    .where('registerId', 'in', registerIds)
    .where('status', 'in', ['pending', 'approved'])
    .orderBy('status')
    .execute()
}

/** Lets nobody else ask which schools have these records until the transaction ends. */
export async function lockRecords(db: Db, registerIds: number[]): Promise<void> {
  for (const id of registerIds.toSorted((a, b) => a - b)) await lockForTransaction(db, `register record ${id}`)
}

/** The person whose confirmed address speaks for a school; null for everybody but active staff. */
export async function findApplicant(db: Db, userId: string) {
  const applicant = await db
    .selectFrom('users')
    .select(['schoolId', 'email'])
    .where('id', '=', userId)
    .where('role', '=', 'senior')
    .where('status', '=', 'active')
    .executeTakeFirst()
  return applicant ?? null
}

/**
 * Where a school's mails go: everybody on its staff who has confirmed their address. One that is not confirmed may be
 * somebody else's.
 */
export function listStaff(db: Db, schoolId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'fullName'])
    .where('schoolId', '=', schoolId)
    .where('role', '=', 'senior')
    .where('status', '=', 'active')
    .execute()
}

/** Somebody on the staff of no school, locked until the transaction ends; null for everybody else. */
export async function lockStaffWithoutSchool(db: Db, userId: string) {
  const found = await db
    .selectFrom('users')
    .select(['email', 'phoneNumber'])
    .where('id', '=', userId)
    .where('role', '=', 'senior')
    .where('schoolId', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** The title of the school that somebody has left, or that has ended their access, while that is known. */
export async function findEarlierSchool(db: Db, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('schools', 'schools.id', 'memberships.schoolId')
    .select('schools.title')
    .where('memberships.userId', '=', userId)
    .executeTakeFirst()
  return found?.title ?? null
}

export async function insertMessage(
  db: Db,
  message: { schoolId: string; author: 'school' | 'operator'; text: string },
): Promise<void> {
  await db.insertInto('schoolMessages').values(message).execute()
}

/** Whether the school or an operator has written about its verification. */
export async function hasMessages(db: Db, schoolId: string): Promise<boolean> {
  const message = await db.selectFrom('schoolMessages').select('id').where('schoolId', '=', schoolId).executeTakeFirst()
  return message !== undefined
}

/** Deletes what was written about schools that were decided upon before a time, and not written about since. */
export async function deleteMessagesBefore(db: Db, before: Date): Promise<void> {
  const decided = db.selectFrom('schools').select('id').where('status', '<>', 'pending').where('decidedAt', '<', before)
  await db.deleteFrom('schoolMessages').where('schoolId', 'in', decided).where('createdAt', '<', before).execute()
}

/** Sets how many children a school without a record of the register has; false when there is no such school. */
export async function updateChildrenCount(db: Db, schoolId: string, children: number | null): Promise<boolean> {
  const updated = await db
    .updateTable('schools')
    .set({ childrenCount: children })
    .where('id', '=', schoolId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
