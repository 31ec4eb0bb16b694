import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { rightsChangedEmail } from './emails.tsx'

export function userEmailSamples({ appName, publicUrl: portal }: Config): EmailSample[] {
  return [{ name: 'rights-changed', write: () => rightsChangedEmail({ appName, portal, rights: 'moderator' }) }]
}
