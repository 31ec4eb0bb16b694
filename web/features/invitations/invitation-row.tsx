import { Mail, MailCheck, MailX } from 'lucide-react'
import type { Invitation } from '#contract/invitations.ts'
import { Button } from '../../ui/button.tsx'
import { dateFormat } from '../../ui/moment.ts'

const day = dateFormat({ day: 'numeric', month: 'long' })
const icons = { open: Mail, accepted: MailCheck, expired: MailX }

function stateOf({ state, expire_time }: Invitation): string {
  if (state === 'accepted') return 'Accepted'
  return `${state === 'open' ? 'Open until' : 'Expired on'} ${day(expire_time)}`
}

interface InvitationRowProps {
  invitation: Invitation
  /** Shown where several people invite. */
  isInviterShown: boolean
  isResending: boolean
  isWithdrawing: boolean
  onResend: () => void
  onWithdraw: () => void
}

export function InvitationRow({ invitation, isInviterShown, isResending, isWithdrawing, ...on }: InvitationRowProps) {
  const { email, role, state, inviter, is_bouncing, create_time } = invitation
  const Icon = icons[state]
  const sent = `Invited on ${day(create_time)}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface p-4 shadow-rest">
      <Icon aria-hidden className="size-7 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow basis-56">
        <p className="wrap-anywhere font-bold">{email}</p>
        <p className="text-ink-soft text-sm">
          {sent}
          {isInviterShown && inviter && ` by ${inviter}`}
          {role === 'senior' && ', as a colleague'}
        </p>
        {is_bouncing && state !== 'accepted' && (
          <p className="font-bold text-danger text-sm">
            The e-mail could not be delivered. Check the address for mistakes.
          </p>
        )}
      </div>
      <p className="rounded-full bg-accent-soft px-4 py-1 font-bold text-on-accent-soft text-sm">
        {stateOf(invitation)}
      </p>
      {state !== 'accepted' && (
        <div className="flex flex-wrap gap-2">
          <Button
            tone="quiet"
            className="px-4"
            isBusy={isResending}
            busyLabel="Sending…"
            aria-label={`Send again to ${email}`}
            onClick={on.onResend}
          >
            Send again
          </Button>
          <Button
            tone="quiet"
            className="px-4"
            isBusy={isWithdrawing}
            busyLabel="Withdrawing…"
            aria-label={`Withdraw the invitation to ${email}`}
            onClick={on.onWithdraw}
          >
            Withdraw
          </Button>
        </div>
      )}
    </li>
  )
}
