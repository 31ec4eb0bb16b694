import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import {
  bookingCancelledEmail,
  bookingConfirmedEmail,
  bookingReceiptEmail,
  deskBookingEmail,
  deskChangedEmail,
  letterReadyEmail,
  sessionPostponedEmail,
  sessionReminderEmail,
} from './emails.tsx'
import { calendarAddressEmail } from './feed/emails.tsx'

export function bookingEmailSamples(config: Config): EmailSample[] {
  const reference = 'B-7KM2XPQ'
  const day = '2027-03-04'
  const asked = {
    name: 'Ada Birch',
    email: 'ada@example.org',
    phone: '020 7946 0123',
    school: 'Tidewell Primary School',
    message: 'We have just read the second book.',
    days: [day, '2027-03-11'],
    yearGroups: ['Year 3', 'Year 4'],
    classSizes: '28 and 30',
  }
  const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
  const details = {
    ...{
      startsAt: '09:30',
      minutes: 90,
      format: 'in-person',
      visitor: 'Rosalind Achebe-Hart',
      place: 'The school hall',
    },
  }
  const text = 'We arrive at nine and need a projector.'
  return [
    { name: 'desk-booking', write: () => deskBookingEmail(config, { id, reference, ...asked }) },
    {
      name: 'desk-booking-cancelled',
      write: () =>
        deskChangedEmail(config, {
          id,
          reference,
          school: asked.school,
          day,
          action: 'cancelled',
          text: 'Half the class is ill.',
        }),
    },
    { name: 'booking-receipt', write: () => bookingReceiptEmail(config, { reference }) },
    {
      name: 'booking-confirmed',
      write: () =>
        bookingConfirmedEmail(config, { reference, day, text, details, letter: `${config.publicUrl}/book-session` }),
    },
    { name: 'calendar-address', write: () => calendarAddressEmail(config, { isReplaced: true }) },
    { name: 'letter-of-assurance-ready', write: () => letterReadyEmail(config, { reference, day }) },
    {
      name: 'session-reminder',
      write: () => sessionReminderEmail(config, { reference, day, isTomorrow: false, details }),
    },
    {
      name: 'session-postponed',
      write: () => sessionPostponedEmail(config, { reference, day, text: '', isOwnChange: true }),
    },
    { name: 'booking-cancelled', write: () => bookingCancelledEmail(config, { reference, day, text: '' }) },
  ]
}
