import { todayInUk } from '#contract/school-days.ts'
import type { Deps } from '../../deps.ts'
import { insertEntry } from '../inbox/service.ts'
import { mailContact } from './contact.ts'
import { sessionReminderEmail } from './emails.tsx'
import { claimReminder, type Reminder } from './queries.ts'

/** Reminds schools of agreed sessions, 7 days and 1 day before, once each. Running it twice at once is harmless. */
export async function remindOfSessions(deps: Deps): Promise<void> {
  // The day before first: a portal that was off for a week sends one mail about tomorrow, and none about next week.
  for (const reminder of ['dayRemindedAt', 'weekRemindedAt'] as const) while (await remindOfOne(deps, reminder));
}

/** Returns false when nothing was due. */
function remindOfOne(deps: Deps, reminder: Reminder): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    const found = await claimReminder(db, reminder, todayInUk())
    if (!found) return false
    const { id, reference, sessionOn: day } = found
    const { appName, publicUrl: portal } = deps.config
    const isTomorrow = reminder === 'dayRemindedAt'
    const mail = await sessionReminderEmail({ appName, portal, reference, day, isTomorrow, details: found })
    const mailId = await mailContact(deps, db, found, { mail })
    if (mailId === null) return true
    const text = isTomorrow ? 'A reminder of tomorrow’s session' : 'A reminder, a week before the session'
    await insertEntry(db, { bookingId: id }, { kind: 'note', text, authorId: null, mailId })
    return true
  })
}
