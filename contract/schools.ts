import * as z from 'zod/mini'
import { SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { SchoolDetails, SchoolSignUp, StoredDetails } from './school-details.ts'
import { filledText, Moment, text } from './text.ts'

/** As much of a school as anybody may know who has its code. `id` is its join id, which is renewed with the code. */
export const SchoolName = z.object({ id: z.string(), title: z.string() })

export const signUpSchool = endpoint({
  method: 'POST',
  path: '/api/school/sign-up',
  access: 'visitor',
  body: SchoolSignUp,
  response: SignedIn,
  errors: ['account/address-taken', 'account/password-common', 'school/bad-postcode', 'server/busy'],
})

/** The one school with this code, or an empty list. */
export const findSchools = endpoint({
  method: 'GET',
  path: '/api/schools',
  access: 'visitor',
  query: z.object({ school_code: text(20) }),
  response: z.array(SchoolName),
})

export const viewSchool = endpoint({
  method: 'GET',
  path: '/api/schools/:id',
  access: 'visitor',
  params: z.object({ id: z.uuid() }),
  response: SchoolName,
})

export type Verification = z.infer<typeof Verification>
/**
 * How the verification of one's own school stands. `checked` are sentences about what was compared with the register;
 * `question` is what the operator asked and nobody has answered yet, `reason` why it was rejected, `""` when there is
 * none. `has_appealed`: the school cannot write now, as we have its message or its one appeal already.
 */
export const Verification = z.object({
  status: z.enum(['pending', 'approved', 'rejected']),
  sent: StoredDetails,
  sent_time: Moment,
  checked: z.array(z.string()),
  question: z.string(),
  reason: z.string(),
  has_appealed: z.boolean(),
})

export const viewVerification = endpoint({
  method: 'GET',
  path: '/api/school/verification',
  access: 'user',
  response: Verification,
})

/**
 * Staff correct their school's details; a pending school is compared with the register anew. An approved one keeps the
 * name and the postcode that were verified, unless the new ones are those of its register record. A rejected one stays
 * as it was judged.
 */
export const updateSchool = endpoint({
  method: 'PUT',
  path: '/api/school/update',
  access: 'user',
  body: SchoolDetails,
  response: Verification,
  errors: ['school/bad-postcode', 'school/name-is-checked', 'school/decided-already'],
})

/** Writes to the operator: while pending, one message until the operator writes again; once against a rejection. */
export const writeToOperator = endpoint({
  method: 'POST',
  path: '/api/school/appeal',
  access: 'user',
  body: z.object({ message: filledText(2000, 'Write a few words.') }),
  response: Verification,
  errors: ['school/already-appealed', 'school/decided-already'],
})

export const renewSchoolCode = endpoint({
  method: 'POST',
  path: '/api/school/renew-code',
  access: 'staff',
  response: z.object({ school_code: z.string() }),
})

/** A letter to parents with the school code and a QR code that opens the sign-up form with it. */
export const readParentLetter = endpoint({
  method: 'GET',
  path: '/api/school/parent-letter',
  access: 'staff',
  download: 'application/pdf',
})
