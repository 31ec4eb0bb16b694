import type { Mail } from '#contract/mailbox.ts'
import { WarningSign } from '../../ui/feedback/warning-sign.tsx'

export const stateNames: Record<Mail['state'], string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  kept: 'Kept here, because no mail server is set up',
  failed: 'Could not be delivered',
  unknown: 'May not have been delivered',
}

/** The same in a list, where many of them are below each other. */
const shortStateNames: Record<Mail['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Not delivered',
  unknown: 'Uncertain',
}

/** Explains a state where its name is not enough. */
export const stateMeanings: Partial<Record<Mail['state'], string>> = {
  unknown:
    'The mail server received this e-mail but never said whether it accepted it. It has probably arrived. Ask the recipient before you send it again.',
}

/** A mail's state in a row; trouble is marked. */
export function MailState({ state }: Pick<Mail, 'state'>) {
  const isTrouble = state === 'failed' || state === 'unknown'
  if (!isTrouble) return <span>{shortStateNames[state]}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-bold text-ink">
      <WarningSign className="size-5" />
      {shortStateNames[state]}
    </span>
  )
}
