import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, Moment } from './text.ts'

/** The levels of a check by the Disclosure and Barring Service; `""` while nobody has said. */
export const DbsLevel = z.enum(['', 'basic', 'standard', 'enhanced', 'enhanced-barred'])
export type DbsLevel = z.infer<typeof DbsLevel>

export const dbsLevelNames: Record<DbsLevel, string> = {
  '': 'Not known yet',
  basic: 'Basic',
  standard: 'Standard',
  enhanced: 'Enhanced',
  'enhanced-barred': 'Enhanced with the children’s barred list',
}

/**
 * What has been checked about a visitor. `dbs_issued_on`: the date of the certificate, such as 2027-03-04, or `""`; its
 * number is stored nowhere. `confirmed_by`: name and post.
 */
const checks = {
  identity_checked: z.boolean(),
  dbs_level: DbsLevel,
  dbs_issued_on: z.union([z.literal(''), z.iso.date('Enter a real date.')]),
  right_to_work_checked: z.boolean(),
  references_taken: z.boolean(),
  confirmed_by: line(150),
}
export type Checks = z.infer<typeof Checks>
export const Checks = z.object(checks)

export type Assurance = z.infer<typeof Assurance>
/**
 * `visitor`: of the booking. `confirmed_on`: the day on which the checks were confirmed for this booking, `""` if nobody
 * has; `confirm_time`: the same as a moment. `operator`: who confirmed them, `""` once their account has been deleted.
 *
 * `earlier`: where the checks come from while nobody has confirmed them for this booking: the last ones about a visitor
 * with the same name, perhaps another person. They are only a suggestion.
 *
 * `missing`: what has to be done before there is a letter, as instructions; the school can open it when nothing is.
 * `other_letters`: once the checks have become incomplete, the visitor's other coming sessions that still have a letter.
 */
export const Assurance = z.object({
  ...checks,
  visitor: z.string(),
  confirmed_on: z.string(),
  confirm_time: z.union([z.literal(''), Moment]),
  operator: z.string(),
  earlier: z.nullable(
    z.object({
      booking_id: z.string(),
      reference: z.string(),
      confirmed_on: z.string(),
      operator: z.string(),
    }),
  ),
  missing: z.array(z.string()),
  other_letters: z.array(
    z.object({ id: z.string(), reference: z.string(), school: z.string(), session_on: z.string() }),
  ),
})

const byId = z.object({ id: z.uuid() })

/** Returns what was checked about the visitor of a session, and what is missing for a letter of assurance. */
export const viewAssurance = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:id/assurance',
  access: 'support',
  params: byId,
  response: Assurance,
})

/**
 * Confirms what was checked about `visitor`, today. When the letter becomes complete, the school is mailed where it is.
 * `confirm_time`: as it was when the operator looked at the checks.
 */
export const confirmAssurance = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id/assurance',
  access: 'moderator',
  params: byId,
  body: z.object({ ...checks, visitor: line(100), confirm_time: z.union([z.literal(''), Moment]) }),
  response: Assurance,
  errors: ['changed-meanwhile'],
})

/** Sends the letter of assurance about the visitor of a session, once it is complete. */
export const readLetter = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:id/letter',
  access: 'support',
  params: byId,
  download: 'application/pdf',
  errors: ['resource/printing-busy'],
})

/** Sends the letter of assurance to the school of the session, once it is complete. */
export const readOwnLetter = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/letter',
  access: 'user',
  params: byId,
  download: 'application/pdf',
  errors: ['resource/printing-busy'],
})
