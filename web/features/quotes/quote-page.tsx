import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatPounds } from '#contract/money.ts'
import type { Quote } from '#contract/quotes.ts'
import { CasePage } from '../../inbox/case-page.tsx'
import { CaseStory } from '../../inbox/case-story.tsx'
import { NextCase } from '../../inbox/next-case.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { OfferSection } from './offer-section.tsx'
import { quoteQuery } from './queries.ts'
import { QuoteActions } from './quote-actions.tsx'
import { noName, statusInWords, statusNames } from './wording.ts'

/** One quote: what was asked for, its history, what is offered and the available actions. */
export function QuotePage() {
  const { quoteId = '' } = useParams()
  return (
    <CasePage
      key={quoteId}
      query={useQuery(quoteQuery(quoteId))}
      title={({ school, name }) => school || name || noName}
      lead={({ reference, status }) => `${reference} · ${statusNames[status]}`}
      facts={(quote) => <Asked quote={quote} />}
      next={({ id, status }) => <NextCase id={id} isWaiting={status === 'received'} />}
    >
      {(quote) => (
        <CaseStory
          isWaiting={quote.status === 'received'}
          arrived={arrivalOf(quote)}
          entries={quote.history}
          became={statusInWords}
        >
          <OfferSection quote={quote} />
          <QuoteActions quote={quote} />
        </CaseStory>
      )}
    </CasePage>
  )
}

const arrivalOf = ({ name, create_time, message }: Quote) => ({
  id: 'arrived',
  time: create_time,
  title: `${name || noName} asked for a quote`,
  words: message,
})

function Asked({ quote }: { quote: Quote }) {
  const person = quote.user_id ? (
    <TextLink to={`/admin/users/${quote.user_id}`}>{quote.name}</TextLink>
  ) : (
    quote.name || noName
  )
  const products = (
    <ul className="grid gap-1">
      {quote.asked.map(({ title, quantity, price }) => (
        <li key={title}>
          {quantity} × {title}, {formatPounds(price)} each
        </li>
      ))}
    </ul>
  )
  return (
    <FactList
      facts={[
        ['School', quote.school],
        ['From', person],
        ['E-mail address', quote.email],
        ['Phone', quote.phone],
        [
          'Deliver to',
          <span key="address" className="whitespace-pre-line">
            {quote.postal_address}
          </span>,
        ],
        ['Order number', quote.order_number],
        ['Asked for', products],
      ]}
    />
  )
}
