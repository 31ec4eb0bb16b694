import { useQuery } from '@tanstack/react-query'
import type { Mail } from '#contract/mailbox.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { mailCountsQuery, useSendAgain } from './queries.ts'

/** Shown below a mail that has not been delivered. */
export function SendAgain({ mail }: { mail: Mail }) {
  const { data: counts } = useQuery(mailCountsQuery)
  const sending = useSendAgain(mail.id)
  const isOffered = mail.state === 'failed' || (counts?.can_send && ['waiting', 'unknown'].includes(mail.state))
  if (!isOffered) return null
  return (
    <div className="mt-6 grid gap-3 border-line border-t pt-6">
      <div>
        <Button
          isBusy={sending.isPending}
          busyLabel="Sending…"
          onClick={() => sending.mutate(undefined, { onSuccess: () => showToast.success('The e-mail is being sent.') })}
        >
          {mail.state === 'waiting' ? 'Send now' : 'Send again'}
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
