import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { hashKey } from '../../http/session-store.ts'
import { createKey } from '../accounts/service.ts'
import { findMailedBook, keyPlace, type LinkMaker, sendMail } from '../mailbox/service.ts'
import { colleagueInvitationEmail, invitationEmail, invitedAlreadyEmail } from './emails.tsx'
import {
  findUnsent,
  listAccountEmails,
  listDisabledEmails,
  takeUnsent,
  updateInvitationKey,
  updateMails,
} from './queries.ts'
import { shownSender } from './sender.ts'

/** How long an invitation can be accepted. */
export const openDays = 14

/** Mails in one transaction: a killed job loses and doubles no mail, because all or none have been written. */
const mailsAtOnce = 100

/** Milliseconds after which a run hands over to the next: a portal that stops waits only so long. */
const maxRun = 3000

type Unsent = NonNullable<Awaited<ReturnType<typeof findUnsent>>>

/** Writes the mails of one import, whose words are rendered once: each gets a key of its own when it is sent. */
export async function mailInvitations(deps: Deps, importId: string): Promise<void> {
  const unsent = await findUnsent(deps.db, importId)
  if (!unsent) return
  const mails = await renderMails(deps, unsent)
  const until = Date.now() + maxRun
  for (;;) {
    if ((await mailSome(deps, importId, mails, unsent)) === 0) return
    if (Date.now() > until) return deps.jobs.add(deps.db, 'mail-invitations', { importId })
  }
}

async function renderMails(deps: Deps, { role, ...sender }: Unsent) {
  const { publicUrl } = deps.config
  const words = shownSender(sender)
  const book = await findMailedBook(deps, deps.db)
  const link = `${publicUrl}/invitation?token=${keyPlace}`
  const render = role === 'senior' ? colleagueInvitationEmail : invitationEmail
  const invitation = await render(deps.config, { ...words, link, days: openDays, book })
  const already = await invitedAlreadyEmail(deps.config, { ...words, link: `${publicUrl}/login` })
  return { invitation, already }
}

async function mailSome(
  { db: outside, jobs }: Deps,
  importId: string,
  { invitation, already }: Awaited<ReturnType<typeof renderMails>>,
  { isFromCsv, role, schoolId }: Unsent,
): Promise<number> {
  return outside.transaction().execute(async (db) => {
    const taken = await takeUnsent(db, importId, mailsAtOnce)
    if (taken.length === 0) return 0
    const emails = taken.map(({ email }) => email)
    const withAccount = new Set(await listAccountEmails(db, emails, role === 'senior' ? schoolId : null))
    const disabled = new Set(await listDisabledEmails(db, emails))
    const mailed = []
    for (const { id, email } of taken) {
      if (disabled.has(email)) {
        // They cannot log in, so there is nothing to tell them. Who invites sees no difference: as if the mail had been deleted.
        mailed.push({ id, mailId: randomUUID() })
        continue
      }
      const to = { name: '', email }
      const mail = withAccount.has(email) ? { to, ...already } : { to, ...invitation, link: linkTo(id) }
      const mailId = await sendMail(jobs, db, mail, { cause: isFromCsv ? 'mass' : 'person' })
      mailed.push({ id, mailId })
    }
    await updateMails(db, mailed)
    return taken.length
  })
}

const linkTo = (id: number) => ({ kind: 'invitation', id: String(id), hours: openDays * 24 }) as const

/** Makes the key of an invitation when its mail is sent; null when it is over, or was mailed again since. */
export const makeInvitationLink: LinkMaker = async (db, { id, hours }, { mailId, keepsEarlier }) => {
  const key = createKey()
  const linkExpiresAt = new Date(Date.now() + hours * 3_600_000)
  const made = { tokenHash: hashKey(key), linkExpiresAt, keepsEarlier }
  return (await updateInvitationKey(db, { id: Number(id), mailId }, made)) ? key : null
}
