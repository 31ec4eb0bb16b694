import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { replyEmail } from './emails.tsx'

export function inboxEmailSamples(config: Config): EmailSample[] {
  const subject = 'Re: We have your message (M-7KM2XPQ)'
  const text = 'Yes, every book can be printed.\n\nOpen one, and choose Print.'
  return [{ name: 'desk-reply', write: () => replyEmail(config, { subject, reference: 'M-7KM2XPQ', text }) }]
}
