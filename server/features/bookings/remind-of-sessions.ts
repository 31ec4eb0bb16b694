import { schoolDayUntil } from '#contract/school-calendar.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import type { SchoolCalendar } from '#contract/term-dates.ts'
import type { Deps } from '../../deps.ts'
import { insertEntry } from '../inbox/service.ts'
import { findCalendar } from '../term-dates/service.ts'
import { mailContact } from './contact.ts'
import { sessionReminderEmail } from './emails.tsx'
import { claimReminder, listUnreminded, type Reminder, reminders } from './queries.ts'

/**
 * Reminds schools of agreed sessions, 7 days and 1 day before, once each; a school that has entered its term dates on the last
 * day before that on which it has lessons. Running it twice at once is harmless.
 */
export async function remindOfSessions(deps: Deps): Promise<void> {
  const today = todayInUk()
  // The day before first: a portal that was off for a week sends one mail about tomorrow, and none about next week.
  for (const reminder of ['dayRemindedAt', 'weekRemindedAt'] as const)
    for (const { id, schoolId, sessionOn } of await listUnreminded(deps.db, reminder, today))
      if (reminderDay(sessionOn, reminder, await findCalendar(deps.db, schoolId)) <= today)
        await remindOfOne(deps, reminder, id)
}

/** The day on which a reminder of a session is sent. */
export function reminderDay(day: string, reminder: Reminder, calendar: SchoolCalendar): string {
  const due = dayAfter(day, -reminders[reminder])
  return calendar.years.length > 0 ? schoolDayUntil(due, calendar) : due
}

function remindOfOne(deps: Deps, reminder: Reminder, id: string): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const found = await claimReminder(db, reminder, id)
    if (!found) return
    const { reference, sessionOn: day } = found
    const isTomorrow = day === dayAfter(todayInUk(), 1)
    const mail = await sessionReminderEmail(deps.config, { reference, day, isTomorrow, details: found })
    const mailId = await mailContact(deps, db, found, { mail })
    if (mailId === null) return
    const text = isTomorrow ? 'A reminder of tomorrow’s session' : reminderTexts[reminder]
    await insertEntry(db, { bookingId: id }, { kind: 'note', text, authorId: null, mailId })
  })
}

const reminderTexts: Record<Reminder, string> = {
  dayRemindedAt: 'A reminder, on the last school day before the session',
  weekRemindedAt: 'A reminder, a week before the session',
}
