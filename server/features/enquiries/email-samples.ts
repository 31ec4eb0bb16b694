import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { deskEnquiryEmail, enquiryReceiptEmail, requestReceiptEmail, requestReminderEmail } from './emails.tsx'

export function enquiryEmailSamples(config: Config): EmailSample[] {
  const reference = 'M-7KM2XPQ'
  const sent = {
    name: 'Ada Birch',
    email: 'ada@example.org',
    telephone: '020 7946 0123',
    postcode: 'SW1A 2AA',
    message: 'Can we print the books?\nWe have no tablets in Year 3.',
  }
  const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
  const asked = { reference: 'D-7KM2XPQ', kind: 'access', dueOn: '2027-01-04' } as const
  const reminder = { ...asked, id }
  return [
    { name: 'desk-enquiry', write: () => deskEnquiryEmail(config, { id, reference, ...sent }) },
    { name: 'enquiry-receipt', write: () => enquiryReceiptEmail(config, { reference }) },
    { name: 'data-request-receipt', write: () => requestReceiptEmail(config, asked) },
    {
      name: 'data-request-receipt-complaint',
      write: () => requestReceiptEmail(config, { ...asked, kind: 'complaint' }),
    },
    { name: 'data-request-reminder', write: () => requestReminderEmail(config, { ...reminder, isLate: false }) },
    { name: 'data-request-reminder-late', write: () => requestReminderEmail(config, { ...reminder, isLate: true }) },
  ]
}
