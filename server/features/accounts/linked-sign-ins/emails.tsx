import { type EmailContent, type MailSettings, renderEmail } from '../../../adapters/email.tsx'
import { isolated, MailName } from '../../../adapters/mail-names.tsx'
import { MailButton, Text } from '../../../adapters/mail-parts.tsx'

interface Labelled {
  /** What the portal calls the provider, such as Google. */
  label: string
}

/** Tells the owner that an account can be opened in another way. `name`: the address at the provider, or `""`. */
export function linkedSignInAddedEmail(
  { appName, deskEmail, publicUrl }: MailSettings,
  { label, name }: Labelled & { name: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `You can now log in to ${appName} with ${isolated(label)}`,
    children: (
      <>
        <Text>
          {name ? (
            <>
              You can now log in with the <MailName>{label}</MailName> account <MailName>{name}</MailName>, without your
              password.
            </>
          ) : (
            <>
              You can now log in with an account at <MailName>{label}</MailName>, without your password.
            </>
          )}
        </Text>
        <MailButton href={`${publicUrl}/profile/settings`}>See how you log in</MailButton>
        <Text>
          If that was not you, somebody knows your password. Remove the linked sign-in there, choose a new password, and
          write to us at {deskEmail}.
        </Text>
      </>
    ),
  })
}

/** Tells the owner that an account at a provider no longer opens theirs. */
export function linkedSignInRemovedEmail(
  { appName, deskEmail, publicUrl }: MailSettings,
  { label }: Labelled,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `You can no longer log in to ${appName} with ${isolated(label)}`,
    children: (
      <>
        <Text>
          You can no longer log in with <MailName>{label}</MailName>, and anybody who was logged in that way has been
          logged out, except on the device where it was removed. Log in with your e-mail address and password. If you
          never chose a password, ask for one with “Forgotten your password?” on the log-in page.
        </Text>
        <MailButton href={`${publicUrl}/profile/settings`}>See how you log in</MailButton>
        <Text>If that was not you, choose a new password and write to us at {deskEmail}.</Text>
      </>
    ),
  })
}
