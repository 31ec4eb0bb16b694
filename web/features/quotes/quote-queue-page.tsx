import { useQuery } from '@tanstack/react-query'
import { urlFor } from '#contract/endpoint.ts'
import { formatPounds } from '#contract/money.ts'
import { exportQuotes } from '#contract/quotes.ts'
import { daysAgo } from '../../domain/days-ago.ts'
import { CaseLink } from '../../inbox/case-link.tsx'
import { useInbox } from '../../inbox/inbox-filter.ts'
import { InboxPage } from '../../inbox/inbox-page.tsx'
import { quotesQuery } from './queries.ts'
import { noName, statusNames } from './wording.ts'

/** The quotes that people asked for: to send, sent, accepted and closed. */
export function QuoteQueuePage() {
  const inbox = useInbox(statusNames, 'received')
  const query = useQuery(quotesQuery(inbox.filter))
  const { state, q } = inbox.filter
  return (
    <InboxPage
      title="Quotes"
      lead="What people would like to buy from the shop, and the quotes that we sent them."
      noun={{ one: 'quote', many: 'quotes' }}
      searchHint="School, reference, order number, product, name or e-mail address"
      inbox={inbox}
      query={query}
      cases={query.data?.quotes}
      exportHref={urlFor(exportQuotes, { query: { status: state, q } })}
    >
      {({ id, reference, name, email, school, item_count, total, create_time }) => (
        <CaseLink
          to={`/admin/quotes/${id}`}
          title={school || name || noName}
          detail={(school ? [name, email] : [email]).filter(Boolean).join(' · ') || noName}
        >
          <strong className="tabular-nums">{formatPounds(total)}</strong>
          <span>{item_count === 1 ? '1 item' : `${item_count.toLocaleString('en-GB')} items`}</span>
          <span className="text-ink-soft">{reference}</span>
          <time dateTime={create_time}>{daysAgo(create_time)}</time>
        </CaseLink>
      )}
    </InboxPage>
  )
}
