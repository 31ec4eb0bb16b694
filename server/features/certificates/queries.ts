import type { Db } from '../../database/tables.ts'

/** The title of a school, or `""` without one. */
export async function getSchoolName(db: Db, schoolId: string | null): Promise<string> {
  if (schoolId === null) return ''
  const school = await db.selectFrom('schools').select('title').where('id', '=', schoolId).executeTakeFirst()
  return school?.title ?? ''
}
