import { type By, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { refuseInvitations } from '../../invitations/service.ts'
import { listRefusing, refuseMails, resumeMails } from './queries.ts'
import { readToken } from './unsubscribe-link.ts'

/** Looks at, stops or resumes what the link of a mail is for. Harmless twice. Throws `mail/unknown-link`. */
export async function chooseMails(
  { db: outside }: Deps,
  by: By,
  { token, choice }: { token: string; choice: 'look' | 'stop' | 'resume' },
) {
  const { email, list } = await readToken({ db: outside }, token)
  const isStopped = await outside.transaction().execute(async (db) => {
    const was = (await listRefusing(db, [email], list)).length > 0
    if (choice === 'look' || was === (choice === 'stop')) return was
    if (choice === 'resume') await resumeMails(db, email, list)
    else if (list === 'invitations') await refuseInvitations(db, email)
    else await refuseMails(db, email, list)
    await recordAudit(db, by, `mails.${choice === 'stop' ? 'stopped' : 'resumed'}`, list)
    return !was
  })
  return { email, list, is_stopped: isStopped }
}
