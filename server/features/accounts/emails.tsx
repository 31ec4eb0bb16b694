import { Button, Text } from 'react-email'
import { type EmailContent, renderEmail } from '../../adapters/email.tsx'

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
        <Button href={link} className="rounded-lg bg-[#1f4d46] px-5 py-3 font-bold text-white">
          Choose a new password
        </Button>
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
