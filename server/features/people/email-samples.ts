import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config.ts'
import { accessEndedEmail, accessRestoredEmail } from './emails.tsx'

export function peopleEmailSamples({ appName, publicUrl: portal }: Config): EmailSample[] {
  const words = { appName, portal, school: 'Tidewell Primary School' }
  return [
    { name: 'access-ended', write: () => accessEndedEmail({ ...words, isStaff: true }) },
    { name: 'access-ended-parent', write: () => accessEndedEmail({ ...words, isStaff: false }) },
    { name: 'access-restored', write: () => accessRestoredEmail({ ...words, isStaff: true }) },
  ]
}
