import type { Mail } from '#contract/mailbox.ts'

export const stateNames: Record<Mail['state'], string> = {
  waiting: 'Waiting to be sent',
  sending: 'Being sent',
  sent: 'Sent',
  kept: 'Kept here, as no mail server is set up',
  failed: 'Could not be delivered',
  unknown: 'May not have been delivered',
  cancelled: 'Not sent',
}

/** What a state means, where its name does not say it all. */
export const stateMeanings: Partial<Record<Mail['state'], string>> = {
  unknown:
    'The mail server was given this mail twice and never said whether it took it. It has probably arrived: ask before you send it again.',
  cancelled: 'Its link was replaced by a newer one, or was no longer needed, before the mail could be sent.',
}

/** Which states an operator should notice in a list. */
export const isTrouble = (state: Mail['state']) => state === 'failed' || state === 'unknown'
