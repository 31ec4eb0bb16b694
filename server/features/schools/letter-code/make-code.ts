import type { By } from '../../../database/audit.ts'
import type { SchoolRow } from '../../../database/memberships.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { findRecord, type RegisterRow, teachesOurAges } from '../../register/service.ts'
import { decide, type SeenSchool } from '../decisions.ts'
import { createLetterCode, hasAddress, waysTo } from './letter-state.ts'
import { mayBePupil } from './pupil-address.ts'
import { deleteLetter, upsertCode, upsertDueLetter } from './queries.ts'

/**
 * Whether a letter decides about a school that the register knows and its applicant's address does not prove. In England schools have
 * domains of their own, so that one that cannot be proved is looked at; elsewhere nations give the addresses.
 */
export function isForLetter(record: RegisterRow | null, email: string): record is RegisterRow {
  if (!record || record.register === 'gias' || !record.isOpen) return false
  return teachesOurAges(record) && hasAddress(record) && !mayBePupil(email)
}

/** Makes a letter due for a school that waits, or none where there is no record for one any more. */
export async function planLetter(db: Db, school: SchoolRow, record: RegisterRow | null): Promise<void> {
  if (record) await upsertDueLetter(db, school.id, record.id)
  else await deleteLetter(db, school.id)
}

/** Makes the code of a school that waits, to be posted to the address of its record or told at its number. Throws `school/no-address`. */
export function makeLetterCode(deps: Deps, by: By, seen: SeenSchool, way: 'post' | 'telephone'): Promise<void> {
  const action = way === 'post' ? 'school.letter-made' : 'school.code-told'
  return decide(deps, by, seen, { action, from: ['pending'] }, async (db, school) => {
    const record = school.registerId === null ? null : await findRecord(db, school.registerId)
    if (!record || !waysTo(record).includes(way)) throw new Failure('school/no-address')
    const { postcodeKey, id: registerId } = record
    await upsertCode(db, { schoolId: school.id, registerId, code: createLetterCode(), postcodeKey, by: way })
  })
}
