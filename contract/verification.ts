import * as z from 'zod/mini'
import { SchoolAction } from './audit-actions.ts'
import { endpoint } from './endpoint.ts'
import { RegisterSchool } from './register.ts'
import { SchoolDetails, StoredDetails } from './school-details.ts'
import { LetterCode } from './schools.ts'
import { filledText, Moment, text } from './text.ts'
import { Version } from './version.ts'

/** The state of a school. `reopened`: pending again after a decision; `appealed`: rejected, with an appeal that waits for an answer. */
export const QueueState = z.enum(['pending', 'approved', 'rejected', 'reopened', 'appealed'])
export type QueueState = z.infer<typeof QueueState>

/** A register record beside what was entered: each reason says what fits (`+`) or does not (`-`). */
export const Candidate = z.extend(RegisterSchool, {
  status: z.string(),
  phase: z.string(),
  ages: z.string(),
  website: z.string(),
  local_authority: z.string(),
  score: z.number(),
  reasons: z.array(z.object({ fits: z.boolean(), sentence: z.string() })),
  taken_by: z.string(),
})
export type Candidate = z.infer<typeof Candidate>

export type CaseLetter = z.infer<typeof CaseLetter>
/**
 * The letter with a code for a school, as operators see it: `code` is `""` while it is due. `phone`: the school's number in the register,
 * `""` if it has none. `letters`: how many were made.
 */
export const CaseLetter = z.extend(LetterCode, { code: z.string(), phone: z.string(), letters: z.int() })

export const QueueCase = z.object({
  id: z.string(),
  title: z.string(),
  postcode: z.string(),
  state: QueueState,
  email: z.string(),
  is_email_confirmed: z.boolean(),
  has_message: z.boolean(),
  /** Whether it waits for an operator. */
  is_waiting: z.boolean(),
  /** Whether it has made its one appeal. */
  has_appealed: z.boolean(),
  create_time: Moment,
  version: z.int(),
  entered: StoredDetails,
  applicant: z.string(),
  phone_number: z.string(),
  reason: z.string(),
  question: z.string(),
  linked: z.nullable(RegisterSchool),
  letter: z.nullable(CaseLetter),
  /** How a code can reach the school by its linked record: the record is open and has an address, and a telephone number. */
  letter_ways: z.array(z.enum(['post', 'telephone'])),
  candidates: z.array(Candidate),
  messages: z.array(z.object({ from: z.enum(['school', 'operator']), text: z.string(), time: Moment })),
  history: z.array(z.object({ action: SchoolAction, actor: z.string(), time: Moment })),
})
export type QueueCase = z.infer<typeof QueueCase>

const bySchool = z.object({ id: z.uuid() })

/** Returns a school with its verification, its register candidates and its history. */
export const viewCase = endpoint({
  method: 'GET',
  path: '/api/admin/schools/:id',
  access: 'support',
  params: bySchool,
  response: QueueCase,
})

/**
 * Approves a school, linking a register record or none (`null`). `version` here and below: of the school as the
 * operator saw it.
 */
export const approveSchool = endpoint({
  method: 'POST',
  path: '/api/admin/schools/:id/approve',
  access: 'moderator',
  params: bySchool,
  body: z.object({ version: Version, register_id: z.nullable(z.int32().check(z.positive())) }),
  response: QueueCase,
  errors: ['school/record-taken', 'school/decided-already', 'changed-meanwhile'],
})

/** Rejects a school, with a reason that is mailed to its staff. */
export const rejectSchool = endpoint({
  method: 'POST',
  path: '/api/admin/schools/:id/reject',
  access: 'moderator',
  params: bySchool,
  body: z.object({
    version: Version,
    reason: filledText(1000, 'Say why. The school will read it.'),
  }),
  response: QueueCase,
  errors: ['school/decided-already', 'changed-meanwhile'],
})

/** Mails a question to the staff of a school that is being verified. */
export const askSchool = endpoint({
  method: 'POST',
  path: '/api/admin/schools/:id/ask',
  access: 'support',
  params: bySchool,
  body: z.object({
    version: Version,
    question: filledText(1000, 'Write what you need to know.'),
  }),
  response: QueueCase,
  errors: ['school/decided-already', 'changed-meanwhile'],
})

/** Reopens a decision: the school is pending again. */
export const reopenSchool = endpoint({
  method: 'POST',
  path: '/api/admin/schools/:id/reopen',
  access: 'moderator',
  params: bySchool,
  body: z.object({ version: Version }),
  response: QueueCase,
  errors: ['school/decided-already', 'changed-meanwhile'],
})

/** Links a school to a record of the national register, or to none. */
export const linkRecord = endpoint({
  method: 'POST',
  path: '/api/admin/schools/:id/link',
  access: 'moderator',
  params: bySchool,
  body: z.object({ version: Version, register_id: z.nullable(z.int32().check(z.positive())) }),
  response: QueueCase,
  errors: ['school/record-taken', 'changed-meanwhile'],
})

/**
 * A school whose record in the register has closed. `closed_on` is a day, `""` if the register gives none. `successors`: the open
 * records that may have followed it, likeliest first; `why` says in a sentence how each was found, and `taken_by` is the
 * other school of the portal that has it, else `""`.
 */
export const ClosedSchool = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  closed_on: z.string(),
  record: RegisterSchool,
  successors: z.array(z.extend(RegisterSchool, { why: z.string(), taken_by: z.string() })),
})
export type ClosedSchool = z.infer<typeof ClosedSchool>

/** Lists the schools whose record has closed, as when they became academies, at most 50; `total` counts all of them. */
export const listClosed = endpoint({
  method: 'GET',
  path: '/api/admin/schools/closed',
  access: 'support',
  response: z.object({ schools: z.array(ClosedSchool), total: z.int() }),
})

/**
 * Links a school to the record that followed its closed one. If another approved school has that record already, the two have
 * become one: the link stays, and the school is counted no more.
 */
export const followRecord = endpoint({
  method: 'POST',
  path: '/api/admin/schools/:id/follow',
  access: 'moderator',
  params: bySchool,
  body: z.object({ version: Version, register_id: z.int32().check(z.positive()) }),
  response: QueueCase,
  errors: ['changed-meanwhile'],
})

/**
 * Makes the code for a school that waits, for the letter to the address of its record or to be told at the telephone number there.
 * The one before works no longer.
 */
export const makeLetterCode = endpoint({
  method: 'POST',
  path: '/api/admin/schools/:id/letter-code',
  access: 'support',
  params: bySchool,
  body: z.object({ version: Version, by: z.enum(['post', 'telephone']) }),
  response: QueueCase,
  errors: ['school/no-address', 'school/decided-already', 'changed-meanwhile'],
})

/** Sends the letter with the code that was made, to be printed and posted. */
export const readCodeLetter = endpoint({
  method: 'GET',
  path: '/api/admin/schools/:id/letter',
  access: 'support',
  params: bySchool,
  download: 'application/pdf',
  errors: ['resource/printing-busy'],
})

/** Corrects the details that staff of an approved school cannot change themselves. */
export const correctSchool = endpoint({
  method: 'PUT',
  path: '/api/admin/schools/:id',
  access: 'moderator',
  params: bySchool,
  body: z.extend(z.pick(SchoolDetails, { title: true, postcode: true }), { version: Version }),
  response: QueueCase,
  errors: ['school/bad-postcode', 'changed-meanwhile'],
})

/** Finds register records for a word or a postcode, to link another one than the candidates. */
export const searchRegister = endpoint({
  method: 'GET',
  path: '/api/admin/register',
  access: 'support',
  query: z.object({ q: text(100) }),
  response: z.array(RegisterSchool),
})
