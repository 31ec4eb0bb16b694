import { readSchoolCode } from '../../database/school-code.ts'
import type { Deps } from '../../deps.ts'
import { networkOf } from '../../http/network.ts'
import { findSchoolByCode } from './queries.ts'

export { enteredBy } from './consider.ts'
export {
  approveSchool,
  askSchool,
  correctSchool,
  linkRecord,
  rejectSchool,
  reopenSchool,
} from './decisions.ts'
export { findSchool } from './queries.ts'
export { toStoredDetails } from './to-stored-details.ts'

/**
 * The title and the join id of the school whose code somebody typed, in whatever case and with whatever spaces; null
 * when there is none, or when it was rejected. Wrong codes are counted against the network; throws `request/too-many`.
 */
export async function findByCode(
  { db, failures }: Pick<Deps, 'db' | 'failures'>,
  typed: string,
  ip: string,
): Promise<{ id: string; title: string } | null> {
  const code = readSchoolCode(typed)
  // Half a code, as it is being typed, is no guess.
  if (code === null) return null
  return failures.attempt({ 'school-codes-address': networkOf(ip) }, () => findSchoolByCode(db, code))
}
