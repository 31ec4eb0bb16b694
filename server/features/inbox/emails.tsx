import { Text } from 'react-email'
import { type EmailContent, MailQuote, renderEmail } from '../../adapters/email.tsx'

/** What an operator answers to a message or a booking. `subject` is that of the conversation. */
export function replyEmail(mail: {
  appName: string
  subject: string
  reference: string
  text: string
}): Promise<EmailContent> {
  return renderEmail({
    appName: mail.appName,
    subject: mail.subject,
    children: (
      <>
        <MailQuote>{mail.text}</MailQuote>
        <Text>
          Your reference is {mail.reference}. If you want to add something, reply to this e-mail. It will reach the
          people who run {mail.appName}.
        </Text>
      </>
    ),
  })
}
