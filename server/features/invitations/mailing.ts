import { hashKey } from '../../database/sessions.ts'
import type { Deps } from '../../deps.ts'
import { createKey } from '../accounts/service.ts'
import { sendMail } from '../mailbox/service.ts'
import { colleagueInvitationEmail, invitationEmail, invitedAlreadyEmail } from './emails.tsx'
import { findUnsent, listAccountAddresses, takeUnsent, updateTokens } from './queries.ts'

/** How long an invitation can be accepted. */
export const openDays = 14

/** Mails in one transaction: a killed job loses and doubles none of them, because all or none have been written. */
const mailsAtOnce = 100

/** Milliseconds after which a run hands over to the next: a portal that stops waits only so long. */
const longestRun = 3000

/** Stands in the mail until the token of each invitation takes its place, so that a mail is rendered once an import. */
const tokenPlace = 'TOKEN-OF-THIS-INVITATION'

type Unsent = NonNullable<Awaited<ReturnType<typeof findUnsent>>>

/** Writes the mails of one import, each with a token of its own. */
export async function mailInvitations(deps: Deps, importId: string): Promise<void> {
  const unsent = await findUnsent(deps.db, importId)
  if (!unsent) return
  const mails = await renderMails(deps, unsent)
  const until = Date.now() + longestRun
  for (;;) {
    if ((await mailSome(deps, importId, mails, unsent.isFromCsv)) === 0) return
    if (Date.now() > until) return deps.jobs.add(deps.db, 'mail-invitations', { importId })
  }
}

function renderMails({ config: { appName, publicUrl } }: Deps, { role, school, status, inviter }: Unsent) {
  const words = {
    appName,
    school: status === 'approved' ? school : (harmless(school) ?? 'A school'),
    inviter: harmless(inviter ?? '') ?? '',
  }
  const link = `${publicUrl}/invitation?token=${tokenPlace}`
  const render = role === 'senior' ? colleagueInvitationEmail : invitationEmail
  return Promise.all([
    render({ ...words, link, days: openDays }),
    invitedAlreadyEmail({ ...words, link: `${publicUrl}/login` }),
  ])
}

/** A name that is no link, which mail programs would make one that looks like ours. */
function harmless(name: string): string | undefined {
  const plain = name.replace(/\s+/g, ' ').trim()
  return plain === '' || /[@/\\]|\.\p{L}{2,}/u.test(plain) ? undefined : plain
}

async function mailSome(
  { db: outside, jobs }: Deps,
  importId: string,
  [invitation, already]: Awaited<ReturnType<typeof renderMails>>,
  canWait: boolean,
): Promise<number> {
  return outside.transaction().execute(async (db) => {
    const taken = await takeUnsent(db, importId, mailsAtOnce)
    if (taken.length === 0) return 0
    const withAccount = new Set(
      await listAccountAddresses(
        db,
        taken.map(({ email }) => email),
      ),
    )
    const tokens = []
    for (const { id, email } of taken) {
      const token = createKey()
      const { subject, html, text } = withAccount.has(email) ? already : invitation
      const mail = {
        to: { name: '', address: email },
        subject,
        html: html.replaceAll(tokenPlace, token),
        text: text.replaceAll(tokenPlace, token),
      }
      const mailId = await sendMail(jobs, db, mail, { canWait })
      tokens.push({ id, tokenHash: hashKey(token), mailId })
    }
    await updateTokens(db, tokens)
    return taken.length
  })
}
