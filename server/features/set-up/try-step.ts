import type { TriedStep } from '#contract/set-up.ts'
import type { Config } from '../../config/config.ts'
import type { ByUser } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { hashKey } from '../../http/session-store.ts'
import { createKey } from '../accounts/service.ts'
import { beginBackup } from '../backups/service.ts'
import { keyPlace, type LinkMaker, sendMail } from '../mailbox/service.ts'
import { lookAtSenderNow } from '../monitoring/service.ts'
import { findAddressProblem } from './challenge.ts'
import { testEmail } from './emails.tsx'
import { beginMailProof, getEmail, linkHours, updateMailToken, updateProofMail, upsertProof } from './queries.ts'

/** The mail server and the sender, without the user and the password: what a test mail proves. */
export const mailSettingOf = ({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): string =>
  `${smtpUrl ? new URL(smtpUrl).host : ''} ${mailFrom}`

/** Does what a step needs, and notes what came of it. */
export async function tryStep(deps: Deps, by: ByUser, step: TriedStep): Promise<void> {
  if (step === 'address') return tryAddress(deps, by)
  if (step === 'mail') return tryMail(deps, by)
  if (step === 'sender') return lookAtSenderNow(deps)
  if (deps.config.backupTo !== undefined) await beginBackup(deps)
}

async function tryAddress(deps: Deps, by: ByUser): Promise<void> {
  const problem = await findAddressProblem(deps)
  await upsertProof(deps.db, { step: 'address', about: deps.config.publicUrl, askedBy: by.userId }, problem)
}

/** One mail, however often and by however many people it is asked for within a minute. */
async function tryMail({ db: outside, jobs, config, mailer }: Deps, by: ByUser): Promise<void> {
  if (!mailer.delivers) return
  const { publicUrl } = config
  const mail = await testEmail(config, { link: `${publicUrl}/test-mail?token=${keyPlace}`, hours: linkHours })
  await outside.transaction().execute(async (db) => {
    if (!(await beginMailProof(db, { about: mailSettingOf(config), askedBy: by.userId }))) return
    const link = { kind: 'test-mail', id: 'mail', hours: linkHours } as const
    const to = { name: '', email: await getEmail(db, by.userId) }
    await updateProofMail(db, await sendMail(jobs, db, { to, ...mail, link }))
  })
}

/** Makes the token of a test mail when it is sent; null when a newer one has replaced it. */
export const makeTestMailLink: LinkMaker = async (db, _, { mailId }) => {
  const key = createKey()
  return (await updateMailToken(db, mailId, hashKey(key))) ? key : null
}
