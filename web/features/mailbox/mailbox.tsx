import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Mail } from '#contract/mailbox.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { MailList } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'

interface MailboxProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  /** Which of them are listed, to be chosen. */
  filters?: ReactNode
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
export function Mailbox({ filters, ...props }: MailboxProps) {
  const { refetch, isFetching } = props.query
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        {filters}
        <Button tone="quiet" className="mt-6" isBusy={isFetching} busyLabel="Checking…" onClick={() => void refetch()}>
          Check for new e-mails
        </Button>
      </div>
      <div className="mt-6">
        <Mails {...props} />
      </div>
    </>
  )
}

function Mails({ query, mails, addressOf, frameOf, empty, below, actions }: Omit<MailboxProps, 'filters'>) {
  const { error, refetch } = query
  const [search] = useSearchParams()
  const chosen = search.get('mail')
  useLayoutEffect(() => {
    if (chosen) document.getElementById('mail-subject')?.focus()
  }, [chosen])
  if (error && !mails) return <LoadFailure title="We could not load the e-mails" error={error} onRetry={refetch} />
  if (!mails) return <Skeleton className="h-96 rounded-md" />
  const open = mails.find(({ id }) => id === chosen) ?? mails[0]
  return (
    <>
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
