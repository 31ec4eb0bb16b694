import { type DataRequestKind, requestNames } from '#contract/data-requests.ts'
import { dayInWords } from '#contract/school-days.ts'
import { type EmailContent, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { answerDays } from '../../adapters/mail-brand.ts'
import { isolated } from '../../adapters/mail-names.tsx'
import { MailButton, MailFacts, MailQuote, Text } from '../../adapters/mail-parts.tsx'
import { type ReceivedMessage, receiptEmail } from '../inbox/service.ts'

export const receiptSubject = (reference: string) => `We have your message (${reference})`

/** To the desk. */
export function deskEnquiryEmail(
  { appName, publicUrl }: MailSettings,
  mail: ReceivedMessage & {
    telephone: string
    postcode: string
    /** What else is to be known of a data request. */
    request?: { kind: DataRequestKind; dueOn: string }
  },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `${mail.request ? 'Data request' : 'Message'} ${mail.reference}`,
    children: (
      <>
        <MailFacts
          facts={[
            ...(mail.request ? factsOf(mail.request) : []),
            ['From', `${isolated(mail.name)}, ${mail.email}`],
            ['Telephone', mail.telephone],
            ['Postcode', mail.postcode],
          ]}
        />
        <MailQuote from={`${isolated(mail.name)} wrote`}>{mail.message}</MailQuote>
        <Text>
          If you reply to this e-mail, your answer goes to the sender. If you answer in the console, your answer is kept
          with the message.
        </Text>
        <MailButton href={`${publicUrl}/admin/enquiries/${mail.id}`}>Answer in the console</MailButton>
      </>
    ),
  })
}

/** To the sender. */
export const enquiryReceiptEmail = (settings: MailSettings, { reference }: { reference: string }) =>
  receiptEmail(settings, {
    ...{ reference, subject: receiptSubject(reference), mistaken: 'write to us' },
    thanks: `Thank you for writing to us. A person reads every message, and we answer within ${answerDays}.`,
  })

const factsOf = ({ kind, dueOn }: { kind: DataRequestKind; dueOn: string }) =>
  [
    ['What it is', requestNames[kind]],
    ['Answer by', dayInWords(dueOn)],
  ] as const

export const requestReceiptSubject = (kind: DataRequestKind, reference: string) =>
  `We have your ${kind === 'complaint' ? 'complaint' : 'request'} about your data (${reference})`

/** To the sender of a data request or complaint. */
export function requestReceiptEmail(
  settings: MailSettings,
  { kind, reference, dueOn }: { kind: DataRequestKind; reference: string; dueOn: string },
): Promise<EmailContent> {
  const what = kind === 'complaint' ? 'complaint about how we use' : 'request about'
  return receiptEmail(settings, {
    ...{ reference, subject: requestReceiptSubject(kind, reference), mistaken: 'write to us' },
    thanks: `We have received your ${what} your personal data. A person will deal with it, and you will have our answer by ${dayInWords(dueOn)} at the latest.`,
    more:
      'We may ask you to prove who you are before we send or change any data. If you are not happy with our answer, you can ' +
      'complain to the Information Commissioner’s Office at https://ico.org.uk/make-a-complaint/',
  })
}

/** To the desk: nothing about the person, so that it can outlive their account. */
export function requestReminderEmail(
  { appName, publicUrl }: MailSettings,
  mail: { id: string; reference: string; kind: DataRequestKind; dueOn: string; isLate: boolean },
): Promise<EmailContent> {
  const day = dayInWords(mail.dueOn)
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: mail.isLate ? `Late: data request ${mail.reference}` : `Answer data request ${mail.reference} by ${day}`,
    children: (
      <>
        <Text>
          Somebody {requestNames[mail.kind].replace(/^./, (letter) => letter.toLowerCase())} ({mail.reference}).
        </Text>
        <Text>
          {mail.isLate
            ? `The answer was due by ${day}, and the request is still open. Please answer it today.`
            : `It has to be answered by ${day}.`}{' '}
          Once the person has your answer, close the request with its outcome.
        </Text>
        <MailButton href={`${publicUrl}/admin/enquiries/${mail.id}`}>Open the request</MailButton>
      </>
    ),
  })
}
