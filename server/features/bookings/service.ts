import { sessionDayProblem } from '#contract/school-calendar.ts'
import type { SchoolCalendar } from '#contract/term-dates.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Acting } from '../../http/actor.ts'
import { receive } from '../inbox/service.ts'
import { findCalendar } from '../term-dates/service.ts'
import { bookingReceiptEmail, deskBookingEmail } from './emails.tsx'
import { findRepeated, insertBooking } from './queries.ts'

export { deleteBookingsOf, forgetBooker } from './forgetting/queries.ts'
export { isHeld } from './queries.ts'

export interface NewBooking {
  name: string
  email: string
  phone: string
  school: string
  message: string
  /** As they were sent: empty ones keep their positions, so that each message appears at its own field. */
  days: string[]
  yearGroups: string[]
  classSizes: string
  /** What only a robot fills in. */
  website: string
}

/**
 * Takes a request for a session: it is stored, mailed to the desk, and its sender gets a receipt. Returns the reference.
 * Throws `not-allowed` for everybody but staff of a school that has not been rejected.
 */
export async function takeBooking(
  deps: Deps,
  { actor, by }: Acting,
  { website, days: sent, ...asked }: NewBooking,
): Promise<{ reference: string }> {
  const { schoolId, schoolStatus } = actor
  if (actor.role !== 'senior' || !schoolId || schoolStatus === 'rejected') throw new Failure('not-allowed')
  refuseUnsuitable(await findCalendar(deps.db, schoolId), sent)
  const days = [...new Set(sent.filter((day) => day !== ''))]
  const booking = {
    ...asked,
    userId: actor.id,
    preferredDates: JSON.stringify(days),
    yearGroups: JSON.stringify(asked.yearGroups),
  }
  return receive(deps, by, {
    letter: 'B',
    email: asked.email,
    website,
    findRepeated: (db, since) => findRepeated(db, booking, since),
    insert: (db, { reference, isRobot }) =>
      insertBooking(db, { ...booking, schoolId, reference, status: isRobot ? 'cancelled' : 'requested' }),
    itemOf: (bookingId) => ({ bookingId }),
    mails: async (stored) => ({
      forDesk: await deskBookingEmail(deps.config, { ...asked, ...stored, days }),
      receipt: await bookingReceiptEmail(deps.config, { reference: stored.reference }),
    }),
  })
}

/** Throws with a sentence for each day that cannot be one for a session at a school. */
export function refuseUnsuitable(calendar: SchoolCalendar, days: string[]): void {
  const problems = days.flatMap((day, index) => {
    const problem = day === '' ? undefined : sessionDayProblem(day, calendar)
    return problem ? [[`preferred_dates.${index}`, problem] as const] : []
  })
  if (problems.length === 0) return
  throw new Failure('request/invalid', { message: problems[0]?.[1], fields: Object.fromEntries(problems) })
}
