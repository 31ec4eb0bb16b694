import { FileText } from 'lucide-react'
import { urlFor } from '#contract/endpoint.ts'
import { formatPounds } from '#contract/money.ts'
import { type OwnQuote, readOwnQuote } from '#contract/own-quotes.ts'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import { buttonClass } from '../../ui/button.tsx'
import { longDay } from '../../ui/text/moment.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** Where a quote is, and what happens next. */
function standingOf({ status, number, valid_until, is_mine, name }: OwnQuote): { state: string; next: string } {
  if (status === 'closed') return { state: 'Closed', next: '' }
  if (status === 'accepted') return { state: 'Ordered', next: 'We have your order, and will send an invoice.' }
  if (number === '') return { state: 'Being prepared', next: 'We will send the quote by e-mail as a PDF.' }
  if (status === 'received')
    return { state: 'Being changed', next: 'We are preparing another quote. This is the last one that we sent.' }
  const isOver = valid_until < todayInUk()
  if (!is_mine) {
    const who = name || 'the person who asked'
    return isOver
      ? { state: 'Out of date', next: 'To order, ask for another quote.' }
      : { state: 'Sent', next: `We sent it by e-mail to ${who}, who can accept it by replying.` }
  }
  if (isOver)
    return { state: 'Out of date', next: 'To order, reply to the e-mail with the quote, or ask for another quote.' }
  return {
    state: 'Sent',
    next: 'To accept it, reply to the e-mail with the quote. Add your purchase order number if you use one.',
  }
}

/** One's quote: what it is for, where it is, and the PDF that was sent. */
export function OwnQuoteCard({ quote }: { quote: OwnQuote }) {
  const { id, reference, name, number, lines, total, valid_until, create_time } = quote
  const { state, next } = standingOf(quote)
  return (
    <li className="grid gap-4 rounded-lg bg-surface p-5 shadow-rest phone:p-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <FileText aria-hidden className="mt-1 size-7 shrink-0 text-accent-ink" />
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg">{number ? `Quote ${number}` : `Request ${reference}`}</h3>
          <p className="wrap-anywhere text-ink-soft text-sm">
            Requested by {name || 'somebody who has left'} on {longDay(create_time)}
          </p>
        </div>
        <p className="rounded-full bg-accent-soft px-4 py-1 font-bold text-on-accent-soft text-sm">{state}</p>
      </div>
      <ul className="wrap-anywhere grid gap-1">
        {lines.map(({ title, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words, and they never move
          <li key={index}>
            {quantity} × {title}
          </li>
        ))}
      </ul>
      <p className="tabular-nums">
        <strong>{formatPounds(total)}</strong>
        {number ? ` in total, valid until ${dayInWords(valid_until)}` : ' at the shop’s prices, before delivery'}
      </p>
      {next && <p>{next}</p>}
      {number && (
        <div>
          <a
            href={urlFor(readOwnQuote, { params: { id } })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('quiet')}
          >
            <FileText aria-hidden className="size-5" />
            Open the PDF <VisuallyHidden>of quote {number}</VisuallyHidden>
          </a>
        </div>
      )}
    </li>
  )
}
