import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Mail } from '#contract/mailbox.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { MailList } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'

interface MailboxProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  /** Undefined while they are loading. */
  mails: Mail[] | undefined
  /** The URL of the page with a mail open. */
  addressOf: (id: string) => string
  /** The URL of a mail's HTML. */
  frameOf: (mail: Mail, scheme: 'light' | 'dark') => string
  /** Shown instead of an empty list, unless there has been no mail at all. */
  empty?: ReactNode
  /** Shown below the list. */
  below?: ReactNode
  /** The actions for a mail. */
  actions?: (mail: Mail) => ReactNode
}

/** The list, with one mail open in it. The URL names the open mail. */
export function Mailbox({ query, mails, addressOf, frameOf, empty, below, actions }: MailboxProps) {
  const { error, refetch, isFetching } = query
  const [search] = useSearchParams()
  const chosen = search.get('mail')
  useLayoutEffect(() => {
    if (chosen) document.getElementById('mail-subject')?.focus()
  }, [chosen])
  if (error && !mails)
    return (
      <LoadFailure title="We could not load the e-mails" sentence={sentenceOf(error)} onRetry={() => void refetch()} />
    )
  if (!mails) return <MailboxLoading />
  const open = mails.find(({ id }) => id === chosen) ?? mails[0]
  return (
    <>
      <Button tone="quiet" className="my-6" isBusy={isFetching} busyLabel="Checking…" onClick={() => void refetch()}>
        Check for new e-mails
      </Button>
      {open ? (
        <>
          <MailList mails={mails} openId={open.id} addressOf={addressOf}>
            {/* On phones nothing opens by itself: it would hide the list. */}
            <div className={chosen === open.id ? undefined : 'max-tablet:hidden'}>
              <MailView key={open.id} mail={open} frameOf={(scheme) => frameOf(open, scheme)}>
                {actions?.(open)}
              </MailView>
            </div>
          </MailList>
          {below}
        </>
      ) : (
        <>
          {empty || <NoMails />}
          {below}
        </>
      )}
    </>
  )
}

const NoMails = () => (
  <Notice title="No e-mails yet">
    <p>E-mails from the portal, such as links for a forgotten password, will appear here.</p>
  </Notice>
)

/** Placeholders for the button and the list. */
function MailboxLoading() {
  return (
    <>
      <Skeleton className="my-6 h-12 w-52 rounded-md" />
      <Skeleton className="h-96 rounded-md" />
    </>
  )
}
