import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invitation } from '#contract/invitations.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { InvitationRow } from './invitation-row.tsx'
import { focusHeading, PagedSection } from './paged-section.tsx'
import { invitationsQuery, useResend, useWithdraw } from './queries.ts'

const headingId = 'invitations'

interface InvitationListProps {
  heading: string
  /** Shown when nobody has been invited yet. */
  empty: string
  isInviterShown?: boolean
}

/** The invitations and their state, a page at a time. */
export function InvitationList({ heading, empty, isInviterShown = false }: InvitationListProps) {
  const [page, setPage] = useState(1)
  const query = useQuery(invitationsQuery(page))
  const resending = useResend()
  const withdrawing = useWithdraw()
  const resend = (invitation: Invitation) =>
    resending.mutate(invitation, {
      onSuccess: () => showToast.success(`We are sending another invitation to ${invitation.email}.`),
      onError: (failure) => showToast.error(sentenceOf(failure)),
    })
  const withdraw = (invitation: Invitation) =>
    withdrawing.mutate(invitation, {
      onSuccess: () => {
        showToast.success(`The invitation to ${invitation.email} has been withdrawn.`)
        // The focused button disappears with its list item.
        focusHeading(headingId)
      },
      onError: (failure) => showToast.error(sentenceOf(failure)),
    })
  const total = query.data?.total ?? 0
  return (
    <PagedSection
      id={headingId}
      heading={
        <>
          {heading}
          {total > 0 && <span className="font-sans text-base text-ink-soft"> {total.toLocaleString('en-GB')}</span>}
        </>
      }
      noun="the invitations"
      query={query}
      empty={empty}
      page={page}
      onTurn={setPage}
    >
      {({ invitations }) =>
        invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isInviterShown={isInviterShown}
            isResending={resending.isPending && resending.variables.id === invitation.id}
            isWithdrawing={withdrawing.isPending && withdrawing.variables.id === invitation.id}
            onResend={() => resend(invitation)}
            onWithdraw={() => withdraw(invitation)}
          />
        ))
      }
    </PagedSection>
  )
}
