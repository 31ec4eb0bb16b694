import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CalendarFeed } from '#contract/calendar.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { FailureNotice } from '../../../domain/failure-notice.tsx'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { moment } from '../../../ui/text/moment.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { OwnAddress } from './own-address.tsx'
import { calendarFeedsQuery, useCreateFeed, useRevokeFeed } from './queries.ts'

const headingId = 'calendar-feeds'

/** The private links with which operators' own calendar programs read the sessions. */
export function CalendarFeeds() {
  const { data, error, refetch } = useQuery(calendarFeedsQuery)
  return (
    <section aria-labelledby={headingId} className="mt-12 grid gap-6 border-line border-t pt-8">
      <div>
        <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
          In your own calendar
        </h2>
        <p className="mt-2 max-w-[60ch]">
          Create a private link to see the sessions in your own calendar, which will keep them up to date. Anybody who
          has the link can see the schools, places and visitors, so do not share it.
        </p>
      </div>
      {error && !data && <LoadFailure title="We could not load the private links" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="h-24 rounded-lg" />}
      {data && <Feeds feeds={data} />}
    </section>
  )
}

function Feeds({ feeds }: { feeds: CalendarFeed[] }) {
  const [asked, setAsked] = useState<'replace' | CalendarFeed | null>(null)
  const making = useCreateFeed()
  const revoking = useRevokeFeed()
  const hasOwn = feeds.some(({ is_own }) => is_own)
  const isReplacing = asked === 'replace'
  const changing = isReplacing ? making : revoking
  const handleConfirm = () => {
    const done = (sentence: string) => () => {
      showToast.success(sentence)
      setAsked(null)
    }
    if (isReplacing) making.mutate(undefined, { onSuccess: done('Your link has been replaced.') })
    else if (asked) {
      const onSuccess = () => {
        if (asked.is_own) making.reset()
        done('The link has been revoked.')()
      }
      revoking.mutate(asked.id, { onSuccess })
    }
  }
  const isRevoked = asked === null && revoking.isSuccess
  // The button that was pressed goes; the dialog, which gives the focus back to it, has closed by now.
  useEffect(() => {
    if (isRevoked) document.getElementById(headingId)?.focus()
  }, [isRevoked])
  const handleClose = () => {
    setAsked(null)
    if (revoking.error) revoking.reset()
  }
  return (
    <>
      {making.data && <OwnAddress key={making.data.url} url={making.data.url} canTakeFocus={asked === null} />}
      {asked === null && <FailureNotice title="We could not create your link" error={making.error} />}
      <div>
        {hasOwn ? (
          <Button tone="quiet" onClick={() => setAsked('replace')}>
            Replace your link
          </Button>
        ) : (
          <Button isBusy={making.isPending} onClick={() => making.mutate()}>
            Create your link
          </Button>
        )}
      </div>
      {feeds.length > 0 && (
        <ul aria-label="Links in use" className="grid gap-3">
          {feeds.map((feed) => (
            <li
              key={feed.id}
              className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-surface p-5 shadow-rest"
            >
              <p className="wrap-anywhere min-w-0">
                <strong>{feed.is_own ? 'Your link' : feed.name}</strong>
                <span className="block text-ink-soft text-sm">
                  Created {moment(feed.create_time)} ·{' '}
                  {feed.last_read_time ? `last read ${moment(feed.last_read_time)}` : 'not read yet'}
                </span>
              </p>
              <Button
                tone="quiet"
                onClick={() => {
                  revoking.reset()
                  setAsked(feed)
                }}
              >
                Revoke <VisuallyHidden>{feed.is_own ? 'your link' : `the link of ${feed.name}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={isReplacing ? 'Replace your link?' : 'Revoke this link?'}
        confirm={
          isReplacing
            ? { label: 'Replace it', busyLabel: 'Replacing…' }
            : { label: 'Revoke it', busyLabel: 'Revoking…', tone: 'danger' }
        }
        keep="Keep it"
        isBusy={changing.isPending}
        failure={changing.error ? { title: 'Nothing was changed', sentence: sentenceOf(changing.error) } : undefined}
        onConfirm={handleConfirm}
        onClose={handleClose}
      >
        <p>Calendars that use this link will stop updating. We will not tell the people who use it.</p>
      </ConfirmDialog>
    </>
  )
}
