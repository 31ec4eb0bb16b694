import type { CheckName } from '#contract/monitoring.ts'
import type { Deps } from '../../../deps.ts'
import { type listFindings, senderDomainOf } from '../../monitoring/service.ts'
import { linkHours, type Proof } from '../queries.ts'
import { mailSettingOf } from '../try-step.ts'
import { done, momentInWords, open, type State, waiting } from './step.ts'

type Found = Awaited<ReturnType<typeof listFindings>>

/** A check that says that it is true no longer. */
export const troubleOf = (found: Found, name: CheckName): State | null => {
  const trouble = found.find((one) => one.name === name && one.state === 'trouble')
  return trouble ? open(trouble.what, trouble.remedy) : null
}

/** The portal has reached itself by its public address. */
export function address({ config }: Deps, proof: Proof | undefined, found: Found): State {
  const { publicUrl, hasPublicUrl } = config
  if (!hasPublicUrl)
    return open(
      'The portal does not know the address that schools will type.',
      'Set PUBLIC_URL to it, beginning with https://, and restart the portal.',
    )
  if (proof?.about !== publicUrl)
    return open(`Nobody has tried ${publicUrl} from outside yet.`, 'Let the portal call itself at this address.')
  if (!proof.seenAt)
    return open(proof.problem, `Tried at ${momentInWords(proof.askedAt)}. Try again once it is mended.`)
  return (
    troubleOf(found, 'certificate') ?? done(`The portal called itself at ${publicUrl}, and answered.`, proof.seenAt)
  )
}

/** A test mail has come back by its link. */
export function mail({ config, mailer }: Deps, proof: Proof | undefined, found: Found): State {
  if (!mailer.delivers)
    return open(
      'No e-mail leaves the portal, so nobody can confirm an address.',
      'Set SMTP_URL to the address that your mail provider gives you, and restart the portal.',
    )
  if (!proof || proof.about !== mailSettingOf(config))
    return open('No e-mail has been seen to arrive yet.', 'Send yourself one, and press the button in it.')
  if (proof.seenAt)
    return (
      troubleOf(found, 'mail') ?? done(`The test e-mail to ${proof.askedBy ?? 'an operator'} arrived.`, proof.seenAt)
    )
  const to = proof.askedBy ?? 'an operator'
  if (proof.mailState === 'failed')
    return open(`The e-mail to ${to} failed. The mail server said: ${proof.mailProblem}`, notSent)
  if (!proof.sentAt && proof.mailProblem)
    return open(`The e-mail to ${to} could not be sent yet. The last attempt ended with: ${proof.mailProblem}`, notSent)
  if (Date.now() - proof.askedAt.getTime() > linkHours * 3_600_000)
    return open(
      `The e-mail to ${to} has not come back within a day, and its button no longer works.`,
      'Ask your mail provider what became of it: they see what your account sent. Then send another one.',
    )
  if (!proof.sentAt)
    return waiting(`The e-mail to ${to} is on its way to the mail server.`, 'This page looks again by itself.')
  return waiting(
    `Sent to ${to} at ${momentInWords(proof.sentAt)}, and not come back yet.`,
    'Open it and press its button. Nothing there? Look in the spam folder; after ten minutes ask your mail provider what became of it.',
  )
}

const notSent =
  'Check the server, the user and the password in SMTP_URL, and MAIL_FROM. Then restart the portal and send another.'

/** The records of the domain that e-mails come from. */
export function sender({ config, mailer }: Deps, found: Found): State {
  const domain = senderDomainOf(config)
  const look = found.find(({ name }) => name === 'sender')
  if (!mailer.delivers)
    return open('No e-mail leaves the portal, so its domain is not looked at.', 'Set up the mail server first.')
  if (look?.about !== domain) return open(`The records of ${domain} have not been looked up yet.`, 'Look them up now.')
  if (look.state !== 'well') return open(look.what, look.remedy || 'Look again in a few minutes.')
  return done(look.what, look.lookedAt)
}
