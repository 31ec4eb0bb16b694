import type { Mail } from '#contract/mailbox.ts'

export const stateNames: Record<Mail['state'], string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  kept: 'Kept here, as no mail server is set up',
  failed: 'Could not be delivered',
}
