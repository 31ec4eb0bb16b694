import { type ByUser, recordAuditHourly } from '../../database/audit.ts'
import { lockUser } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Actor } from '../../http/session-store.ts'
import { refuseMails, resumeMails } from '../mailbox/service.ts'
import { isReader, upsertReader } from './queries.ts'

/** Records that the holder of an account wants e-mails about new books, whatever was refused at the address before. */
export async function wantNews(db: Db, user: { id: string; email: string }): Promise<void> {
  await upsertReader(db, user.id)
  await resumeMails(db, user.email, 'news')
}

/** Throws `not-allowed` for anybody but staff. */
export function findNewsChoice({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<boolean> {
  refuseOthers(actor)
  return isReader(db, actor.id)
}

/**
 * Somebody on the staff of a school says yes or no. A no is a refusal, as by the link in a mail: it also stops mails that
 * have been written and not sent. Throws `not-allowed` for anybody else.
 */
export async function chooseNews({ db: outside }: Deps, actor: Actor, by: ByUser, isWanted: boolean): Promise<void> {
  refuseOthers(actor)
  await outside.transaction().execute(async (db) => {
    const user = await lockUser(db, actor.id)
    if (!user || (await isReader(db, actor.id)) === isWanted) return
    if (isWanted) await wantNews(db, user)
    else await refuseMails(db, user.email, 'news')
    await recordAuditHourly(db, by, isWanted ? 'mails.resumed' : 'mails.stopped', 'news')
  })
}

function refuseOthers({ role }: Actor): void {
  if (role !== 'senior') throw new Failure('not-allowed')
}
