import type { Kysely } from 'kysely'
import { recordAudit } from '../../../database/audit.ts'
import type { Database } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { forgetSender } from '../../desk/service.ts'
import { releaseImage } from '../../images/service.ts'
import { sendMail } from '../../mailbox/service.ts'
import { confirmReminderEmail } from '../address-emails.tsx'
import { confirmationLink, confirmHours } from '../confirmation.ts'
import { dateAfter, daysToReturn } from '../leaving.ts'
import { schoolWithoutStaffEmail } from '../leaving-emails.tsx'
import {
  claimUnreminded,
  type Due,
  deleteAccount,
  deleteExpiredTokens,
  deleteSchool,
  deleteUnusedSessions,
  listDueAccounts,
  listUnreminded,
  lockDesertedSchool,
  lockDueAccount,
  type Reminding,
} from './queries.ts'

const days = { firstReminder: 7, secondReminder: 14, unconfirmed: 19 }

const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000)

/** Deletes the accounts that are due, one by one: each goes whole, or stays until the next day. */
export async function deleteDueAccounts(deps: Deps): Promise<void> {
  const due: Due = { signedUp: daysAgo(days.unconfirmed), asked: daysAgo(daysToReturn) }
  for (const id of await listDueAccounts(deps.db, due)) {
    await deps.db.transaction().execute(async (db) => {
      const account = await lockDueAccount(db, id, due)
      if (!account) return
      const isConfirmed = (account.disabledFrom ?? account.status) === 'active'
      await forgetSender(db, { id, email: isConfirmed ? account.email : '' })
      await deleteAccount(db, account)
      await recordAudit(db, { actorId: null, action: 'account.deleted', object: id, address: '' })
      if (account.role === 'senior' && account.schoolId) await leaveSchool(deps, db, account.schoolId)
    })
  }
}

/**
 * Without its last member of staff, a school that was never approved goes too. An approved one stays, because its
 * parents have been given access; the desk is told, since nobody can look after it any more.
 */
async function leaveSchool(deps: Deps, db: Kysely<Database>, schoolId: string): Promise<void> {
  const school = await lockDesertedSchool(db, schoolId)
  if (!school) return
  if (school.status !== 'approved' && (await deleteSchool(db, schoolId))) {
    await releaseImage(db, school.logo)
    await recordAudit(db, { actorId: null, action: 'school.deleted', object: schoolId, address: '' })
    return
  }
  const { appName, deskEmail } = deps.config
  const mail = await schoolWithoutStaffEmail({ appName, school: school.title })
  await recordAudit(db, { actorId: null, action: 'school.without-staff', object: schoolId, address: '' })
  await sendMail(deps.jobs, db, { to: { name: appName, address: deskEmail }, ...mail })
}

/** Reminds people who have not confirmed their address after 7 days and after 14, each time with a new link. */
export async function remindUnconfirmed(deps: Deps): Promise<void> {
  const reminding: Reminding = { first: daysAgo(days.firstReminder), second: daysAgo(days.secondReminder) }
  for (const id of await listUnreminded(deps.db, reminding)) {
    await deps.db.transaction().execute(async (db) => {
      const person = await claimUnreminded(db, id, reminding)
      if (!person) return
      const mail = await confirmReminderEmail({
        appName: deps.config.appName,
        link: await confirmationLink(deps, db, id),
        hours: confirmHours,
        deletedOn: dateAfter(person.createdAt, days.unconfirmed),
      })
      await sendMail(deps.jobs, db, { to: { name: person.fullName, address: person.email }, ...mail })
    })
  }
}

/** Removes links and sessions that open nothing any more. */
export async function deleteDeadKeys({ db, config }: Deps): Promise<void> {
  await deleteExpiredTokens(db)
  await deleteUnusedSessions(db, daysAgo(config.sessionDays))
}
