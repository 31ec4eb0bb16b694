import { Text } from 'react-email'
import { dayInWords } from '#contract/school-days.ts'
import { type EmailContent, MailButton, MailQuote, renderEmail } from '../../adapters/email.tsx'

export const receiptSubject = (reference: string) => `We have your booking request (${reference})`

/** To the desk. `portal` is the public address of the portal, without a slash at the end. */
export function deskBookingEmail(mail: {
  appName: string
  portal: string
  id: string
  reference: string
  name: string
  email: string
  phone: string
  school: string
  message: string
  days: string[]
  yearGroups: string[]
  classSizes: string
}): Promise<EmailContent> {
  const facts = [
    ['School', mail.school],
    ['From', `${mail.name}, ${mail.email}`],
    ['Telephone', mail.phone],
    ['Preferred days', mail.days.map(dayInWords).join('; ')],
    ['Classes', mail.yearGroups.join(', ')],
    ['How many children', mail.classSizes],
  ] as const
  return renderEmail({
    appName: mail.appName,
    subject: `Booking request ${mail.reference}`,
    children: (
      <>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Text key={name}>
              {name}: {value}
            </Text>
          ))}
        {mail.message && <MailQuote>{mail.message}</MailQuote>}
        <Text>
          If you reply to this e-mail, your answer goes to the sender. If you answer in the console, your answer is kept
          with the booking.
        </Text>
        <MailButton href={`${mail.portal}/admin/bookings/${mail.id}`}>Arrange it in the console</MailButton>
      </>
    ),
  })
}

/** To whoever asked, or whoever's address was given: the same words for everybody. */
export function bookingReceiptEmail({ appName, reference }: { appName: string; reference: string }) {
  return renderEmail({
    appName,
    subject: receiptSubject(reference),
    children: (
      <>
        <Text>
          Thank you for asking for an enterprise session. We will look for a day that suits you, and write to you within
          three working days. The session is free.
        </Text>
        <Text>Your reference is {reference}. Reply to this e-mail if you want to add something.</Text>
        <Text>
          If you did not ask for a session, somebody entered your address by mistake. You do not need to do anything.
        </Text>
      </>
    ),
  })
}

interface Decided {
  appName: string
  reference: string
  /** The day that was agreed, as 2027-03-04; `""` where there was none. */
  day: string
  /** What the operator adds; `""` for nothing. */
  text: string
}

export function bookingConfirmedEmail({ appName, reference, day, text }: Decided): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your enterprise session is on ${dayInWords(day)}`,
    children: (
      <>
        <Text>We are looking forward to your enterprise session on {dayInWords(day)}. It is free.</Text>
        {text && <MailQuote>{text}</MailQuote>}
        <Text>Your reference is {reference}. If the day no longer suits you, reply to this e-mail.</Text>
      </>
    ),
  })
}

export function bookingCancelledEmail({ appName, reference, day, text }: Decided): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your enterprise session has been cancelled (${reference})`,
    children: (
      <>
        <Text>
          {day ? `Your enterprise session on ${dayInWords(day)}` : 'Your request for an enterprise session'} has been
          cancelled.
        </Text>
        {text && <MailQuote>{text}</MailQuote>}
        <Text>If you want to find another day, reply to this e-mail.</Text>
      </>
    ),
  })
}
