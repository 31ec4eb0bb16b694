import { useQuery } from '@tanstack/react-query'
import { daysAgo } from '../../domain/days-ago.ts'
import { CaseLink, Mark } from '../../inbox/case-link.tsx'
import { useInbox } from '../../inbox/inbox-filter.ts'
import { InboxPage } from '../../inbox/inbox-page.tsx'
import { queueQuery } from './queries.ts'
import { stateNames } from './wording.ts'

/** The schools waiting for a decision, and those that have one. */
export function SchoolQueuePage() {
  const inbox = useInbox(stateNames, 'pending', 'state')
  const query = useQuery(queueQuery(inbox.filter))
  return (
    <InboxPage
      title="Schools"
      lead="Schools that want to join, what the register says about them, and what was decided."
      noun={{ one: 'school', many: 'schools' }}
      searchHint="Name, postcode or e-mail address"
      inbox={inbox}
      query={query}
      cases={query.data?.schools}
    >
      {({ id, title, postcode, email, has_message, is_email_confirmed, create_time }) => (
        <CaseLink to={`/admin/schools/${id}`} title={title} detail={`${postcode} · ${email}`}>
          {has_message && <Mark>Has written</Mark>}
          {!is_email_confirmed && <Mark>Address not confirmed</Mark>}
          <time dateTime={create_time}>{daysAgo(create_time)}</time>
        </CaseLink>
      )}
    </InboxPage>
  )
}
