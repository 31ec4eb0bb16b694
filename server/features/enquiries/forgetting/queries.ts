import type { Db } from '../../../database/tables.ts'
import { deleteReplies, keepFirstLines, type Sender, writtenBy } from '../../inbox/service.ts'

/**
 * What somebody wrote goes with their account. Of a data request the record stays. One that has no answer yet is still
 * owed one, and forgets them when it is closed.
 */
export async function forgetWriter(db: Db, sender: Sender): Promise<void> {
  await db.deleteFrom('enquiries').where(writtenBy(sender)).where('kind', '=', 'message').execute()
  const requests = db.updateTable('enquiries').set({ forgetWhenClosed: true }).where(writtenBy(sender))
  const asked = await requests.where('email', '<>', '').returning(['id', 'status']).execute()
  for (const { id, status } of asked) if (status === 'closed') await forgetRequester(db, id)
}

/** Removes the person from a data request. Its dates and its outcome stay: they show that it was dealt with. */
export async function forgetRequester(db: Db, enquiryId: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ name: '', email: '', telephone: '', postcode: '', message: '', userId: null, outcomeText: '' })
    .where('id', '=', enquiryId)
    .execute()
  await deleteReplies(db, 'enquiryId', [enquiryId])
  await keepFirstLines(db, enquiryId)
}

/** Deletes messages last changed before a time, answered or not. Returns how many there were, at most `atOnce`. */
export const deleteMessagesBefore = (db: Db, before: Date, atOnce: number): Promise<number> =>
  deleteEnquiries(db, oldEnquiries(db, before, atOnce).where('kind', '=', 'message'))

/** Deletes data requests last changed before a time, if they are closed. Returns how many there were, at most `atOnce`. */
export const deleteDataRequestsBefore = (db: Db, before: Date, atOnce: number): Promise<number> =>
  deleteEnquiries(db, oldEnquiries(db, before, atOnce).where('kind', '<>', 'message').where('status', '=', 'closed'))

/** What an operator changes at this moment is skipped, and looked at again the next day. */
const oldEnquiries = (db: Db, before: Date, atOnce: number) =>
  db.selectFrom('enquiries').select('id').where('updatedAt', '<', before).limit(atOnce).forUpdate().skipLocked()

async function deleteEnquiries(db: Db, ids: ReturnType<typeof oldEnquiries>): Promise<number> {
  const deleted = await db.deleteFrom('enquiries').where('id', 'in', ids).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
