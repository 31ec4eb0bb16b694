import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { rightsChangedEmail } from './emails.tsx'

export function userEmailSamples(config: Config): EmailSample[] {
  return [{ name: 'rights-changed', write: () => rightsChangedEmail(config, { rights: 'moderator' }) }]
}
