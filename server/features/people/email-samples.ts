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

export function peopleEmailSamples({ appName, publicUrl: portal }: Config): EmailSample[] {
  const words = { appName, portal, school: 'Tidewell Primary School' }
  const person = { ...words, person: 'Carys Llewellyn-Davies' }
  return [
    { name: 'lead-given', write: () => leadGivenEmail(person) },
    { name: 'lead-handed-over', write: () => leadHandedOverEmail(person) },
    { name: 'access-review', write: () => reviewReminderEmail({ ...words, people: 42 }) },
    {
      name: 'colleague-joined',
      write: () => colleagueJoinedEmail({ ...person, email: 'c.llewellyn-davies@tidewell.example', days: undoDays }),
    },
    {
      name: 'colleague-asks',
      write: () =>
        colleagueAsksEmail({
          ...person,
          ...{ email: 'c.llewellyn-davies@tidewell.example', domain: 'tides-trust.example', provider: 'Google' },
        }),
    },
    { name: 'left-school', write: () => leftSchoolEmail(person) },
    { name: 'access-ended', write: () => accessEndedEmail({ ...words, isStaff: true }) },
    { name: 'access-ended-parent', write: () => accessEndedEmail({ ...words, isStaff: false }) },
    { name: 'access-restored', write: () => accessRestoredEmail({ ...words, isStaff: true }) },
  ]
}
