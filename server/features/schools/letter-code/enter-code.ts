import type { ErrorCode } from '#contract/errors.ts'
import { recordAudit } from '../../../database/audit.ts'
import { lockSchool, type SchoolRow } from '../../../database/memberships.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Acting } from '../../../http/actor.ts'
import { schoolIdOf } from '../../../http/school-id.ts'
import { findRecord, type RegisterRow } from '../../register/service.ts'
import { approvedEmail } from '../emails.tsx'
import { tellStaff } from '../mails.ts'
import { findApplicant, isRecordTaken, markApproved } from '../queries.ts'
import { canAsk, readLetterCode, stateOf } from './letter-state.ts'
import { countWrongCode, deleteLetter, findLetter, type LetterRow, renewLetter } from './queries.ts'

/**
 * Approves the school of somebody who has typed the code from its letter: once, within its days, and while the register has the school at
 * the address where the letter went. A wrong code is counted, and the fifth ends the right one. Throws `school/wrong-letter-code`,
 * `school/letter-code-over`, `school/letter-elsewhere` and `school/decided-already`.
 */
export async function enterLetterCode(deps: Deps, { actor, by }: Acting, typed: string): Promise<void> {
  const schoolId = schoolIdOf(actor)
  const code = readLetterCode(typed)
  // Half a code is no guess.
  if (code === null) throw Failure.at('school/wrong-letter-code', 'code')
  const refusal = await deps.db.transaction().execute(async (db): Promise<ErrorCode | null> => {
    const school = await lockSchool(db, schoolId)
    if (!school) return 'not-found'
    if (school.status !== 'pending') return 'school/decided-already'
    const letter = await findLetter(db, school.id)
    if (!letter || !(await findApplicant(db, actor.id))) return 'school/wrong-letter-code'
    if (stateOf(letter) === 'over') return 'school/letter-code-over'
    if (letter.code !== code) {
      await countWrongCode(db, school.id)
      return 'school/wrong-letter-code'
    }
    const record = await findRecord(db, letter.registerId)
    if (!record || !(await isStillThere(db, { school, letter, record }))) {
      // An operator has it again: to post another letter, or to look.
      if (record?.isOpen && record.id === school.registerId) await renewLetter(db, school.id)
      else await deleteLetter(db, school.id)
      return 'school/letter-elsewhere'
    }
    const checked = JSON.stringify([
      ...school.checked,
      `The code from the letter to ${record.name}, ${record.postcode}, was entered.`,
    ])
    const approved = await markApproved(db, school.id, { registerId: record.id, checked })
    await deleteLetter(db, school.id)
    await recordAudit(db, by, 'school.approved-by-letter', school.id)
    await tellStaff(deps, db, approved, approvedEmail)
    return null
  })
  if (refusal === 'school/wrong-letter-code') throw Failure.at(refusal, 'code')
  if (refusal) throw new Failure(refusal)
}

/** Whether the record is open, where the letter went, and nobody else's. */
async function isStillThere(
  db: Db,
  { school, letter, record }: { school: SchoolRow; letter: LetterRow; record: RegisterRow },
): Promise<boolean> {
  if (!record.isOpen || record.postcodeKey !== letter.postcodeKey || school.registerId !== record.id) return false
  return !(await isRecordTaken(db, { registerIds: [record.id], schoolId: school.id, by: ['approved'] }))
}

/** Asks for another letter in place of one whose code is over. Throws `school/no-more-letters`. */
export async function askForLetter(deps: Deps, { actor, by }: Acting): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const school = await lockSchool(db, schoolIdOf(actor))
    const letter = school?.status === 'pending' ? await findLetter(db, school.id) : null
    if (!school || !letter || !canAsk(letter)) throw new Failure('school/no-more-letters')
    await renewLetter(db, school.id)
    await recordAudit(db, by, 'school.letter-asked', school.id)
  })
}
