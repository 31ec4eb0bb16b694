import * as z from 'zod/mini'

/** What people may ask about their own data: UK GDPR, articles 15 to 21; and complaints: Data Protection Act 2018, s.164A. */
const dataRequestKinds = ['access', 'correction', 'erasure', 'objection', 'portability', 'complaint'] as const
export const DataRequestKind = z.enum(dataRequestKinds, 'Choose what it is about.')
export type DataRequestKind = z.infer<typeof DataRequestKind>

/** What operators call each, in the console and in their e-mails. */
export const requestNames: Record<DataRequestKind, string> = {
  access: 'Asks to see their data',
  correction: 'Asks to have their data corrected',
  erasure: 'Asks to have their data deleted',
  objection: 'Objects to a use of their data, or wants it limited',
  portability: 'Asks to take their data with them',
  complaint: 'Complains about how their data is used',
}

/** How a data request ended. */
export const Outcome = z.enum(['done', 'partly-done', 'refused', 'withdrawn', 'not-a-request'])
export type Outcome = z.infer<typeof Outcome>

export const outcomeNames: Record<Outcome, string> = {
  done: 'Done, or put right',
  'partly-done': 'Partly done',
  refused: 'Refused, with the reason',
  withdrawn: 'Withdrawn by the person',
  'not-a-request': 'Not about personal data',
}

/** The most characters of what operators note about an outcome. */
export const maximumOutcomeLength = 2000
