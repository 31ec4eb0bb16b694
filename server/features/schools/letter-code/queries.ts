import type { Selectable } from 'kysely'
import type { LetterCodesTable } from '../../../database/register-tables.ts'
import type { Db } from '../../../database/tables.ts'

export type LetterRow = Selectable<LetterCodesTable>

export async function findLetter(db: Db, schoolId: string): Promise<LetterRow | null> {
  return (await db.selectFrom('letterCodes').selectAll().where('schoolId', '=', schoolId).executeTakeFirst()) ?? null
}

/** A letter to the address of a record is due. One to the same record stays as it is. */
export async function upsertDueLetter(db: Db, schoolId: string, registerId: number): Promise<void> {
  await db
    .insertInto('letterCodes')
    .values({ schoolId, registerId })
    .onConflict((conflict) =>
      conflict
        .column('schoolId')
        .doUpdateSet({ registerId, code: '', postcodeKey: '', madeAt: null, tries: 0 })
        .where('letterCodes.registerId', '<>', registerId),
    )
    .execute()
}

/** Makes another letter due in place of one whose code is over. */
export async function renewLetter(db: Db, schoolId: string): Promise<void> {
  await db
    .updateTable('letterCodes')
    .set({ code: '', postcodeKey: '', madeAt: null, tries: 0 })
    .where('schoolId', '=', schoolId)
    .execute()
}

export async function upsertCode(
  db: Db,
  letter: Pick<LetterRow, 'schoolId' | 'registerId' | 'code' | 'postcodeKey' | 'by'>,
): Promise<void> {
  await db
    .insertInto('letterCodes')
    .values({ ...letter, madeAt: new Date(), letters: 1 })
    .onConflict((conflict) =>
      conflict.column('schoolId').doUpdateSet(({ ref, eb }) => ({
        ...letter,
        madeAt: new Date(),
        tries: 0,
        letters: eb(ref('letterCodes.letters'), '+', 1),
      })),
    )
    .execute()
}

export async function countWrongCode(db: Db, schoolId: string): Promise<void> {
  await db
    .updateTable('letterCodes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('schoolId', '=', schoolId)
    .execute()
}

export async function deleteLetter(db: Db, schoolId: string): Promise<void> {
  await db.deleteFrom('letterCodes').where('schoolId', '=', schoolId).execute()
}
