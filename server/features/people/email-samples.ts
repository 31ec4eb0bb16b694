import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { undoDays } from './add-by-sign-in.ts'
import {
  accessEndedEmail,
  accessRestoredEmail,
  colleagueAsksEmail,
  colleagueJoinedEmail,
  leadGivenEmail,
  leadHandedOverEmail,
  leftSchoolEmail,
  reviewReminderEmail,
} from './emails.tsx'

export function peopleEmailSamples(config: Config): EmailSample[] {
  const words = { school: 'Tidewell Primary School' }
  const person = { ...words, person: 'Carys Llewellyn-Davies' }
  return [
    { name: 'lead-given', write: () => leadGivenEmail(config, person) },
    { name: 'lead-handed-over', write: () => leadHandedOverEmail(config, person) },
    { name: 'access-review', write: () => reviewReminderEmail(config, { ...words, people: 42 }) },
    {
      name: 'colleague-joined',
      write: () =>
        colleagueJoinedEmail(config, { ...person, email: 'c.llewellyn-davies@tidewell.example', days: undoDays }),
    },
    {
      name: 'colleague-asks',
      write: () =>
        colleagueAsksEmail(config, {
          ...person,
          ...{ email: 'c.llewellyn-davies@tidewell.example', domain: 'tides-trust.example', provider: 'Google' },
        }),
    },
    { name: 'left-school', write: () => leftSchoolEmail(config, person) },
    { name: 'access-ended', write: () => accessEndedEmail(config, { ...words, isStaff: true }) },
    { name: 'access-ended-parent', write: () => accessEndedEmail(config, { ...words, isStaff: false }) },
    { name: 'access-restored', write: () => accessRestoredEmail(config, { ...words, isStaff: true }) },
  ]
}
