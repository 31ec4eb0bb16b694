import { type EmailContent, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { MailButton, Text } from '../../adapters/mail-parts.tsx'

/** To the operator who tries the mail server: pressing its button proves that e-mails arrive. */
export function testEmail(
  { appName }: MailSettings,
  { link, hours }: { link: string; hours: number },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `A test e-mail from ${appName}`,
    children: (
      <>
        <Text>You have asked the portal to prove that its e-mails arrive. This one has.</Text>
        <MailButton href={link}>Say that it has arrived</MailButton>
        <Text>
          The button works once, within {hours} hours. If this e-mail was in your spam folder, press “Not spam” first:
          those to schools would land there too.
        </Text>
      </>
    ),
  })
}
