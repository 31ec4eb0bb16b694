import { useQuery } from '@tanstack/react-query'
import { daysToTry, type MailCounts, type SendableState } from '#contract/mailbox.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { moment } from '../../ui/text/moment.ts'
import { mailCountsQuery, useSendAllAgain } from './queries.ts'

const mails = (count: number) => (count === 1 ? '1 e-mail' : `${count.toLocaleString('en-GB')} e-mails`)

/** Above the list: how many mails have not been delivered, why, and the actions. */
export function MailsToSend() {
  const { data: counts } = useQuery(mailCountsQuery)
  const sending = useSendAllAgain()
  if (!counts) return null
  const parts = partsOf(counts).filter(({ count }) => count > 0)
  if (parts.length === 0 && !counts.outage) return null
  const tone = counts.outage ? 'danger' : counts.failed + counts.unknown > 0 ? 'warning' : 'info'
  const send = (state: SendableState) =>
    sending.mutate(state, {
      onSuccess: ({ count }) =>
        showToast.success(
          counts.outage
            ? 'We are trying the mail server again.'
            : `We are sending ${mails(count)}, apart from any whose link is no longer needed.`,
        ),
    })
  return (
    <Notice
      tone={tone}
      title={counts.outage ? 'The mail server is not accepting e-mails' : 'E-mails that have not been delivered'}
      className="mt-6"
    >
      {counts.outage && (
        <p className="wrap-anywhere">
          It has not accepted any since {moment(counts.outage.since_time)}. Its last reply was: {counts.outage.problem}
        </p>
      )}
      {parts.map(({ state, sentence, button }) => (
        <div key={state} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="min-w-0 grow basis-72">{sentence}</p>
          {counts.can_send && (
            <Button
              tone="quiet"
              className={tone === 'warning' ? '' : 'bg-raised!'}
              isBusy={sending.isPending && sending.variables === state}
              busyLabel="Sending…"
              onClick={() => send(state)}
            >
              {button}
            </Button>
          )}
        </div>
      ))}
      {sending.error && (
        <p role="alert" className="font-bold text-danger">
          {sentenceOf(sending.error)}
        </p>
      )}
    </Notice>
  )
}

interface Part {
  state: SendableState
  count: number
  sentence: string
  button: string
}

function partsOf({ can_send, waiting, failed, unknown, outage, oldest_waiting_time }: MailCounts): Part[] {
  const noServer = can_send ? '' : ' No mail server is set up now.'
  const since = oldest_waiting_time && `, the first since ${moment(oldest_waiting_time)}`
  const are = (count: number) => `${mails(count)} ${count === 1 ? 'is' : 'are'}`
  const these = (count: number, kind: string) => (count === 1 ? `the ${kind} e-mail` : `the ${count} ${kind} e-mails`)
  return [
    {
      state: 'failed',
      count: failed,
      sentence: `${mails(failed)} could not be delivered: they were refused, or not accepted for ${daysToTry} days.${noServer}`,
      button: `Send ${these(failed, 'failed')} again`,
    },
    {
      state: 'unknown',
      count: unknown,
      sentence: `${mails(unknown)} may not have been delivered: the mail server never said whether it accepted ${unknown === 1 ? 'it' : 'them'}.`,
      button: `Send ${these(unknown, 'uncertain')} again`,
    },
    {
      state: 'waiting',
      count: waiting,
      sentence: outage
        ? `${are(waiting)} waiting${since}. You do not need to do anything: e-mails are sent when the server is back, unless they have waited for more than ${daysToTry} days by then.`
        : `${are(waiting)} waiting to be sent${since}.`,
      button: outage ? 'Try the mail server now' : `Send ${these(waiting, 'waiting')} now`,
    },
  ]
}
