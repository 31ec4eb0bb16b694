import { enteredHoliday } from '#contract/school-calendar.ts'
import { todayInUk } from '#contract/school-days.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import type { Acting } from '../../../http/actor.ts'
import { sendMail } from '../../mailbox/service.ts'
import { findCalendar } from '../../term-dates/service.ts'
import { reviewReminderEmail } from '../emails.tsx'
import { actAsLead } from '../end-membership.ts'
import { findLead } from '../queries.ts'
import { claimReview, listUnreminded, updateConfirmed } from './queries.ts'

/** Days of September and October from which the lead is reminded, once each; earlier ones that were missed are left out. */
const reminderDays = ['09-01', '09-22', '10-13']
/** After it nobody is reminded any more: a lead who has not looked by then will not because of a fourth mail. */
const lastReminderDay = '10-31'

/** The year in whose September the school year of a day such as 2027-03-04 began. */
const schoolYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '09-01' ? 1 : 0)

/** Since when somebody has to have joined, or been confirmed, to count as looked at in this school year. */
export const reviewedSince = (day = todayInUk()): Date => new Date(`${schoolYearOf(day)}-09-01T00:00:00+01:00`)

/** Notes that people are still at the lead's school. Throws `people/not-lead`. */
export function confirmPeople(deps: Deps, { actor, by }: Acting, ids: string[]): Promise<void> {
  return actAsLead(deps, actor, async (db, schoolId) => {
    const confirmed = await updateConfirmed(db, schoolId, ids)
    if (confirmed > 0) await recordAudit(db, by, 'school.people-confirmed', schoolId)
  })
}

/**
 * Reminds the leads of schools where somebody has not been looked at since the first of September; in the holidays that a school has
 * entered, once they are over. Harmless twice.
 */
export async function remindOfReviews(deps: Deps, today = todayInUk()): Promise<void> {
  const day = today.slice(5)
  const due = day > lastReminderDay ? 0 : reminderDays.filter((from) => from <= day).length
  if (due === 0) return
  const review = { year: schoolYearOf(today), since: reviewedSince(today), due }
  for (const schoolId of await listUnreminded(deps.db, review)) {
    if (enteredHoliday(today, await findCalendar(deps.db, schoolId))) continue
    await deps.db.transaction().execute(async (db) => {
      const school = await claimReview(db, schoolId, review)
      const lead = school && (await findLead(db, schoolId))
      if (!school || !lead) return
      const mail = await reviewReminderEmail(deps.config, { school: school.title, people: school.people })
      await sendMail(deps.jobs, db, { to: { name: lead.fullName, email: lead.email }, ...mail }, { cause: 'mass' })
    })
  }
}
