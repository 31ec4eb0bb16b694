import type { Db } from '../../../database/tables.ts'

const aDayAgo = () => new Date(Date.now() - 86_400_000)

/** Records that this person sends invitations, whether for the first time or again. */
export async function insertSent(db: Db, userId: string, mails: number): Promise<void> {
  if (mails > 0) await db.insertInto('invitationCounts').values({ userId, mails }).execute()
}

/** How many this person has sent in the last 24 hours, apart from lists of parents. Call it while the user is locked. */
export async function countSent(db: Db, userId: string): Promise<number> {
  const { sent } = await db
    .selectFrom('invitationCounts')
    .select((eb) => eb.fn.sum<string | null>('mails').as('sent'))
    .where('userId', '=', userId)
    .where('sentAt', '>', aDayAgo())
    .executeTakeFirstOrThrow()
  return Number(sent ?? 0)
}

/** Deletes counts that no limit needs any more. */
export async function deleteOldCounts(db: Db): Promise<void> {
  await db.deleteFrom('invitationCounts').where('sentAt', '<=', aDayAgo()).execute()
}
