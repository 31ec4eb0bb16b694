import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chooseMails, type MailingList } from '#contract/mailbox.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { DeadLink } from '../../domain/dead-link.tsx'
import { FailureNotice } from '../../domain/failure-notice.tsx'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useTokenFromAddress } from '../../session/use-token-from-address.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CardPage } from '../../ui/page/card-page.tsx'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { mailChoiceQuery } from './queries.ts'

const words: Record<MailingList, { what: string; stop: string; stopped: string; resume?: string }> = {
  invitations: {
    what: 'Invitations',
    stop: 'Never invite this address',
    stopped:
      'Nobody can invite this address any more. Open invitations no longer work, and stay closed if you change your mind.',
    resume: 'Let people invite me again',
  },
  reminders: {
    what: 'Reminders',
    stop: 'Send me no reminders',
    stopped: 'We will send no more reminders to this address. Other e-mails, such as answers to you, still come.',
  },
  digests: {
    what: 'Weekly summaries',
    stop: 'Send me no weekly summaries',
    stopped: 'We will send no more weekly summaries to this address. You are still told of problems.',
  },
  news: {
    what: 'News of books',
    stop: 'Send me no news of books',
    stopped: 'We will tell this address of no more books. Other e-mails, such as answers to you, still come.',
  },
}

/** Opened from the foot of an e-mail. Opening it changes nothing, because mail scanners open links too. */
export function UnsubscribePage() {
  const token = useTokenFromAddress()
  const client = useQueryClient()
  const query = mailChoiceQuery(token)
  const { data, error, refetch } = useQuery({ ...query, enabled: token !== '' })
  const choice = useMutation({
    mutationFn: (wanted: 'stop' | 'resume') => call(chooseMails, { body: { token, choice: wanted } }),
    onSuccess: (chosen) => client.setQueryData(query.queryKey, chosen),
  })
  if (!token || (error instanceof ApiError && error.code === 'mail/unknown-link'))
    return (
      <DeadLink to="/contact" label="Write to us">
        It is incomplete or too old. Write to us, and we will stop these e-mails.
      </DeadLink>
    )
  if (error)
    return (
      <CardPage>
        <LoadFailure title="We could not load this page" error={error} onRetry={refetch} />
      </CardPage>
    )
  if (!data)
    return (
      <CardPage>
        <Skeleton className="h-40 rounded-md" />
      </CardPage>
    )
  const { what, stop, stopped, resume = 'Send them again' } = words[data.list]
  return (
    <CardPage
      key={String(data.is_stopped)}
      title={data.is_stopped ? 'We have stopped these e-mails' : 'Stop e-mails'}
      lead={
        <p role="status">
          {what} to{' '}
          <strong>
            <EmailAddress>{data.email}</EmailAddress>
          </strong>
          {data.is_stopped ? `. ${stopped}` : ''}
        </p>
      }
    >
      <FailureNotice title="Nothing has been changed" error={choice.error} className="mb-6" />
      {data.is_stopped ? (
        <Button tone="quiet" isBusy={choice.isPending} busyLabel="Saving…" onClick={() => choice.mutate('resume')}>
          {resume}
        </Button>
      ) : (
        <Button isBusy={choice.isPending} busyLabel="Saving…" onClick={() => choice.mutate('stop')}>
          {stop}
        </Button>
      )}
    </CardPage>
  )
}
