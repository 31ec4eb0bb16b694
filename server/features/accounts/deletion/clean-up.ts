import { daysAgo, keptSince, lastDayKept } from '../../../data-protection/retention.ts'
import { noteErasures } from '../../../database/erasures.ts'
import type { Deps } from '../../../deps.ts'
import { liveSessions } from '../../../http/session-store.ts'
import { sendMail } from '../../mailbox/service.ts'
import { confirmHours, grantConfirmation } from '../email-address/confirmation.ts'
import { confirmReminderEmail } from '../email-address/emails.tsx'
import { deleteExpiredChallenges } from '../passkeys/queries.ts'
import { eraseAccount } from './erase-account.ts'
import {
  claimUnreminded,
  type Due,
  deleteDeadSessions,
  deleteExpiredTokens,
  listDueAccounts,
  listUnreminded,
  lockDueAccount,
  type Reminding,
} from './queries.ts'
import { dateInWords } from './request-deletion.ts'
import { tellOfDeserted } from './tell-of-deserted.ts'

/** Days after the sign-up on which somebody is reminded to confirm the address. */
const reminders = { first: 7, second: 14 }

/** Deletes the accounts that are due, one by one: each goes whole, or stays until the next day. */
export async function deleteDueAccounts(deps: Deps): Promise<void> {
  // Of the last run too, which may have been killed between a deletion and its note.
  await noteErasures(deps)
  const due: Due = { signedUp: keptSince('unconfirmedAccount'), asked: keptSince('accountToBeDeleted') }
  for (const id of await listDueAccounts(deps.db, due)) {
    await deps.db.transaction().execute(async (db) => {
      const account = await lockDueAccount(db, id, due)
      const deserted = account ? await eraseAccount(db, account) : null
      if (deserted) await tellOfDeserted(deps, db, deserted)
    })
  }
  await noteErasures(deps)
}

/** Reminds people who have not confirmed their address after 7 days and after 14, each time with a new link. */
export async function remindUnconfirmed(deps: Deps): Promise<void> {
  const reminding: Reminding = { first: daysAgo(reminders.first), second: daysAgo(reminders.second) }
  for (const id of await listUnreminded(deps.db, reminding)) {
    await deps.db.transaction().execute(async (db) => {
      const person = await claimUnreminded(db, id, reminding)
      if (!person) return
      const { link, href } = await grantConfirmation(deps, db, id)
      const mail = await confirmReminderEmail(deps.config, {
        link: href,
        hours: confirmHours,
        deletedOn: dateInWords(lastDayKept('unconfirmedAccount', person.createdAt)),
      })
      const to = { name: person.fullName, email: person.email }
      await sendMail(deps.jobs, db, { to, ...mail, link }, { cause: 'mass' })
    })
  }
}

/** Removes links, sessions and answered challenges that open nothing any more. */
export async function deleteDeadKeys({ db, config }: Deps): Promise<void> {
  await deleteExpiredTokens(db)
  await deleteExpiredChallenges(db)
  await deleteDeadSessions(db, liveSessions(config))
}
