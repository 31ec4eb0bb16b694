import { type EmailContent, type MailSettings, renderEmail } from '../../../adapters/email.tsx'
import { MailName } from '../../../adapters/mail-names.tsx'
import { MailButton, Text } from '../../../adapters/mail-parts.tsx'

interface Named {
  /** What its owner calls the passkey. */
  name: string
}

/** Tells the owner that an account can be opened in another way. */
export function passkeyAddedEmail(
  { appName, deskEmail, publicUrl }: MailSettings,
  { name }: Named,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `A passkey was added to your account on ${appName}`,
    children: (
      <>
        <Text>
          You can now log in with the passkey “<MailName>{name}</MailName>”: the fingerprint, face or PIN that unlocks
          your device takes the place of your password.
        </Text>
        <MailButton href={`${publicUrl}/profile/settings`}>See how you log in</MailButton>
        <Text>
          If that was not you, somebody knows your password. Remove the passkey there, choose a new password, and write
          to us at {deskEmail}.
        </Text>
      </>
    ),
  })
}

/** Tells the owner that a passkey no longer works. */
export function passkeyRemovedEmail(
  { appName, deskEmail, publicUrl }: MailSettings,
  { name }: Named,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `A passkey was removed from your account on ${appName}`,
    children: (
      <>
        <Text>
          You can no longer log in with the passkey “<MailName>{name}</MailName>”, and anybody who was logged in with it
          has been logged out, except on the device where it was removed. Your device may still offer it: you can delete
          it there too.
        </Text>
        <MailButton href={`${publicUrl}/profile/settings`}>See how you log in</MailButton>
        <Text>If that was not you, choose a new password and write to us at {deskEmail}.</Text>
      </>
    ),
  })
}
