import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageNumber, pageSize } from './paging.ts'
import { Moment, text } from './text.ts'

/**
 * How somebody joined a school: by registering it, with its code, from an uploaded list of parents, by an invitation from
 * the staff, by one from another parent, or with the school’s own Google or Microsoft sign-in.
 */
export const JoinedBy = z.enum(['sign-up', 'code', 'list', 'invitation', 'parent', 'sign-in'])
export type JoinedBy = z.infer<typeof JoinedBy>

export const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of staff, their address; of a parent, the one to which the school itself sent an invitation. Otherwise `""`. */
  email: z.string(),
  role: z.enum(['senior', 'parent']),
  is_lead: z.boolean(),
  is_own: z.boolean(),
  /** Whether they could be the lead of the school. */
  can_lead: z.boolean(),
  /** Whether they have confirmed their address; until then they read the free books only. */
  is_confirmed: z.boolean(),
  joined_by: JoinedBy,
  join_time: Moment,
  /** As 2027-03; `""` if they have not used the portal, and for those who are not shown it. */
  last_used_month: z.string(),
  /** When the school ended their access, and the last day on which that can be undone; `""` while they have it. */
  end_time: z.union([Moment, z.literal('')]),
  undo_until: z.string(),
  /** Who ended it; `""` while they have access, and when that account is gone. */
  ended_by: z.string(),
})
export type Person = z.infer<typeof Person>

/**
 * Who is listed: the staff, the parents, those whose access was ended in the last 30 days, or (`review`) those whom the
 * lead has not confirmed since the first of September, and who joined before it.
 */
export const PeopleFilter = z.enum(['staff', 'parents', 'ended', 'review'])
export type PeopleFilter = z.infer<typeof PeopleFilter>

/**
 * Lists the people who have access through the caller's school, a page at a time. `q` is part of a name, or of an
 * address that is shown. Colleagues of the lead see the names of the staff and how many parents there are; the other
 * lists throw `people/not-lead`.
 */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/school/people',
  access: 'staff',
  query: z.object({ page: PageNumber, q: text(100), show: z._default(PeopleFilter, 'staff') }),
  response: z.object({
    people: z.array(Person),
    total: z.int(),
    /** All of them, whatever `q`. */
    counts: z.object({ staff: z.int(), parents: z.int(), ended: z.int(), review: z.int() }),
    is_lead: z.boolean(),
  }),
  errors: ['people/not-lead'],
})

const onPerson = {
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
} as const

/**
 * Ends somebody's access through the lead's school, on every device at once. Their account stays, without a school. They
 * get an e-mail, and it can be undone for 30 days.
 */
export const endAccess = endpoint({
  method: 'POST',
  path: '/api/school/people/:id/end-access',
  ...onPerson,
  errors: ['people/not-lead', 'people/own-access', 'people/too-often'],
})

/** Gives somebody back the access that was ended, unless they have joined another school since. */
export const restoreAccess = endpoint({
  method: 'POST',
  path: '/api/school/people/:id/restore-access',
  ...onPerson,
  errors: ['people/not-lead'],
})

/**
 * Makes a colleague with a confirmed address the lead of the school; the lead becomes a colleague. Both get an e-mail.
 */
export const handOverLead = endpoint({
  method: 'POST',
  path: '/api/school/people/:id/hand-over',
  ...onPerson,
  errors: ['people/not-lead', 'people/not-confirmed'],
})

/**
 * Leaves the staff of the caller's school. The account stays, and the lead, who cannot leave, can undo it for 30 days.
 */
export const leaveSchool = endpoint({
  method: 'POST',
  path: '/api/school/leave',
  access: 'staff',
  response: z.object({}),
  errors: ['people/needs-successor'],
})

/** Notes that these people are still at the school, as its lead says. People who have left are left out. */
export const confirmPeople = endpoint({
  method: 'POST',
  path: '/api/school/people/confirm',
  access: 'staff',
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(pageSize)) }),
  response: z.object({}),
  errors: ['people/not-lead'],
})
