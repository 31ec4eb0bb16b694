import { type EmailContent, type MailSettings, renderEmail } from '../../../adapters/email.tsx'
import { isolated, MailName } from '../../../adapters/mail-names.tsx'
import { MailButton, Text } from '../../../adapters/mail-parts.tsx'

/** The way back, to somebody who asked for the account to be deleted. `deletedOn` such as "9 December 2026". */
export function deletionRequestedEmail(
  { appName, publicUrl }: MailSettings,
  { deletedOn }: { deletedOn: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your account on ${appName} will be deleted`,
    children: (
      <>
        <Text>
          You asked us to delete your account. Every device has been logged out, and after {deletedOn} we will
          permanently delete the account and everything in it.
        </Text>
        <Text>If you have changed your mind, or did not ask for this, log in before then to keep the account.</Text>
        <MailButton href={`${publicUrl}/login`}>Log in to keep my account</MailButton>
      </>
    ),
  })
}

/** Logging in has kept an account that was to be deleted. */
export function accountKeptEmail({ appName, deskEmail }: MailSettings): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `We have kept your account on ${appName}`,
    children: (
      <>
        <Text>You have logged in, so we have kept your account. Nothing has been deleted.</Text>
        <Text>If that was not you, write to us at {deskEmail} straight away.</Text>
      </>
    ),
  })
}

/** To the desk: nobody is left to look after an approved school, whose parents still have access. */
export function schoolWithoutStaffEmail(
  { appName }: MailSettings,
  { school }: { school: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `${isolated(school)} has no member of staff left`,
    children: (
      <>
        <Text>
          The last member of staff of <MailName>{school}</MailName> has deleted their account.
        </Text>
        <Text>
          The school stays approved and its parents keep their access, but nobody can invite parents or renew the school
          code. Ask the school who should look after it.
        </Text>
      </>
    ),
  })
}
