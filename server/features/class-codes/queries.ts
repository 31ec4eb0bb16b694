import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { maxClassSize } from '#contract/evidence.ts'
import { todayInUk } from '#contract/school-days.ts'
import { lockForTransaction } from '../../database/advisory-lock.ts'
import type { ClassCodesTable } from '../../database/class-tables.ts'
import type { Db } from '../../database/tables.ts'

export type OwnCode = Awaited<ReturnType<typeof listLiveCodes>>[number]

/** The codes that somebody made, also for a school that they have left, and that have not ended. */
function liveCodes(db: Db, userId: string) {
  return db
    .selectFrom('classCodes')
    .innerJoin('resources', 'resources.id', 'classCodes.resourceId')
    .select([
      'classCodes.id',
      'sealedCode',
      'resourceId',
      'classCodes.schoolId',
      'classCodes.createdAt',
      'until',
      'isForFamilies',
      'title',
    ])
    .select((query) =>
      query
        .selectFrom('classOpens')
        .select('opens')
        .whereRef('codeId', '=', 'classCodes.id')
        .where('day', '=', sql<Date>`${todayInUk()}::date`)
        .as('opensToday'),
    )
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('until', '>', new Date())
}

export function listLiveCodes(db: Db, userId: string) {
  return liveCodes(db, userId).orderBy('until').orderBy('classCodes.createdAt', 'desc').execute()
}

export async function findLiveCode(db: Db, userId: string, id: string): Promise<OwnCode | null> {
  return (await liveCodes(db, userId).where('classCodes.id', '=', id).executeTakeFirst()) ?? null
}

/** A code for the same book and readers with the same end that somebody has made since then, and that works. Nobody makes another for them until the transaction ends. */
export async function findRepeatedCode(
  db: Db,
  {
    userId,
    resourceId,
    until,
    isForFamilies,
  }: Pick<OwnCode, 'resourceId' | 'until' | 'isForFamilies'> & { userId: string },
  since: Date,
): Promise<string | null> {
  await lockForTransaction(db, `class codes of ${userId}`)
  const found = await liveCodes(db, userId)
    .where('resourceId', '=', resourceId)
    .where('until', '=', until)
    .where('isForFamilies', '=', isForFamilies)
    .where('classCodes.createdAt', '>', since)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Stores a new code. Returns its id, or null when the same code exists. */
export async function insertCode(db: Db, code: Insertable<ClassCodesTable>): Promise<string | null> {
  const added = await db
    .insertInto('classCodes')
    .values(code)
    .onConflict((conflict) => conflict.column('codeHash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** Ends a code of somebody's own; false when they have no such code that still works. */
export async function endCode(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('classCodes')
    .set({ endedAt: new Date() })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('until', '>', new Date())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The code with this hash, ended or not. */
export async function findCodeByHash(db: Db, codeHash: Buffer) {
  const code = db.selectFrom('classCodes').select(['id', 'until']).where('codeHash', '=', codeHash)
  return (await code.executeTakeFirst()) ?? null
}

/**
 * Counts one opening of a code today, for its maker and, in the same statement, for the school: with the code goes nothing
 * that the school has. A code without a school, or for families, is counted for nobody else.
 */
export async function countOpen(db: Db, codeId: string): Promise<void> {
  const day = todayInUk()
  await sql`
    with opened as (
      insert into class_opens (code_id, day) values (${codeId}, ${day})
      on conflict (code_id, day) do update set opens = class_opens.opens + 1
      returning code_id, opens
    ), counted as (
      select class_codes.school_id, class_codes.resource_id, opens = 1 as is_first_today, opens <= ${maxClassSize} as is_class,
        not exists (select from class_opens where code_id = ${codeId} and day < ${day}) as is_first_day
      from opened join class_codes on class_codes.id = opened.code_id
      where class_codes.school_id is not null and not is_for_families
    )
    insert into school_uses (school_id, resource_id, day, use, times)
    select school_id, resource_id, ${day}::date, use, 1
    from counted cross join lateral (
      values ('class'::school_use, is_first_day and is_first_today), ('reading', is_first_today), ('open', true),
        ('arrival', is_first_day and is_class)
    ) as part (use, is_counted)
    where is_counted order by use
    on conflict (school_id, resource_id, day, use) do update set times = school_uses.times + 1`.execute(db)
}

/**
 * The codes of somebody at their school that were opened since a day and whose class may be over, with the last day on
 * which each was opened and how often on its busiest one; without those that they have been asked about.
 */
export async function listUsedCodes(
  db: Db,
  { userId, schoolId, since }: { userId: string; schoolId: string; since: string },
) {
  const { rows } = await sql<{ id: string; resourceId: number; title: string; day: string; opens: number }>`
    select class_codes.id, class_codes.resource_id, resources.title,
      to_char(max(class_opens.day), 'YYYY-MM-DD') as day, max(class_opens.opens) as opens
    from class_codes join class_opens on code_id = class_codes.id join resources on resources.id = class_codes.resource_id
    where user_id = ${userId} and class_codes.school_id = ${schoolId} and not is_asked and not is_for_families
    group by class_codes.id, resources.id
    having max(class_opens.day) >= ${since} and (max(class_opens.day) < ${todayInUk()}
      or least(class_codes.until, class_codes.ended_at) <= now())
    order by max(class_opens.day) desc, class_codes.created_at desc`.execute(db)
  return rows
}

/** How often the codes of somebody for a book in class were opened today: the one that was opened most. */
export async function countOpensToday(db: Db, { userId, resourceId }: { userId: string; resourceId: number }) {
  const found = await db
    .selectFrom('classOpens')
    .innerJoin('classCodes', 'classCodes.id', 'classOpens.codeId')
    .select(({ fn }) => fn.max('opens').as('opens'))
    .where('userId', '=', userId)
    .where('resourceId', '=', resourceId)
    .where('isForFamilies', '=', false)
    .where('day', '=', sql<Date>`${todayInUk()}::date`)
    .executeTakeFirst()
  return found?.opens ?? 0
}

/** Notes that somebody was asked about a code of theirs at a school; null if it is not theirs, false if it was noted before. */
export async function settleCode(db: Db, { id, userId, schoolId }: { id: string; userId: string; schoolId: string }) {
  const code = await db
    .selectFrom('classCodes')
    .select(['resourceId', 'isAsked'])
    .select((query) =>
      query
        .selectFrom('classOpens')
        .select(sql<string | null>`to_char(max(day), 'YYYY-MM-DD')`.as('day'))
        .whereRef('codeId', '=', 'classCodes.id')
        .as('day'),
    )
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('schoolId', '=', schoolId)
    .forUpdate('classCodes')
    .executeTakeFirst()
  if (!code?.day) return null
  if (code.isAsked) return false
  await db.updateTable('classCodes').set({ isAsked: true }).where('id', '=', id).execute()
  return { resourceId: code.resourceId, day: code.day }
}

/** The same for all of somebody's codes for a book that were opened on a day: the class was asked about with its lesson. */
export async function settleCodesOf(
  db: Db,
  { userId, resourceId, day }: { userId: string; resourceId: number; day: string },
): Promise<void> {
  await db
    .updateTable('classCodes')
    .set({ isAsked: true })
    .where('userId', '=', userId)
    .where('resourceId', '=', resourceId)
    .where('isAsked', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('classOpens')
          .select('codeId')
          .whereRef('codeId', '=', 'classCodes.id')
          .where('day', '=', sql<Date>`${day}::date`),
      ),
    )
    .execute()
}

/** Deletes the codes that ended, by themselves or otherwise, before a time. */
export async function deleteCodesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('classCodes').where(sql<Date>`least(until, ended_at)`, '<', before).execute()
}
