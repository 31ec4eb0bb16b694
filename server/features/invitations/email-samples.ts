import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { colleagueInvitationEmail, invitationEmail, invitedAlreadyEmail } from './emails.tsx'

export function invitationEmailSamples(config: Config): EmailSample[] {
  const link = `${config.publicUrl}/invitation?token=4pXwqS0vJmB2nQ8cR7dL1yTfGh3kZuE6oAi9NsVbWxY`
  const words = {
    school: 'Tidewell Primary School',
    inviter: 'Priya Nair',
    link,
  }
  return [
    { name: 'invitation', write: (book) => invitationEmail(config, { ...words, book, days: 14 }) },
    {
      name: 'invitation-from-the-school',
      write: (book) => invitationEmail(config, { ...words, book, inviter: '', days: 14 }),
    },
    {
      name: 'invitation-without-a-school',
      write: (book) => invitationEmail(config, { ...words, book, school: '', days: 14 }),
    },
    { name: 'invitation-colleague', write: (book) => colleagueInvitationEmail(config, { ...words, book, days: 14 }) },
    {
      name: 'invitation-with-an-account',
      write: () => invitedAlreadyEmail(config, { ...words, link: `${config.publicUrl}/login` }),
    },
  ]
}
