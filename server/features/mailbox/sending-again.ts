import { recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { claimNext, claimUndelivered, countUndelivered, findMail } from './queries.ts'

interface Acting {
  actorId: string
  address: string
}

function refuseWithoutServer({ mailer }: Deps): void {
  if (!mailer.delivers) throw new Failure('mail/no-server')
}

/** Sends one again that failed or was kept. Throws `mail/no-server`, `mail/not-failed`. */
export async function sendAgain(deps: Deps, id: string, { actorId, address }: Acting) {
  if (!(await findMail(deps.db, id))) throw new Failure('not-found')
  refuseWithoutServer(deps)
  return deps.db.transaction().execute(async (db) => {
    const mail = await claimUndelivered(db, id)
    if (!mail) throw new Failure('mail/not-failed')
    await deps.jobs.add(db, 'send-mail', { mailId: id })
    await recordAudit(db, { actorId, action: 'mail.sent-again', object: id, address })
    return mail
  })
}

const job = 'send-mails-again'

/** Sends all of a state again; a job does it, as there may be thousands. Answers how many there are. */
export async function sendAllAgain(
  deps: Deps,
  state: 'failed' | 'kept',
  { actorId, address }: Acting,
): Promise<number> {
  refuseWithoutServer(deps)
  return deps.db.transaction().execute(async (db) => {
    const { [state]: count } = await countUndelivered(db)
    if (count === 0) return 0
    await deps.jobs.add(db, job, { state })
    await recordAudit(db, { actorId, action: `mails.${state}-sent-again`, object: String(count), address })
    return count
  })
}

const atOnce = 500
const before = '00000000-0000-0000-0000-000000000000'

/** One pass over them: what fails again meanwhile is not taken twice. */
export function sendingAgainJobs(deps: Deps): void {
  deps.jobs.define<{ state: 'failed' | 'kept' }>(
    job,
    async ({ state }) => {
      for (let after: string | undefined = before; after !== undefined; ) {
        after = await sendNext(deps, state, after)
      }
    },
    { timeout: 1800 },
  )
}

async function sendNext(deps: Deps, state: 'failed' | 'kept', after: string): Promise<string | undefined> {
  return deps.db.transaction().execute(async (db) => {
    const ids = await claimNext(db, state, after, atOnce)
    for (const mailId of ids) await deps.jobs.add(db, 'send-mail', { mailId }, { canWait: true })
    return ids.at(-1)
  })
}
