import type { Mail } from '#contract/mailbox.ts'

export const stateNames: Record<Mail['state'], string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  kept: 'Kept here, because no mail server is set up',
  failed: 'Could not be delivered',
  unknown: 'May not have been delivered',
}

/** The same in a list, where many of them are below each other. */
export const shortStateNames: Record<Mail['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Not delivered',
  unknown: 'Uncertain',
}

/** Explains a state where its name is not enough. */
export const stateMeanings: Partial<Record<Mail['state'], string>> = {
  unknown:
    'The mail server received this e-mail twice but never said whether it accepted it. It has probably arrived. Ask the recipient before you send it again.',
}

/** The states that an operator should notice in a list. */
export const isTrouble = (state: Mail['state']) => state === 'failed' || state === 'unknown'
