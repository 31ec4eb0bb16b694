import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import {
  approvedEmail,
  letterDueEmail,
  operatorMessageEmail,
  pendingEmail,
  questionEmail,
  rejectedEmail,
  reopenedEmail,
  welcomeEmail,
} from './emails.tsx'

export function schoolEmailSamples({ appName, publicUrl: portal }: Config): EmailSample[] {
  const words = { appName, portal, school: 'Tidewell Primary School' }
  const text = 'We moved to Harbour Row in September.\nThe register still has the old address.'
  return [
    { name: 'school-welcome', write: (book) => welcomeEmail({ ...words, book }) },
    { name: 'school-pending', write: () => pendingEmail(words) },
    { name: 'school-letter', write: () => letterDueEmail(words) },
    { name: 'school-approved', write: (book) => approvedEmail({ ...words, book }) },
    {
      name: 'school-rejected',
      write: () => rejectedEmail({ ...words, reason: 'The register has no school at this postcode.' }),
    },
    { name: 'school-reopened', write: () => reopenedEmail(words) },
    {
      name: 'school-question',
      write: () => questionEmail({ ...words, question: 'Which site of the school are you at?' }),
    },
    { name: 'desk-message', write: () => operatorMessageEmail({ ...words, text, isAppeal: false }) },
    { name: 'desk-appeal', write: () => operatorMessageEmail({ ...words, text, isAppeal: true }) },
  ]
}
