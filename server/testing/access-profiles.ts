import { actors } from './actors.ts'

/**
 * What each actor gets, in the order of the columns: the status of a refusal, or `in` if access allows the call (the
 * input may still be wrong). The key of a disabled user counts as no key.
 */
const profiles = {
  //                  visitor, disabled | parents: new, none, pending, approved, rejected | staff: new, new, pending, approved, rejected, none | operators: support, editor, moderator, owner, new | a class | after the password alone: operator, staff
  everybody:
    '         in  in  in  in   | in  in  in  in  in  | in  in  in  in  in  in  | in  in  in  in  in  | in  | in  in',
  firstStep:
    '        401 401 401 401   | in  in  in  in  in  | in  in  in  in  in  in  | in  in  in  in  in  | 401 | in  in',
  signedIn:
    '         401 401 401 401   | in  in  in  in  in  | in  in  in  in  in  in  | in  in  in  in  in  | 401 | 403 403',
  approvedStaff:
    '    401 401 401 401   | 403 403 403 403 403 | 403 403 403 in  403 403 | 403 403 403 403 403 | 401 | 403 403',
  support:
    '          401 401 401 401   | 403 403 403 403 403 | 403 403 403 403 403 403 | in  in  in  in  403 | 401 | 403 403',
  editors:
    '          401 401 401 401   | 403 403 403 403 403 | 403 403 403 403 403 403 | 403 in  in  in  403 | 401 | 403 403',
  moderators:
    '       401 401 401 401   | 403 403 403 403 403 | 403 403 403 403 403 403 | 403 403 in  in  403 | 401 | 403 403',
  owners:
    '           401 401 401 401   | 403 403 403 403 403 | 403 403 403 403 403 403 | 403 403 403 in  403 | 401 | 403 403',
  ownStaff:
    '         401 401 401 401   | 403 403 403 403 403 | in  in  in  in  in  403 | 403 403 403 403 403 | 401 | 403 403',
  anyStaff:
    '         401 401 401 401   | 403 403 403 403 403 | in  in  in  in  in  in  | 403 403 403 403 403 | 401 | 403 403',
  bookers:
    '          401 401 401 401   | 403 403 403 403 403 | in  in  in  in  403 403 | 403 403 403 403 403 | 401 | 403 403',
  inviters:
    '         401 401 401 401   | 403 in  in  in  403 | 403 403 in  in  403 in  | 403 403 403 403 403 | 401 | 403 403',
  authors:
    '          401 401 401 401   | 403 403 403 403 403 | 403 403 403 in  403 403 | 403 in  in  in  403 | 401 | 403 403',
  parents:
    '          401 401 401 401   | in  in  in  in  in  | 403 403 403 403 403 403 | 403 403 403 403 403 | 401 | 403 403',
  readersOfFree:
    '    401 401 401 401   | in  in  in  in  in  | in  in  in  in  403 in  | in  in  in  in  in  | 401 | 403 403',
  readersOfFull:
    '    401 401 401 401   | 403 403 403 in  403 | 403 403 403 in  403 403 | in  in  in  in  403 | 401 | 403 403',
  /** Nobody from a school created it. */
  ownBooks:
    '         401 401 401 401   | 403 403 403 403 403 | 403 403 403 404 403 403 | 403 in  in  in  403 | 401 | 403 403',
  readersOfDrafts:
    '  401 401 401 401   | 404 404 404 404 404 | 404 404 404 404 404 404 | in  in  in  in  404 | 401 | 403 403',
  classes:
    '          401 401 401 401   | 403 403 403 403 403 | 403 403 403 403 403 403 | 403 403 403 403 403 | in | 403 403',
} as const

/** A profile. `not theirs` after it: those who are let in get "not found". */
export type Expected = keyof typeof profiles | `${keyof typeof profiles}, not theirs`

/** The cell of an actor: `in`, or the status of the refusal. */
export function expectationFor(expected: Expected, actor: keyof typeof actors): string {
  const [profile = '', isHidden] = expected.split(', ')
  const cells = profiles[profile as keyof typeof profiles].split(/[\s|]+/).filter((cell) => cell !== '')
  const cell = cells[Object.keys(actors).indexOf(actor)] ?? 'no expectation'
  return isHidden && cell === 'in' ? '404' : cell
}
