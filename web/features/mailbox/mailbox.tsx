import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Mail } from '#contract/mailbox.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MailList } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'

interface MailboxProps {
  query: UseQueryResult<Mail[]>
  /** The URL of the page with a mail open. */
  addressOf: (id: string) => string
  /** The actions for a mail. */
  actions?: (mail: Mail) => ReactNode
}

/** List and open mail, side by side where there is room. The URL names the open mail. */
export function Mailbox({ query, addressOf, actions }: MailboxProps) {
  const { data: mails, error, refetch, isFetching } = query
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
      <Button tone="quiet" className="my-6" isBusy={isFetching} busyLabel="Looking…" onClick={() => void refetch()}>
        Check for new e-mails
      </Button>
      {open ? (
        <div className="grid items-start gap-6 desktop:grid-cols-[22rem_1fr]">
          <MailList mails={mails} openId={open.id} addressOf={addressOf} />
          {/* Below a long list the open mail would be missed, so on phones it comes first. */}
          <div className={chosen === open.id ? 'max-desktop:order-first' : 'max-desktop:hidden'}>
            <MailView mail={open}>{actions?.(open)}</MailView>
          </div>
        </div>
      ) : (
        <Notice title="No e-mails yet">
          <p>E-mails from the portal, such as links for a forgotten password, will appear here.</p>
        </Notice>
      )}
    </>
  )
}

/** Placeholders for the button, the list and the open mail. */
function MailboxLoading() {
  return (
    <>
      <Skeleton className="my-6 h-12 w-52 rounded-md" />
      <div className="grid items-start gap-6 desktop:grid-cols-[22rem_1fr]">
        <div className="grid gap-2">
          <Skeleton className="h-28 rounded-md" />
          <Skeleton className="h-28 rounded-md" />
          <Skeleton className="h-28 rounded-md" />
        </div>
        <Skeleton className="h-96 rounded-lg max-desktop:hidden" />
      </div>
    </>
  )
}
