import { Button, Text } from 'react-email'
import { type EmailContent, renderEmail } from '../../adapters/email.tsx'

function LinkButton({ href, children }: { href: string; children: string }) {
  return (
    <Button href={href} className="rounded-lg bg-[#1f4d46] px-5 py-3 font-bold text-white">
      {children}
    </Button>
  )
}

/** The link that confirms the address of a new account. */
export function confirmEmail({
  appName,
  link,
  hours,
}: {
  appName: string
  link: string
  hours: number
}): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Confirm your e-mail address for ${appName}`,
    children: (
      <>
        <Text>Somebody, most likely you, has signed up with this e-mail address. One step is left: confirm it.</Text>
        <LinkButton href={link}>Confirm my address</LinkButton>
        <Text>
          The link works once, within {hours} hours. If you did not sign up, you need do nothing: the account is deleted
          by itself.
        </Text>
        <Text className="break-all text-sm">{link}</Text>
      </>
    ),
  })
}

/** A link to choose a new password. The link stands as text too, for mail programs that show no buttons. */
export function resetPasswordEmail({
  appName,
  link,
  hours,
}: {
  appName: string
  link: string
  hours: number
}): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Choose a new password for ${appName}`,
    children: (
      <>
        <Text>Somebody, most likely you, asked for a new password for your account.</Text>
        <LinkButton href={link}>Choose a new password</LinkButton>
        <Text>
          The link works once, within {hours === 1 ? 'one hour' : `${hours} hours`}. If you did not ask for it, you need
          do nothing: your password stays as it is.
        </Text>
        <Text className="break-all text-sm">{link}</Text>
      </>
    ),
  })
}

/** Tells the owner that the password has been changed. */
export function passwordChangedEmail({
  appName,
  deskEmail,
}: {
  appName: string
  deskEmail: string
}): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your password for ${appName} has been changed`,
    children: (
      <>
        <Text>Your password has just been changed, and every device that was logged in has been logged out.</Text>
        <Text>If that was not you, write to us at {deskEmail} straight away.</Text>
      </>
    ),
  })
}
