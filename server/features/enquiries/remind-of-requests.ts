import { todayInUk } from '#contract/school-days.ts'
import type { Deps } from '../../deps.ts'
import { insertEntry } from '../inbox/service.ts'
import { sendMail } from '../mailbox/service.ts'
import { requestReminderEmail } from './emails.tsx'
import { claimReminder } from './queries.ts'

/**
 * Reminds the desk of open data requests 14, 7 and 1 days before they are due, and when they are late, once each. Running it
 * twice at once is harmless.
 */
export async function remindOfRequests(deps: Deps): Promise<void> {
  while (await remindOfOne(deps));
}

/** Returns false when nothing was due. */
function remindOfOne(deps: Deps): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    const found = await claimReminder(db, todayInUk())
    if (!found) return false
    const { id, reference, kind, dueOn, remindedBefore } = found
    const { appName, deskEmail } = deps.config
    const isLate = remindedBefore === -1
    const mail = await requestReminderEmail(deps.config, { id, reference, kind, dueOn, isLate })
    await sendMail(deps.jobs, db, { to: { name: appName, email: deskEmail }, ...mail })
    const text = isLate ? 'The desk was told that this is late' : 'The desk was reminded of the due date'
    // Without the mail: it is not one of those that went to the person.
    await insertEntry(db, { enquiryId: id }, { kind: 'note', text, authorId: null, mailId: null })
    return true
  })
}
