import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config.ts'
import { bookingCancelledEmail, bookingConfirmedEmail, bookingReceiptEmail, deskBookingEmail } from './emails.tsx'

export function bookingEmailSamples({ appName, publicUrl: portal }: Config): EmailSample[] {
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
  const text = 'We arrive at nine and need a projector.'
  return [
    { name: 'desk-booking', write: () => deskBookingEmail({ appName, portal, id, reference, ...asked }) },
    { name: 'booking-receipt', write: () => bookingReceiptEmail({ appName, reference }) },
    { name: 'booking-confirmed', write: () => bookingConfirmedEmail({ appName, reference, day, text }) },
    { name: 'booking-cancelled', write: () => bookingCancelledEmail({ appName, reference, day, text: '' }) },
  ]
}
