import { type ByUser, recordAudit } from '../../../database/audit.ts'
import { lockSchool } from '../../../database/memberships.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { stopMails } from '../../mailbox/service.ts'
import { isLeadOf } from '../../people/service.ts'
import { listAccepted, lockList, uncountMails, updateWithdrawn, withdrawOpen } from './queries.ts'

interface Withdrawn {
  /** How many invitations can no longer be accepted. */
  withdrawn: number
  /** To how many of them no mail has gone, and none will. */
  stopped: number
  /** Addresses that had accepted before: they keep their accounts. None for a colleague who may not see the list. */
  accepted: string[]
}

/**
 * Undoes a list of parents: mails that have not left are stopped, and everything open is withdrawn. Throws `not-found`
 * for what is no list of this school. Once more is harmless.
 */
export async function withdrawList(
  { db: outside }: Pick<Deps, 'db'>,
  by: ByUser,
  { id, schoolId }: { id: string; schoolId: string },
): Promise<Withdrawn> {
  return outside.transaction().execute(async (db) => {
    // Imports of this school wait, so that neither waits for a row of the other while holding one that it wants.
    await lockSchool(db, schoolId)
    const list = await lockList(db, schoolId, id)
    if (!list) throw new Failure('not-found')
    const withdrawn = await withdrawOpen(db, id)
    const written = withdrawn.map(({ mailId }) => mailId).filter((mailId) => mailId !== null)
    const stopped = await stopMails(db, written)
    const untried = new Set([null, ...stopped.filter(({ wasTried }) => !wasTried).map((mail) => mail.id)])
    const unsent = withdrawn.filter(({ mailId }) => untried.has(mailId)).map((invitation) => invitation.id)
    await uncountMails(db, unsent)
    await updateWithdrawn(db, id, by.userId)
    await recordAudit(db, by, 'invitations.list-withdrawn', id)
    const maySee = list.inviterId === by.userId || (await isLeadOf(db, schoolId, by.userId))
    const stoppedCount = withdrawn.length - written.length + stopped.length
    return { withdrawn: withdrawn.length, stopped: stoppedCount, accepted: maySee ? await listAccepted(db, id) : [] }
  })
}
