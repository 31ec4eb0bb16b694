import { Text } from 'react-email'
import { type EmailContent, MailButton, MailQuote, renderEmail } from '../../adapters/email.tsx'

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
        <Text>
          From {mail.name}, {mail.email}
        </Text>
        {mail.telephone && <Text>Telephone: {mail.telephone}</Text>}
        {mail.postcode && <Text>Postcode: {mail.postcode}</Text>}
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

/** To whoever wrote, or whoever's address was given: the same words for everybody. */
export function enquiryReceiptEmail({ appName, reference }: { appName: string; reference: string }) {
  return renderEmail({
    appName,
    subject: receiptSubject(reference),
    children: (
      <>
        <Text>Thank you for writing to us. A person reads every message, and we answer within two working days.</Text>
        <Text>Your reference is {reference}. Reply to this e-mail if you want to add something.</Text>
        <Text>
          If you did not write to us, somebody entered your address by mistake. You do not need to do anything.
        </Text>
      </>
    ),
  })
}
