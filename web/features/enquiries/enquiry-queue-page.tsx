import { useQuery } from '@tanstack/react-query'
import { urlFor } from '#contract/endpoint.ts'
import { exportEnquiries } from '#contract/enquiries.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FilterTabs } from '../../ui/filter-tabs.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ageOf } from '../../ui/moment.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useQueueFilter } from '../../ui/queue-filter.ts'
import { QueueLink } from '../../ui/queue-link.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { enquiriesQuery } from './queries.ts'
import { statuses, statusNames } from './wording.ts'

/** What people wrote to us: what is new, answered and closed. */
export function EnquiryQueuePage() {
  const [filter, show] = useQueueFilter(statuses, 'new')
  const { status, q, page } = filter
  const { data, error, refetch } = useQuery(enquiriesQuery(filter))
  return (
    <Page title="Enquiries" lead="What people wrote to us, and what became of it.">
      <FilterTabs
        chosen={status}
        tabs={statuses.map((name) => ({ name, label: statusNames[name], count: data?.counts[name] }))}
        onChoose={(chosen) => show({ status: chosen })}
      />
      <SearchForm
        key={q}
        label="Find a message"
        hint="Reference, name, e-mail address or words"
        q={q}
        onSearch={(wanted) => show({ q: wanted })}
      />
      {error && !data && (
        <LoadFailure
          title="We could not load the messages"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && <Skeleton className="mt-6 h-64 rounded-lg" />}
      {data?.enquiries.length === 0 && (
        <Notice
          title={q ? 'No message fits this search' : `No messages are ${statusNames[status].toLowerCase()}`}
          className="mt-6"
        >
          <p>{q ? 'Try fewer letters, or another state above.' : 'When there are any, they stand here.'}</p>
        </Notice>
      )}
      {data && data.enquiries.length > 0 && (
        <>
          <ul className="mt-6 grid gap-3">
            {data.enquiries.map(({ id, reference, name, email, beginning, create_time }) => (
              <li key={id}>
                <QueueLink
                  to={`/admin/enquiries/${id}`}
                  title={name}
                  detail={
                    <>
                      {email}
                      <span className="mt-1 line-clamp-2 text-ink">{beginning}</span>
                    </>
                  }
                >
                  <span className="text-ink-soft">{reference}</span>
                  <time dateTime={create_time}>{ageOf(create_time)}</time>
                </QueueLink>
              </li>
            ))}
          </ul>
          <Pager page={page} total={data.total} onTurn={(turned) => show({ page: turned })} />
          <p className="mt-8">
            <a href={urlFor(exportEnquiries, { query: { status, q } })} download className={buttonClass('quiet')}>
              Save this list as CSV
            </a>
          </p>
        </>
      )}
    </Page>
  )
}
