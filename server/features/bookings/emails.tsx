import { dayInWords } from '#contract/school-days.ts'
import { type EmailContent, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { bookingDays } from '../../adapters/mail-brand.ts'
import { isolated, MailName } from '../../adapters/mail-names.tsx'
import { MailButton, MailFacts, MailQuote, Text } from '../../adapters/mail-parts.tsx'
import { type ReceivedMessage, receiptEmail } from '../inbox/service.ts'

export const receiptSubject = (reference: string) => `We have your booking request (${reference})`

/** To the desk. */
export function deskBookingEmail(
  { appName, publicUrl }: MailSettings,
  mail: ReceivedMessage & {
    phone: string
    school: string
    days: string[]
    yearGroups: string[]
    classSizes: string
  },
): Promise<EmailContent> {
  const facts = [
    ['School', mail.school],
    ['From', `${isolated(mail.name)}, ${mail.email}`],
    ['Telephone', mail.phone],
    ['Preferred days', mail.days.map(dayInWords).join('; ')],
    ['Classes', mail.yearGroups.join(', ')],
    ['How many children', mail.classSizes],
  ] as const
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `Booking request ${mail.reference}`,
    children: (
      <>
        <MailFacts facts={facts} />
        {mail.message && <MailQuote from={`${isolated(mail.name)} wrote`}>{mail.message}</MailQuote>}
        <Text>
          If you reply to this e-mail, your answer goes to the sender. If you answer in the console, your answer is kept
          with the booking.
        </Text>
        <MailButton href={`${publicUrl}/admin/bookings/${mail.id}`}>Arrange it in the console</MailButton>
      </>
    ),
  })
}

/** To the requester. */
export const bookingReceiptEmail = (settings: MailSettings, { reference }: { reference: string }) =>
  receiptEmail(settings, {
    ...{ reference, subject: receiptSubject(reference), mistaken: 'ask for a session' },
    thanks: `Thank you for asking for an enterprise session. We will look for a day that suits you, and write to you within ${bookingDays}. The session is free.`,
  })

interface Decided {
  reference: string
  /** The day that was agreed, as 2027-03-04; `""` where there was none. */
  day: string
  /** What the operator adds; `""` for nothing. */
  text: string
}

/** What is agreed beside the day. */
interface Details {
  startsAt: string
  minutes: number
  format: string
  visitor: string
  place: string
}

const formats: Record<string, string> = { online: 'Online', 'in-person': 'In person: we come to your school' }

/** "11:00", for 09:30 and 90 minutes. */
function timeAfter(startsAt: string, minutes: number): string {
  const [hour = 0, minute = 0] = startsAt.split(':').map(Number)
  return new Date(Date.UTC(2000, 0, 1, hour, minute + minutes)).toISOString().slice(11, 16)
}

/** The session as a card. */
function SessionFacts({ day, reference, details }: { day: string; reference: string; details: Details }) {
  const { startsAt, minutes, format, visitor, place } = details
  const time = startsAt && (minutes > 0 ? `${startsAt} to ${timeAfter(startsAt, minutes)}` : startsAt)
  return (
    <MailFacts
      facts={[
        ['When', [dayInWords(day), time].filter(Boolean).join(', ')],
        ['Where', place],
        ['How', formats[format] ?? ''],
        ['Visitor', visitor],
        ['Reference', reference],
      ]}
    />
  )
}

export function bookingConfirmedEmail(
  { appName }: MailSettings,
  {
    reference,
    day,
    text,
    details,
    letter,
  }: Decided & {
    details: Details
    /** The page with the letter of assurance; `""` while no letter can be made. */
    letter: string
  },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your enterprise session is on ${dayInWords(day)}`,
    children: (
      <>
        <Text>We are looking forward to your enterprise session on {dayInWords(day)}. It is free.</Text>
        <SessionFacts day={day} reference={reference} details={details} />
        {text && <MailQuote from="A note from us">{text}</MailQuote>}
        <Text>
          If the day no longer suits you, change it under “Your bookings” on the portal, or reply to this e-mail.
        </Text>
        {letter && (
          <>
            <Text>
              For your school office, there is a letter of assurance about the visitor: identity, DBS check, right to
              work and references. It is under “Your bookings”.
            </Text>
            <MailButton href={letter}>Open your bookings</MailButton>
          </>
        )}
      </>
    ),
  })
}

export function bookingCancelledEmail(
  { appName }: MailSettings,
  { reference, day, text }: Decided,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your enterprise session has been cancelled (${reference})`,
    children: (
      <>
        <Text>
          {day ? `Your enterprise session on ${dayInWords(day)}` : 'Your request for an enterprise session'} has been
          cancelled.
        </Text>
        {text && <MailQuote from="A note from us">{text}</MailQuote>}
        <Text>If you want to find another day, reply to this e-mail.</Text>
      </>
    ),
  })
}

/** Tells the desk that a school has changed or cancelled its booking. `day` is the agreed day, or `""` if there was none. */
export function deskChangedEmail(
  { appName, publicUrl }: MailSettings,
  {
    id,
    reference,
    school,
    day,
    action,
    text,
  }: { id: string; reference: string; school: string; day: string; action: 'changed' | 'cancelled'; text: string },
): Promise<EmailContent> {
  const agreed = day ? ` Its session was on ${dayInWords(day)}.` : ''
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `Booking ${reference} has been ${action} by the school`,
    children: (
      <>
        <Text>
          <MailName>{school}</MailName> has {action} its booking.{agreed}
        </Text>
        {day && action === 'changed' && <Text>Please agree a new day with the school.</Text>}
        {text && <MailQuote from="The school wrote">{text}</MailQuote>}
        <MailButton href={`${publicUrl}/admin/bookings/${id}`}>Look at it in the console</MailButton>
      </>
    ),
  })
}

/** Tells a school that its session will not take place on the agreed day. `isOwnChange`: the school changed its booking. */
export function sessionPostponedEmail(
  { appName }: MailSettings,
  { reference, day, text, isOwnChange }: Decided & { isOwnChange: boolean },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `We are looking for another day for your enterprise session (${reference})`,
    children: (
      <>
        <Text>
          {isOwnChange
            ? `Your school has changed its booking, so the session on ${dayInWords(day)} will not take place.`
            : `We are sorry: the session on ${dayInWords(day)} cannot take place.`}{' '}
          We will look for another day, and write to you within {bookingDays}.
        </Text>
        {text && <MailQuote from={isOwnChange ? 'Your school wrote' : 'A note from us'}>{text}</MailQuote>}
      </>
    ),
  })
}

export function sessionReminderEmail(
  { appName, publicUrl }: MailSettings,
  { reference, day, isTomorrow, details }: { reference: string; day: string; isTomorrow: boolean; details: Details },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    list: 'reminders',
    subject: isTomorrow
      ? `Your enterprise session is tomorrow, ${dayInWords(day)}`
      : `Your enterprise session is on ${dayInWords(day)}`,
    children: (
      <>
        <Text>
          We are looking forward to your enterprise session {isTomorrow ? 'tomorrow, ' : 'on '}
          {dayInWords(day)}.
        </Text>
        <SessionFacts day={day} reference={reference} details={details} />
        <Text>If something has changed, tell us as soon as you can.</Text>
        <MailButton href={`${publicUrl}/book-session`}>See your booking</MailButton>
      </>
    ),
  })
}

/** To the requester, when the letter about the visitor has become complete after the day was confirmed. */
export function letterReadyEmail(
  { appName, publicUrl }: MailSettings,
  { reference, day }: { reference: string; day: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `The letter of assurance for your enterprise session is ready (${reference})`,
    children: (
      <>
        <Text>
          The letter of assurance about the visitor to your enterprise session on {dayInWords(day)} is on the portal. It
          tells your school office about identity, DBS check, right to work and references.
        </Text>
        <MailButton href={`${publicUrl}/book-session`}>Open your bookings</MailButton>
      </>
    ),
  })
}
