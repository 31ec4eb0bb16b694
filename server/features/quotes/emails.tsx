import { formatPence } from '#contract/money.ts'
import { deliveryInWords } from '#contract/quotes.ts'
import { dayInWords } from '#contract/school-days.ts'
import { type EmailContent, type MailSettings, renderEmail } from '../../adapters/email.tsx'
import { isolated } from '../../adapters/mail-names.tsx'
import { MailButton, MailFacts, MailQuote, MailSums, Text } from '../../adapters/mail-parts.tsx'
import type { PricedLine, StoredOffer } from '../../database/inbox-tables.ts'
import { type ReceivedMessage, receiptEmail } from '../inbox/service.ts'
import { amountOf, sumOf, totalOf } from './amounts.ts'

export const receiptSubject = (reference: string) => `We have your request for a quote (${reference})`

const sumsOf = (lines: PricedLine[]) =>
  lines.map((line) => [`${line.quantity} × ${line.title}`, formatPence(amountOf(line))] as const)

/** To the desk. */
export function deskQuoteEmail(
  { appName, publicUrl }: MailSettings,
  mail: ReceivedMessage & {
    phone: string
    school: string
    postalAddress: string
    orderNumber: string
    lines: PricedLine[]
  },
): Promise<EmailContent> {
  const facts = [
    ['School', mail.school],
    ['From', `${isolated(mail.name)}, ${mail.email}`],
    ['Telephone', mail.phone],
    ['Deliver to', mail.postalAddress.split('\n').join(', ')],
    ['Order number', mail.orderNumber],
  ] as const
  return renderEmail({
    appName,
    signedBy: 'portal',
    subject: `Request for a quote ${mail.reference}`,
    children: (
      <>
        <MailFacts facts={facts} />
        <MailSums
          sums={sumsOf(mail.lines)}
          total={['At the shop’s prices, before delivery', formatPence(sumOf(mail.lines))]}
        />
        {mail.message && <MailQuote from={`${isolated(mail.name)} wrote`}>{mail.message}</MailQuote>}
        <Text>
          If you reply to this e-mail, your answer goes to the sender. The quote itself is sent from the console.
        </Text>
        <MailButton href={`${publicUrl}/admin/quotes/${mail.id}`}>Prepare the quote</MailButton>
      </>
    ),
  })
}

/** To the requester. */
export const quoteReceiptEmail = (settings: MailSettings, { reference }: { reference: string }) =>
  receiptEmail(settings, {
    ...{ reference, subject: receiptSubject(reference), mistaken: 'ask for a quote' },
    thanks:
      'Thank you for asking for a quote. We will check prices and delivery, and send you the quote as a PDF as soon as we can. You have not ordered anything yet.',
  })

interface QuoteMail {
  reference: string
  /** The number of the quote, which names its version. */
  number: string
  /** The school's; `""` for none. */
  orderNumber: string
  offer: StoredOffer
  /** What the operator adds; `""` for nothing. */
  text: string
}

function OfferSums({ offer }: { offer: StoredOffer }) {
  const sums = [
    ...sumsOf(offer.lines),
    ['Delivery', deliveryInWords(offer.deliveryPence)] as const,
    ...(offer.vat === 'added' ? [['VAT', formatPence(offer.vatPence)] as const] : []),
  ]
  return <MailSums sums={sums} total={['Total', formatPence(totalOf(offer))]} />
}

/** With the quote as a PDF. */
export function quoteEmail(
  { appName }: MailSettings,
  { number, orderNumber, offer, text }: QuoteMail,
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `Your quote ${number}`,
    children: (
      <>
        <Text>
          Here is your quote, as a PDF that you can pass on. It is valid until {dayInWords(offer.validUntil)}.
        </Text>
        {text && <MailQuote from="A note from us">{text}</MailQuote>}
        <OfferSums offer={offer} />
        <Text>
          {orderNumber
            ? `To accept it, reply to this e-mail and say so. We have your order number: ${orderNumber}.`
            : 'To accept it, reply to this e-mail with your purchase order number. If you do not use order numbers, reply that you accept.'}{' '}
          We will then deliver your order and send an invoice.
        </Text>
        <Text>
          If something is not right, or you need a different quantity, reply and tell us. A quote costs you nothing.
        </Text>
      </>
    ),
  })
}

/** When the quote has been accepted. */
export function orderConfirmedEmail(
  { appName }: MailSettings,
  { reference, number, orderNumber, postalAddress, offer, text }: QuoteMail & { postalAddress: string },
): Promise<EmailContent> {
  return renderEmail({
    appName,
    subject: `We have your order (${reference})`,
    children: (
      <>
        <Text>
          Thank you for accepting quote {number}
          {orderNumber && `, with your order number ${orderNumber}`}. We will send an invoice.
        </Text>
        {text && <MailQuote from="A note from us">{text}</MailQuote>}
        <OfferSums offer={offer} />
        <MailFacts facts={[['Deliver to', postalAddress.split('\n').join(', ')]]} />
        <Text>If something is not right, reply to this e-mail.</Text>
      </>
    ),
  })
}
