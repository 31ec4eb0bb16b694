import { type Selectable, sql } from 'kysely'
import type { Db, SchoolsTable } from './tables.ts'

// What several features do with users and schools, and with who is at a school.

export type SchoolRow = Selectable<SchoolsTable>

/** Lets nobody else change an account until the transaction ends. */
export function lockUser(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'fullName', 'role', 'status', 'disabledFrom', 'operatorRights'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Lets nobody else change a school, or who is there, until the transaction ends. Null if there is no such school. */
export async function lockSchool(db: Db, id: string): Promise<SchoolRow | null> {
  return (await db.selectFrom('schools').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null
}

export async function getSchoolTitle(db: Db, schoolId: string): Promise<string> {
  const school = await db.selectFrom('schools').select('title').where('id', '=', schoolId).executeTakeFirstOrThrow()
  return school.title
}

/** Puts an account at a school, or takes it off its school. A trigger keeps the membership. */
export async function putAtSchool(db: Db, userId: string, schoolId: string | null): Promise<void> {
  await db.updateTable('users').set({ schoolId }).where('id', '=', userId).execute()
}

/** Puts an account that is at no school at this one; false if it is at one by now. */
export async function putAtFirstSchool(db: Db, userId: string, schoolId: string): Promise<boolean> {
  const joining = db.updateTable('users').set({ schoolId }).where('id', '=', userId).where('schoolId', 'is', null)
  return (await joining.executeTakeFirst()).numUpdatedRows > 0n
}

/**
 * Withdraws what would let somebody back in: open invitations to their address, and those they sent. Lists of parents and
 * other invitations that staff sent to parents belong to the school, and stay.
 */
export async function withdrawInvitations(
  db: Db,
  { id, email, role, schoolId }: { id: string; email: string; role: string; schoolId: string },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ withdrawnAt: new Date() })
    .where('schoolId', '=', schoolId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        eb('email', '=', email),
        and([eb('inviterId', '=', id), ...(role === 'senior' ? [eb('role', '=', 'senior')] : [])]),
      ]),
    )
    .execute()
}

/** The address and telephone number of a school were those of a member of staff: they go when nobody there has them. */
export async function clearSchoolContacts(db: Db, schoolId: string): Promise<void> {
  const nobodyHas = (column: string) => sql`not exists (
    select from users where users.school_id = schools.id and users.role = 'senior'
      and users.${sql.ref(column)} = schools.${sql.ref(column)})`
  await sql`
    update schools set
      email = case when ${nobodyHas('email')} then '' else email end,
      phone_number = case when ${nobodyHas('phone_number')} then '' else phone_number end
    where id = ${schoolId} and (email <> '' or phone_number <> '')`.execute(db)
}
