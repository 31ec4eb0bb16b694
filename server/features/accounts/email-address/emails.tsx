import { type EmailContent, type MailSettings, renderEmail } from '../../../adapters/email.tsx'
import { MailButton, Text } from '../../../adapters/mail-parts.tsx'

/** The link that confirms the address of a new account. */
export function confirmEmail(
  { appName }: MailSettings,
  { link, hours }: { link: string; hours: number },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Confirm your e-mail address for ${appName}`,
    children: (
      <>
        <Text>Somebody, probably you, has signed up with this e-mail address. Please confirm it.</Text>
        <MailButton href={link}>Confirm my address</MailButton>
        <Text>
          You can use the link once, within {hours} hours. If you did not sign up, you do not need to do anything. We
          will delete the account.
        </Text>
      </>
    ),
  })
}

/** Reminds of an address that has not been confirmed, and says when the account goes. `deletedOn` such as "9 December". */
export function confirmReminderEmail(
  { appName }: MailSettings,
  { link, hours, deletedOn }: { link: string; hours: number; deletedOn: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    list: 'reminders',
    subject: `Your e-mail address for ${appName} has not been confirmed yet`,
    children: (
      <>
        <Text>You signed up a while ago, but you have not confirmed your e-mail address yet.</Text>
        <MailButton href={link}>Confirm my address</MailButton>
        <Text>
          You can use the link once, within {hours} hours. After that, log in and ask for a new one. If you do not
          confirm the address by {deletedOn}, we will delete the account and everything in it.
        </Text>
      </>
    ),
  })
}

/** To a new address, which counts once the link has been followed. */
export function confirmNewAddressEmail(
  { appName }: MailSettings,
  { link, hours }: { link: string; hours: number },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Confirm your new e-mail address for ${appName}`,
    children: (
      <>
        <Text>Somebody, probably you, asked to use this e-mail address for an account.</Text>
        <MailButton href={link}>Use this address</MailButton>
        <Text>
          You can use the link once, within {hours} hours. If you did not ask for this, you do not need to do anything:
          nothing will change.
        </Text>
      </>
    ),
  })
}

/** To the old address, after a change. `link` takes the account back within `days`; `""` for none. */
export function addressChangedEmail(
  { appName, deskEmail }: MailSettings,
  { newEmail, link, days }: { newEmail: string; link: string; days: number },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your e-mail address for ${appName} has been changed`,
    children: (
      <>
        <Text>The e-mail address of your account is now {newEmail}. Log in with that address from now on.</Text>
        {link === '' ? (
          <Text>If that was not you, write to us at {deskEmail} straight away.</Text>
        ) : (
          <>
            <Text>
              If you changed it yourself, you do not need to do anything. If that was not you, take your account back
              now:
            </Text>
            <MailButton href={link}>Take my account back</MailButton>
            <Text>
              We will move it back to this address, log out every device, and ask you to choose a new password. You can
              use the link once, within {days} days. If it does not help, write to us at {deskEmail}.
            </Text>
          </>
        )}
      </>
    ),
  })
}

/** To an address that an account was moved to, once the one before has taken it back. */
export function addressRestoredEmail({ appName, deskEmail }: MailSettings): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `The change of your e-mail address for ${appName} has been undone`,
    children: (
      <>
        <Text>
          The account has its previous address again. Every device has been logged out, and the password no longer
          works.
        </Text>
        <Text>If you think that is wrong, write to us at {deskEmail}.</Text>
      </>
    ),
  })
}
