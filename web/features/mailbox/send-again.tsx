import { useQuery } from '@tanstack/react-query'
import type { Mail } from '#contract/mailbox.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { mailCountsQuery, useSendAgain, useSendAllAgain } from './queries.ts'

const mails = (count: number) => (count === 1 ? '1 mail' : `${count.toLocaleString('en-GB')} mails`)

/** Under a mail that was not delivered. */
export function SendAgain({ mail }: { mail: Mail }) {
  const { data: counts } = useQuery(mailCountsQuery)
  const sending = useSendAgain(mail.id)
  if (mail.state !== 'failed' && !(mail.state === 'kept' && counts?.can_send)) return null
  return (
    <div className="mt-6 grid gap-3 border-line border-t pt-6">
      <div>
        <Button
          isBusy={sending.isPending}
          busyLabel="Sending…"
          onClick={() =>
            sending.mutate(undefined, { onSuccess: () => showToast.success('The mail is on its way again.') })
          }
        >
          Send again
        </Button>
      </div>
      {sending.error && (
        <p role="alert" className="font-bold text-danger">
          {sentenceOf(sending.error)}
        </p>
      )}
    </div>
  )
}

/** Above the list: all that failed, and all that were kept before there was a mail server. */
export function SendAllAgain() {
  const { data: counts } = useQuery(mailCountsQuery)
  const sending = useSendAllAgain()
  if (!counts) return null
  const send = (state: 'failed' | 'kept') =>
    sending.mutate(state, { onSuccess: ({ count }) => showToast.success(`${mails(count)} will be sent now.`) })
  const isBusy = (state: 'failed' | 'kept') => sending.isPending && sending.variables === state
  const hasKept = counts.can_send && counts.kept > 0
  if (counts.failed === 0 && !hasKept) return null
  return (
    <Notice title="Mails that were not delivered" className="mt-6">
      {counts.failed > 0 && (
        <div className="grid gap-2">
          <p>
            {mails(counts.failed)} could not be delivered, tried over more than half a day.
            {!counts.can_send && ' No mail server is set up now.'}
          </p>
          {counts.can_send && (
            <div>
              <Button tone="quiet" className="bg-raised!" isBusy={isBusy('failed')} onClick={() => send('failed')}>
                {counts.failed === 1 ? 'Send the failed mail again' : `Send the ${counts.failed} failed mails again`}
              </Button>
            </div>
          )}
        </div>
      )}
      {hasKept && (
        <div className="grid gap-2">
          <p>
            {mails(counts.kept)} kept from the time when no mail server was set up. Links in older ones may have
            expired.
          </p>
          <div>
            <Button tone="quiet" className="bg-raised!" isBusy={isBusy('kept')} onClick={() => send('kept')}>
              {counts.kept === 1 ? 'Send the kept mail' : `Send the ${counts.kept} kept mails`}
            </Button>
          </div>
        </div>
      )}
      {sending.error && (
        <p role="alert" className="font-bold text-danger">
          {sentenceOf(sending.error)}
        </p>
      )}
    </Notice>
  )
}
