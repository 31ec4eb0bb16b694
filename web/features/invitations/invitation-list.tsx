import { useQuery } from '@tanstack/react-query'
import type { Invitation } from '#contract/invitations.ts'
import { focusHeading, PagedSection } from '../../domain/paged-section.tsx'
import { useRowMutation } from '../../forms/use-row-mutation.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { number } from './counted.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InvitationSearch } from './invitation-search.tsx'
import { invitationsQuery, useResend, useWithdraw } from './queries.ts'
import type { Wanted } from './use-wanted.ts'

export const headingId = 'invitations'

/** Up to this many are found by looking. */
const fewForSearch = 8

interface InvitationListProps extends Wanted {
  heading: string
  /** Shown when nobody has been invited yet. */
  empty: string
  isInviterShown?: boolean
  /** What they are invited to be; everybody when left out. */
  invitedAs?: Invitation['role']
}

/** The invitations and their state, a page at a time. */
export function InvitationList({
  heading,
  empty,
  isInviterShown = false,
  invitedAs,
  wanted,
  change,
}: InvitationListProps) {
  const query = useQuery(invitationsQuery({ ...wanted, ...(invitedAs && { role: invitedAs }) }))
  const resending = useRowMutation({
    send: useResend().mutateAsync,
    idOf: ({ id }: Invitation) => id,
    onDone: (_, { email }) => showToast.success(`We are sending another invitation to ${email}.`),
  })
  const withdrawing = useRowMutation({
    send: useWithdraw().mutateAsync,
    idOf: ({ id }: Invitation) => id,
    onDone: (_, { email }) => {
      showToast.success(`The invitation to ${email} has been withdrawn.`)
      // The focused button disappears with its list item.
      focusHeading(headingId)
    },
  })
  const counts = query.data?.counts
  const isFiltered = wanted.q !== '' || wanted.state !== undefined || wanted.list !== undefined
  const hasSearch = isFiltered || (counts?.all ?? 0) > fewForSearch
  return (
    <PagedSection
      id={headingId}
      heading={
        <>
          {heading}
          {counts && counts.all > 0 && <span className="font-sans text-base text-ink-soft"> {number(counts.all)}</span>}
        </>
      }
      noun="the invitations"
      query={query}
      empty={isFiltered ? 'Nobody matches. Try fewer letters, or “All”.' : empty}
      page={wanted.page}
      onTurn={(page, options) => change({ page }, options)}
      notice={
        <>
          {isInviterShown && query.data?.is_whole_school === false && (
            <p className="mb-4 max-w-[65ch] text-ink-soft">
              These are the invitations that you have sent. The lead of your school can see those of all its staff.
            </p>
          )}
          {hasSearch && <InvitationSearch wanted={wanted} counts={counts} onChange={change} />}
        </>
      }
      isCompact
      shownFirst={10}
    >
      {({ invitations }) =>
        invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isInviterShown={isInviterShown}
            isResending={resending.isBusy(invitation)}
            isWithdrawing={withdrawing.isBusy(invitation)}
            onResend={() => resending.start(invitation)}
            onWithdraw={() => withdrawing.start(invitation)}
          />
        ))
      }
    </PagedSection>
  )
}
