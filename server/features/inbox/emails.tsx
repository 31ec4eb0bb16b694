import { type EmailContent, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { MailWords, Text } from '../../adapters/mail-parts.tsx'

/**
 * To the sender, or the person whose address was given: the same words for everybody. `mistaken`: what they would not have
 * done, such as "ask for a quote".
 */
export function receiptEmail(
  { appName }: MailSettings,
  mail: {
    subject: string
    reference: string
    thanks: string
    mistaken: string
    /** What else people should know. */
    more?: string
  },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: mail.subject,
    children: (
      <>
        <Text>{mail.thanks}</Text>
        <Text>Your reference is {mail.reference}. Reply to this e-mail if you want to add something.</Text>
        {mail.more && <Text>{mail.more}</Text>}
        <Text>
          If you did not {mail.mistaken}, somebody entered your address by mistake. You do not need to do anything.
        </Text>
      </>
    ),
  })
}

/** What an operator answers to a message or a booking. `subject` is that of the conversation. */
export function replyEmail(
  { appName }: MailSettings,
  mail: { subject: string; reference: string; text: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: mail.subject,
    children: (
      <>
        <MailWords>{mail.text}</MailWords>
        <Text>
          Your reference is {mail.reference}. If you want to add something, reply to this e-mail. It will reach the
          people who run {appName}.
        </Text>
      </>
    ),
  })
}
