import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { urlFor } from '#contract/endpoint.ts'
import { type EnquirySummary, exportEnquiries } from '#contract/enquiries.ts'
import { daysAgo } from '../../domain/days-ago.ts'
import { CaseLink } from '../../inbox/case-link.tsx'
import { DueDay } from '../../inbox/due-day.tsx'
import { useInbox } from '../../inbox/inbox-filter.ts'
import { InboxPage } from '../../inbox/inbox-page.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { enquiriesQuery } from './queries.ts'
import { kindFilters, kindNames, senderOf, statusNames } from './wording.ts'

/** The messages from the contact form and the data requests: new, answered and closed. */
export function EnquiryQueuePage() {
  const inbox = useInbox(statusNames, 'new')
  const [search, setSearch] = useSearchParams()
  const kind = kindFilters.find(({ value }) => value === search.get('kind'))?.value || undefined
  const query = useQuery(enquiriesQuery(inbox.filter, kind))
  const { state, q } = inbox.filter
  return (
    <InboxPage
      title="Enquiries"
      lead="Messages that people have sent us, requests about their own data, and what happened to each."
      noun={{ one: 'message', many: 'messages' }}
      searchHint="Reference, name, e-mail address or text of the message"
      inbox={inbox}
      query={query}
      cases={query.data?.enquiries}
      exportHref={urlFor(exportEnquiries, { query: { status: state, kind, q } })}
      furtherFilter={
        <div className="mt-6 max-w-md">
          <SelectField
            label="Kind"
            options={kindFilters}
            value={kind ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setSearch({ status: state, ...(q && { q }), ...(value && { kind: value }) })
            }
          />
        </div>
      }
    >
      {(enquiry) => <EnquiryLink enquiry={enquiry} />}
    </InboxPage>
  )
}

function EnquiryLink({ enquiry }: { enquiry: EnquirySummary }) {
  const { id, reference, kind, status, due_on, name, email, beginning, create_time } = enquiry
  const isOpenRequest = due_on !== '' && status !== 'closed'
  return (
    <CaseLink
      to={`/admin/enquiries/${id}`}
      title={senderOf(name)}
      detail={
        <>
          {email}
          {kind !== 'message' && <strong className="mt-1 block text-ink">{kindNames[kind]}</strong>}
          {isOpenRequest && (
            <span className="block text-ink">
              Answer due by <DueDay dueOn={due_on} />
            </span>
          )}
          <span className="mt-1 line-clamp-2 text-ink">{beginning}</span>
        </>
      }
    >
      <span className="text-ink-soft">{reference}</span>
      <time dateTime={create_time}>{daysAgo(create_time)}</time>
    </CaseLink>
  )
}
