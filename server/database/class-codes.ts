import type { Db } from './tables.ts'

/**
 * A code that has not been ended, with what decides whether it still opens anything: its last moment, and the rights of
 * the teacher who made it, as long as they are at the school for which they made it. Null for every other.
 */
export async function findClassCode(db: Db, id: string) {
  const row = await db
    .selectFrom('classCodes')
    .innerJoin('users', 'users.id', 'classCodes.userId')
    .leftJoin('schools', 'schools.id', 'users.schoolId')
    .select(['classCodes.id as codeId', 'classCodes.resourceId as bookId', 'classCodes.until'])
    .select(['users.role', 'users.status', 'users.operatorRights as rights', 'users.schoolId'])
    .select('schools.status as schoolStatus')
    .where('classCodes.id', '=', id)
    .where('classCodes.endedAt', 'is', null)
    .where('users.deletionRequestedAt', 'is', null)
    .where((where) => where('classCodes.schoolId', 'is not distinct from', where.ref('users.schoolId')))
    .executeTakeFirst()
  if (!row) return null
  const { codeId, bookId, until, ...maker } = row
  return { codeId, bookId, until, maker }
}
