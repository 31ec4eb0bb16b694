import { Text } from 'react-email'
import { type EmailContent, MailButton, MailFacts, MailQuote, renderEmail } from '../../adapters/email.tsx'
import { receiptEmail } from '../inbox/service.ts'

export const receiptSubject = (reference: string) => `We have your message (${reference})`

/** To the desk. `portal` is the public address of the portal, without a slash at the end. */
export function deskEnquiryEmail(mail: {
  appName: string
  portal: string
  id: string
  reference: string
  name: string
  email: string
  telephone: string
  postcode: string
  message: string
}): Promise<EmailContent> {
  return renderEmail({
    appName: mail.appName,
    subject: `Message ${mail.reference}`,
    children: (
      <>
        <MailFacts
          facts={[
            ['From', `${mail.name}, ${mail.email}`],
            ['Telephone', mail.telephone],
            ['Postcode', mail.postcode],
          ]}
        />
        <MailQuote>{mail.message}</MailQuote>
        <Text>
          If you reply to this e-mail, your answer goes to the sender. If you answer in the console, your answer is kept
          with the message.
        </Text>
        <MailButton href={`${mail.portal}/admin/enquiries/${mail.id}`}>Answer in the console</MailButton>
      </>
    ),
  })
}

/** To whoever wrote. */
export const enquiryReceiptEmail = ({ appName, reference }: { appName: string; reference: string }) =>
  receiptEmail({
    ...{ appName, reference, subject: receiptSubject(reference), mistaken: 'write to us' },
    thanks: 'Thank you for writing to us. A person reads every message, and we answer within two working days.',
  })
