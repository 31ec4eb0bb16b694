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

export function schoolEmailSamples(config: Config): EmailSample[] {
  const words = { school: 'Tidewell Primary School' }
  const text = 'We moved to Harbour Row in September.\nThe register still has the old address.'
  return [
    { name: 'school-welcome', write: (book) => welcomeEmail(config, { ...words, book }) },
    { name: 'school-pending', write: () => pendingEmail(config, words) },
    { name: 'school-letter', write: () => letterDueEmail(config, words) },
    { name: 'school-approved', write: (book) => approvedEmail(config, { ...words, book }) },
    {
      name: 'school-rejected',
      write: () =>
        rejectedEmail(config, { ...words, reason: 'The register has no school at this postcode.', canAppeal: true }),
    },
    { name: 'school-reopened', write: () => reopenedEmail(config, words) },
    {
      name: 'school-question',
      write: () => questionEmail(config, { ...words, question: 'Which site of the school are you at?' }),
    },
    { name: 'desk-message', write: () => operatorMessageEmail(config, { ...words, text, isAppeal: false }) },
    { name: 'desk-appeal', write: () => operatorMessageEmail(config, { ...words, text, isAppeal: true }) },
  ]
}
