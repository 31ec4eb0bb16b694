import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment } from './text.ts'

/** The steps from a bare machine to a portal that is open to schools, in their order. */
export const setUpSteps = [
  'organisation',
  'operators',
  'address',
  'mail',
  'sender',
  'backup',
  'register',
  'brand',
  'texts',
  'school',
] as const
const Code = z.enum(setUpSteps)
export type SetUpCode = z.infer<typeof Code>

/** The steps that the portal proves by trying them. */
export const triedSteps = ['address', 'mail', 'sender', 'backup'] as const satisfies readonly SetUpCode[]
export type TriedStep = (typeof triedSteps)[number]

export type SetUpStep = z.infer<typeof SetUpStep>
/**
 * A step. `done`: what `what` says was seen, at `seen_time`; `waiting`: it was tried, and what should come has not come yet;
 * `open`: `what` is missing, or is true no longer. `remedy`: what to do, `""` for nothing. `seen_time` is `""` where nothing
 * says when.
 */
export const SetUpStep = z.object({
  code: Code,
  state: z.enum(['done', 'waiting', 'open']),
  what: z.string(),
  remedy: z.string(),
  seen_time: z.union([Moment, z.literal('')]),
})

export type TestSchool = z.infer<typeof TestSchool>
/** A school that may be the operators' own, for trying out the way of one: how far it has come. */
export const TestSchool = z.object({
  id: z.string(),
  title: z.string(),
  is_confirmed: z.boolean(),
  is_approved: z.boolean(),
  has_parent: z.boolean(),
})

export type SetUp = z.infer<typeof SetUp>
/**
 * Every step. `schools`: those that signed up last, none once the last step is done or the portal is open. `opening`: when and by
 * whom the portal was opened to schools, and what was unproven then; null until somebody has.
 */
export const SetUp = z.object({
  steps: z.array(SetUpStep),
  schools: z.array(TestSchool),
  opening: z.nullable(z.object({ opened_time: Moment, opened_by: z.string(), unproven: z.array(Code) })),
})

/** Returns how far the set-up is, with what was seen of each step. */
export const viewSetUp = endpoint({
  method: 'GET',
  path: '/api/admin/set-up',
  access: 'owner',
  response: SetUp,
})

/**
 * Tries a step: asks the portal for itself at its public address, sends a test mail to the caller, looks the sender's domain up, or
 * makes a backup. A test mail that was sent within a minute, and a backup that is under way, are not begun again.
 */
export const tryStep = endpoint({
  method: 'POST',
  path: '/api/admin/set-up/try',
  access: 'owner',
  body: z.object({ step: z.enum(triedSteps) }),
  response: SetUp,
})

/** Notes that the portal is open to schools. `unproven`: the steps without proof, as the caller has seen them. */
export const openToSchools = endpoint({
  method: 'POST',
  path: '/api/admin/set-up/open',
  access: 'owner',
  body: z.object({ unproven: z.array(Code).check(z.maxLength(setUpSteps.length)) }),
  response: SetUp,
  errors: ['changed-meanwhile'],
})

/** Deletes a test school with its few accounts, once it has gone all the way. Real ones are safe: a portal that is open refuses. */
export const deleteTestSchool = endpoint({
  method: 'DELETE',
  path: '/api/admin/set-up/schools/:id',
  access: 'owner',
  params: z.object({ id: z.uuid() }),
  response: SetUp,
  errors: ['set-up/no-test-school'],
})

const Random = z.string().check(z.regex(/^[\w-]{43}$/))

/** Confirms that a test mail has arrived, by the token of its link. */
export const confirmTestMail = endpoint({
  method: 'POST',
  path: '/api/set-up/test-mail',
  access: 'visitor',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  response: z.object({}),
  errors: ['account/link-expired'],
})

/** Answers a random challenge as only this portal can: that is how it recognises itself at its public address. */
export const answerChallenge = endpoint({
  method: 'GET',
  path: '/api/set-up/challenge',
  access: 'visitor',
  query: z.object({ challenge: Random }),
  response: z.object({ answer: z.string() }),
})
