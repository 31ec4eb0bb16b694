import { readSchoolCode } from '../../database/school-code.ts'
import type { Deps } from '../../deps.ts'
import { networkOf } from '../../http/network.ts'
import { findSchoolByCode, hasCode } from './queries.ts'

export { enteredBy } from './consider.ts'
export {
  approveSchool,
  askSchool,
  correctSchool,
  followRecord,
  linkRecord,
  rejectSchool,
  reopenSchool,
  type SeenSchool,
} from './decisions.ts'
export { findHolder, isConfirmedByRegister, registerFromRecord } from './from-register/register-from-record.ts'
export type { CodeLetter } from './letter-code/code-letter.ts'
export { spelt, viewCaseLetter, waysTo } from './letter-code/letter-state.ts'
export { makeLetterCode } from './letter-code/make-code.ts'
export { mayBePupil } from './letter-code/pupil-address.ts'
export { findNation, findSchool, updateChildrenCount } from './queries.ts'
export { toStoredDetails } from './to-stored-details.ts'

/**
 * The title and the join id of the school whose code somebody typed, in whatever case and with whatever spaces; null
 * when there is none, when it was rejected, or when the code has ended. Wrong codes are counted against the network; throws `request/too-many`.
 */
export async function findByCode(
  { db, failures }: Pick<Deps, 'db' | 'failures'>,
  typed: string,
  ip: string,
): Promise<{ id: string; title: string } | null> {
  const code = readSchoolCode(typed)
  // Half a code, as it is being typed, is no guess.
  if (code === null) return null
  const find = async () => {
    const school = await findSchoolByCode(db, code)
    // A code from last year's letter is no guess: a whole school may type it behind one address.
    return school || (await hasCode(db, code)) ? { school } : null
  }
  const found = await failures.attempt({ schoolCodesPerNetwork: networkOf(ip) }, find, { candidate: code })
  return found?.school ?? null
}
