import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invitation } from '#contract/invitations.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { InvitationRow } from './invitation-row.tsx'
import { invitationsQuery, pageSize, useResend, useWithdraw } from './queries.ts'

interface InvitationListProps {
  heading: string
  /** What stands there while nobody has been invited. */
  empty: string
  isInviterShown?: boolean
}

/** Who has been invited and what became of it, 100 a page. */
export function InvitationList({ heading, empty, isInviterShown = false }: InvitationListProps) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(invitationsQuery(page))
  const resending = useResend()
  const withdrawing = useWithdraw()
  const focusHeading = () => document.getElementById('invitations')?.focus()
  const resend = (invitation: Invitation) =>
    resending.mutate(invitation, {
      onSuccess: () => showToast.success(`The invitation is on its way to ${invitation.email} again.`),
      onError: (failure) => showToast.error(sentenceOf(failure)),
    })
  const withdraw = (invitation: Invitation) =>
    withdrawing.mutate(invitation, {
      onSuccess: () => {
        showToast.success(`The invitation of ${invitation.email} has been withdrawn.`)
        // The button that had the focus goes with its row.
        focusHeading()
      },
      onError: (failure) => showToast.error(sentenceOf(failure)),
    })
  const turnTo = (next: number) => {
    setPage(next)
    focusHeading()
  }
  const total = data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" tabIndex={-1} className="mb-4 text-xl outline-none">
        {heading}
        {total > 0 && <span className="font-sans text-base text-ink-soft"> {total.toLocaleString('en-GB')}</span>}
      </h2>
      {error && !data && (
        <LoadFailure
          title="We could not load the invitations"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && (
        <div aria-busy className="grid gap-3">
          <Skeleton className="h-20 rounded-md" />
          <Skeleton className="h-20 rounded-md" />
        </div>
      )}
      {data && total === 0 && <p className="rounded-md bg-surface p-6 text-ink-soft">{empty}</p>}
      {data && total > 0 && (
        <ul className="grid gap-3">
          {data.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isInviterShown={isInviterShown}
              isResending={resending.isPending && resending.variables.id === invitation.id}
              isWithdrawing={withdrawing.isPending && withdrawing.variables.id === invitation.id}
              onResend={() => resend(invitation)}
              onWithdraw={() => withdraw(invitation)}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label="Pages of invitations" className="mt-6 flex flex-wrap items-center gap-4">
          {page > 1 && (
            <Button tone="quiet" onClick={() => turnTo(page - 1)}>
              Newer
            </Button>
          )}
          <p>
            Page {page} of {pages}
          </p>
          {page < pages && (
            <Button tone="quiet" onClick={() => turnTo(page + 1)}>
              Older
            </Button>
          )}
        </nav>
      )}
    </section>
  )
}
