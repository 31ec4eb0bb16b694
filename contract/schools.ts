import * as z from 'zod/mini'
import { SchoolStatus, SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { SchoolDetails, SchoolSignUp, StoredDetails } from './school-details.ts'
import { filledText, Moment, text } from './text.ts'
import { Version } from './version.ts'

/** What anybody who has a school's code may know of it. `id` is its join id, which is renewed with the code. */
export const SchoolName = z.object({ id: z.string(), title: z.string() })

/** Registers a school with its first member of staff, who is logged in. */
export const signUpSchool = endpoint({
  method: 'POST',
  path: '/api/school/sign-up',
  access: 'visitor',
  body: SchoolSignUp,
  response: SignedIn,
  errors: [
    'account/address-taken',
    'account/pupil-address',
    'account/password-common',
    'school/bad-postcode',
    'server/busy',
  ],
})

/** Registers the school of a member of staff who belongs to none any more: an operator decides about it. */
export const registerNextSchool = endpoint({
  method: 'POST',
  path: '/api/school/register-next',
  access: 'user',
  body: z.extend(SchoolDetails, { confirmStaffMember: SchoolSignUp.shape.confirmStaffMember }),
  response: z.object({}),
  errors: ['not-allowed', 'school/joined-already', 'school/bad-postcode'],
})

/** Finds a school by its code: a list with that school, or an empty one. */
export const findSchools = endpoint({
  method: 'GET',
  path: '/api/schools',
  access: 'visitor',
  query: z.object({ school_code: text(20) }),
  response: z.array(SchoolName),
})

/** Returns the name of the school with a join id, to anybody; to its members also by the `id` that `user/view` gives. */
export const viewSchool = endpoint({
  method: 'GET',
  path: '/api/schools/:id',
  access: 'visitor',
  params: z.object({ id: z.uuid() }),
  response: SchoolName,
})

/** Days from its making on which the code of a letter works: the post takes three, and a school's holidays a fortnight. */
export const letterCodeDays = 30
/** Wrong codes; the right one is one of 31^10. */
export const maxLetterTries = 5

export type LetterCode = z.infer<typeof LetterCode>
/**
 * A letter with a code to the school's address in the register, which approves the school. `due`: an operator is to post it;
 * `made`: it is on its way, or was told by telephone; `over`: its code has expired, or was mistyped too often. `address`: the lines
 * on the envelope. `ends_on`: the last day of the code, `""` while it is due. `can_ask`: another letter can be asked for.
 */
export const LetterCode = z.object({
  state: z.enum(['due', 'made', 'over']),
  by: z.enum(['post', 'telephone']),
  address: z.array(z.string()),
  ends_on: z.union([z.iso.date(), z.literal('')]),
  tries_left: z.int(),
  can_ask: z.boolean(),
})

export type Verification = z.infer<typeof Verification>
/**
 * The verification status of one's own school. `checked`: sentences about the comparison with the register; `question`:
 * the operator's unanswered question; `reason`: why it was rejected, each `""` if not. `has_appealed`: the
 * school cannot write now, because we already have its message or its one appeal. `has_message`: that message has not been
 * answered yet. `letter`: null where none is on its way.
 */
export const Verification = z.object({
  status: SchoolStatus,
  sent: StoredDetails,
  sent_time: Moment,
  checked: z.array(z.string()),
  question: z.string(),
  reason: z.string(),
  has_appealed: z.boolean(),
  has_message: z.boolean(),
  letter: z.nullable(LetterCode),
  version: z.int(),
})

/** Returns how far the verification of the school of the caller is. */
export const viewVerification = endpoint({
  method: 'GET',
  path: '/api/school/verification',
  access: 'user',
  response: Verification,
})

/**
 * Changes the details of the caller's school. A pending school is compared with the register again. An approved one
 * keeps its verified name and postcode, unless the new ones are those of its register record. A rejected one does not
 * change.
 */
export const updateSchool = endpoint({
  method: 'PUT',
  path: '/api/school/update',
  access: 'user',
  body: z.extend(SchoolDetails, { version: Version }),
  response: Verification,
  errors: ['changed-meanwhile', 'school/bad-postcode', 'school/name-is-checked', 'school/decided-already'],
})

/**
 * Writes to the operator about the school's verification: while pending, one message until the operator writes again;
 * once against a rejection.
 */
export const writeToOperator = endpoint({
  method: 'POST',
  path: '/api/school/appeal',
  access: 'user',
  body: z.object({ message: filledText(2000, 'Write a few words.') }),
  response: Verification,
  errors: ['school/already-appealed', 'school/decided-already'],
})

/** Approves the school of the caller with the code from the letter to its address. It works once, for 30 days. */
export const enterLetterCode = endpoint({
  method: 'POST',
  path: '/api/school/letter-code',
  access: 'user',
  body: z.object({ code: filledText(30, 'Enter the code from the letter.') }),
  response: Verification,
  errors: ['school/wrong-letter-code', 'school/letter-code-over', 'school/letter-elsewhere', 'school/decided-already'],
})

/** Asks for another letter, once the code of the one before is over. */
export const askForLetter = endpoint({
  method: 'POST',
  path: '/api/school/ask-for-letter',
  access: 'user',
  response: Verification,
  errors: ['school/no-more-letters'],
})

export type SchoolCode = z.infer<typeof SchoolCode>
/** `ends_on`: the last day on which parents can join with it, `""` for none; `is_over`: that day has passed. */
export const SchoolCode = z.object({
  school_code: z.string(),
  ends_on: z.union([z.literal(''), z.iso.date()]),
  is_over: z.boolean(),
})

/** Returns the code with which parents join the school of the caller. */
export const viewSchoolCode = endpoint({
  method: 'GET',
  path: '/api/school/code',
  access: 'staff',
  response: SchoolCode,
})

/**
 * Sets the last day of the school code, or with `""` none. After it, the code is answered like one that does not
 * exist.
 */
export const endSchoolCode = endpoint({
  method: 'PUT',
  path: '/api/school/code',
  access: 'staff',
  body: z.object({ ends_on: z.union([z.literal(''), z.iso.date('Enter a day, or leave it empty.')]) }),
  response: SchoolCode,
})

/** Gives the school a new code, which has no last day. */
export const renewSchoolCode = endpoint({
  method: 'POST',
  path: '/api/school/renew-code',
  access: 'staff',
  response: z.object({ school_code: z.string() }),
})

/** Sends a letter to parents with the school code and a QR code that opens the sign-up form with it. */
export const readParentLetter = endpoint({
  method: 'GET',
  path: '/api/school/parent-letter',
  access: 'staff',
  download: 'application/pdf',
  errors: ['resource/printing-busy'],
})
