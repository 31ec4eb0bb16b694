import type { ReactNode } from 'react'
import { type BookingStatus, exportBookings } from '#contract/bookings.ts'
import type { CaseState } from '#contract/cases.ts'
import { urlFor } from '#contract/endpoint.ts'
import { type EnquiryStatus, exportEnquiries } from '#contract/enquiries.ts'
import { exportQuotes, type QuoteStatus } from '#contract/quotes.ts'
import { type CasesFilter, searchOf } from '../../inbox/cases-query.ts'
import { useRights } from '../../session/use-rights.ts'
import { buttonClass } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'

interface AlongsideLinksProps {
  filter: CasesFilter
  /** Schools that have not confirmed their address. */
  unconfirmed: number
  hasCases: boolean
  state: CaseState | undefined
}

/** What belongs to the cases that are listed, and is not among them. */
export function AlongsideLinks({ filter, unconfirmed, hasCases, state }: AlongsideLinksProps) {
  const { kind } = filter
  const may = useRights()
  const isOfSchools = kind === undefined || kind === 'schools'
  const csv = hasCases && may('moderator') ? csvOf(filter) : undefined
  return (
    <div className="mt-8 grid gap-2 text-ink-soft">
      {isOfSchools && state === 'waiting' && unconfirmed > 0 && (
        <p>
          <InboxLink filter={{ kind: 'schools', state: 'with-them', status: 'unconfirmed' }}>
            {unconfirmed === 1
              ? 'One more school has not confirmed its address yet.'
              : `${unconfirmed.toLocaleString('en-GB')} more schools have not confirmed their address yet.`}
          </InboxLink>
        </p>
      )}
      {kind === 'schools' && (
        <p>
          <TextLink to="/admin/schools/closed">Schools whose record has closed</TextLink>
        </p>
      )}
      {kind === 'bookings' && (
        <p>
          <TextLink to="/admin/calendar">Agreed sessions in the calendar</TextLink>
        </p>
      )}
      {csv && (
        <p className="mt-4">
          <a href={csv} download className={buttonClass('quiet')}>
            Download this list (CSV)
          </a>
        </p>
      )}
    </div>
  )
}

function InboxLink({ filter, children }: { filter: Partial<CasesFilter>; children: ReactNode }) {
  return <TextLink to={`/admin/inbox${searchOf(filter)}`}>{children}</TextLink>
}

/** The address of everything that a list of one kind shows. */
function csvOf({ kind, state, status, q }: CasesFilter): string | undefined {
  if (kind === undefined || kind === 'schools') return undefined
  if (kind === 'bookings')
    return urlFor(exportBookings, { query: { state, status: status as BookingStatus | undefined, q } })
  if (kind === 'quotes') return urlFor(exportQuotes, { query: { state, status: status as QuoteStatus | undefined, q } })
  const which = kind === 'requests' ? 'data-request' : 'message'
  return urlFor(exportEnquiries, { query: { state, status: status as EnquiryStatus | undefined, kind: which, q } })
}
