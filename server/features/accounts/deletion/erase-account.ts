import { byPortal, recordAudit } from '../../../database/audit.ts'
import { accountDeleted } from '../../../database/erasures.ts'
import { deleteJobsAbout } from '../../../database/job-queries.ts'
import { clearSchoolContacts } from '../../../database/memberships.ts'
import type { Db } from '../../../database/tables.ts'
import { forgetBooker } from '../../bookings/service.ts'
import { forgetWriter } from '../../enquiries/service.ts'
import { releaseImage } from '../../images/service.ts'
import { removeBounce } from '../../mailbox/service.ts'
import { forgetBuyer } from '../../quotes/service.ts'
import {
  type DueAccount,
  deleteAccount,
  deleteLimits,
  deleteMailsAbout,
  deleteMailsTo,
  deleteMailsToWanted,
  deleteOwnInvitations,
  deleteSchool,
  forgetInviter,
  listPeople,
  lockAccount,
  lockDesertedSchool,
} from './queries.ts'

/** An approved school that has lost its last member of staff. */
export interface DesertedSchool {
  id: string
  title: string
}

/**
 * Deletes an account and what it holds, in the caller's transaction. What it gave to its school stays, without a name.
 * Returns the school when it is approved and nobody on its staff is left; any other goes too, unless it has resources.
 */
export async function eraseAccount(db: Db, account: DueAccount): Promise<DesertedSchool | null> {
  const { id, email, role, schoolId } = account
  // An address that was never confirmed may be somebody else's, whose messages and invitations are not ours to delete.
  const isConfirmed = (account.disabledFrom ?? account.status) === 'active'
  const sender = { id, email: isConfirmed ? email : '' }
  await forgetWriter(db, sender)
  await forgetBooker(db, sender)
  await forgetBuyer(db, sender)
  await deleteOwnInvitations(db, email, { areOpenOnesTheirs: isConfirmed })
  await forgetInviter(db, id)
  await deleteMailsTo(db, { id, email }, { isConfirmed })
  await deleteMailsToWanted(db, id)
  await removeBounce(db, email)
  if (isConfirmed) await deleteMailsAbout(db, account)
  await deleteJobsAbout(db, { id, email })
  await deleteLimits(db, { id, email })
  await deleteAccount(db, id)
  await recordAudit(db, byPortal, accountDeleted, id)
  return role === 'senior' && schoolId ? leaveSchool(db, schoolId) : null
}

/** Deletes an account that a restored backup brought back; false when it is not there. */
export async function eraseAgain(db: Db, userId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, userId)
    if (!account) return false
    await eraseAccount(trx, account)
    return true
  })
}

/**
 * Deletes a school with all its accounts, in the caller's transaction. False, and nothing done, if they are more than `maxPeople`
 * or one of them is an operator's, or if the school has resources.
 */
export async function eraseSchool(db: Db, schoolId: string, maxPeople: number): Promise<boolean> {
  const people = await listPeople(db, schoolId)
  if (people.length > maxPeople || people.some(({ role }) => role === 'admin')) return false
  for (const { id } of people) {
    const account = await lockAccount(db, id)
    if (account) await eraseAccount(db, account)
  }
  return deleteSchool(db, schoolId)
}

async function leaveSchool(db: Db, schoolId: string): Promise<DesertedSchool | null> {
  await clearSchoolContacts(db, schoolId)
  const school = await lockDesertedSchool(db, schoolId)
  if (!school) return null
  if (school.status === 'approved') return { id: schoolId, title: school.title }
  if (await deleteSchool(db, schoolId)) {
    await releaseImage(db, school.logo)
    await recordAudit(db, byPortal, 'school.deleted', schoolId)
  }
  return null
}
