import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { colleagueInvitationEmail, invitationEmail, invitedAlreadyEmail } from './emails.tsx'

export function invitationEmailSamples({ appName, publicUrl }: Config): EmailSample[] {
  const link = `${publicUrl}/invitation?token=4pXwqS0vJmB2nQ8cR7dL1yTfGh3kZuE6oAi9NsVbWxY`
  const words = {
    appName,
    school: 'Tidewell Primary School',
    inviter: 'Priya Nair',
    link,
    book: 'Temi and the Chip Thief',
  }
  return [
    { name: 'invitation', write: () => invitationEmail({ ...words, days: 14 }) },
    { name: 'invitation-from-the-school', write: () => invitationEmail({ ...words, inviter: '', days: 14 }) },
    { name: 'invitation-without-a-school', write: () => invitationEmail({ ...words, school: '', days: 14 }) },
    { name: 'invitation-colleague', write: () => colleagueInvitationEmail({ ...words, days: 14 }) },
    { name: 'invitation-with-an-account', write: () => invitedAlreadyEmail({ ...words, link: `${publicUrl}/login` }) },
  ]
}
