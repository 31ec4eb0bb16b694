import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import {
  accessEndedEmail,
  accessRestoredEmail,
  colleagueAsksEmail,
  colleagueJoinedEmail,
  deskColleagueAsksEmail,
  leadGivenEmail,
  leadHandedOverEmail,
  leftSchoolEmail,
  reviewReminderEmail,
} from './emails.tsx'

export function peopleEmailSamples(config: Config): EmailSample[] {
  const words = { school: 'Tidewell Primary School' }
  const person = { ...words, person: 'Carys Llewellyn-Davies' }
  const email = 'c.llewellyn-davies@tidewell.example'
  const asking = { ...person, email, domain: 'tides-trust.example', provider: 'Google' }
  return [
    { name: 'lead-given', write: () => leadGivenEmail(config, person) },
    { name: 'lead-handed-over', write: () => leadHandedOverEmail(config, person) },
    { name: 'access-review', write: () => reviewReminderEmail(config, { ...words, people: 42 }) },
    {
      name: 'colleague-joined',
      write: () => colleagueJoinedEmail(config, { ...person, email }),
    },
    { name: 'colleague-asks', write: () => colleagueAsksEmail(config, asking) },
    {
      name: 'desk-colleague-asks',
      write: () => deskColleagueAsksEmail(config, { ...asking, schoolId: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10' }),
    },
    { name: 'left-school', write: () => leftSchoolEmail(config, person) },
    { name: 'access-ended', write: () => accessEndedEmail(config, { ...words, isStaff: true }) },
    { name: 'access-ended-parent', write: () => accessEndedEmail(config, { ...words, isStaff: false }) },
    { name: 'access-restored', write: () => accessRestoredEmail(config, { ...words, isStaff: true }) },
  ]
}
