import { useQuery } from '@tanstack/react-query'
import { urlFor } from '#contract/endpoint.ts'
import { exportEnquiries } from '#contract/enquiries.ts'
import { CaseLink } from '../../inbox/case-link.tsx'
import { useInbox } from '../../inbox/inbox-filter.ts'
import { InboxPage } from '../../inbox/inbox-page.tsx'
import { ageOf } from '../../ui/text/moment.ts'
import { enquiriesQuery } from './queries.ts'
import { statusNames } from './wording.ts'

/** The messages from the contact form: new, answered and closed. */
export function EnquiryQueuePage() {
  const inbox = useInbox(statusNames, 'new')
  const query = useQuery(enquiriesQuery(inbox.filter))
  const { state, q } = inbox.filter
  return (
    <InboxPage
      title="Enquiries"
      lead="Messages that people have sent us, and what happened to them."
      noun={{ one: 'message', many: 'messages' }}
      searchHint="Reference, name, e-mail address or text of the message"
      inbox={inbox}
      query={query}
      cases={query.data?.enquiries}
      exportHref={urlFor(exportEnquiries, { query: { status: state, q } })}
    >
      {({ id, reference, name, email, beginning, create_time }) => (
        <CaseLink
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
        </CaseLink>
      )}
    </InboxPage>
  )
}
