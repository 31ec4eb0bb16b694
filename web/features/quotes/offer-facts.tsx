import { penceOf } from '#contract/money.ts'
import { type Offer, vatSentence } from '#contract/quotes.ts'
import { dayInWords } from '#contract/school-days.ts'

/** What a quote says besides its lines. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { school, name, valid_until, seller, vat, vat_amount, note } = offer
  return (
    <div className="wrap-anywhere grid gap-2">
      <p>
        Valid until {dayInWords(valid_until)}. {vatSentence(vat, penceOf(vat_amount ?? 0))}
      </p>
      {(school || name) && <p>For {[school, name].filter(Boolean).join(', ')}</p>}
      <p>Seller: {seller.split('\n').filter(Boolean).join(', ')}</p>
      {note && <p className="whitespace-pre-line">{note}</p>}
    </div>
  )
}
