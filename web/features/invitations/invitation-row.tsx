import { Ellipsis, Mail, MailCheck, MailWarning, MailX } from 'lucide-react'
import { useState } from 'react'
import type { Invitation } from '#contract/invitations.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import { dateFormat } from '../../ui/text/moment.ts'

const day = dateFormat({ day: 'numeric', month: 'long' })
const icons = { open: Mail, accepted: MailCheck, expired: MailX }

function stateOf({ state, expire_time, accept_time }: Invitation): string {
  if (state === 'accepted') return accept_time ? `Joined on ${day(accept_time)}` : 'Joined'
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

/** One line on a wide screen, two on a phone, where the actions open below it. */
export function InvitationRow({ invitation, isInviterShown, isResending, isWithdrawing, ...on }: InvitationRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { email, name, role, state, inviter, is_bouncing, create_time } = invitation
  const isUndelivered = is_bouncing && state !== 'accepted'
  const Icon = isUndelivered ? MailWarning : icons[state]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 max-phone:pr-2">
      <Icon aria-hidden className={classNames('size-6 shrink-0', isUndelivered ? 'text-danger' : 'text-accent-ink')} />
      <div className="min-w-0 grow basis-0 tablet:basis-64">
        <p className="wrap-anywhere">
          <strong>
            <EmailAddress>{email}</EmailAddress>
          </strong>
          {name && <span className="text-ink-soft"> · {name}</span>}
        </p>
        <p className="text-ink-soft text-sm">
          <span className="tablet:hidden">
            {stateOf(invitation)}
            {role === 'senior' && ' · Colleague'}
          </span>
          <span className="max-tablet:hidden">
            {role === 'senior' ? 'Colleague, invited' : 'Invited'} on {day(create_time)}
            {isInviterShown && inviter && ` by ${inviter}`}
          </span>
        </p>
        {isUndelivered && (
          <p className="font-bold text-danger text-sm">
            The e-mail could not be delivered. Check the address for mistakes.
          </p>
        )}
      </div>
      <p className="text-sm max-tablet:hidden">{stateOf(invitation)}</p>
      {state !== 'accepted' && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`Actions for ${email}`}
            className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-accent-soft tablet:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <Ellipsis aria-hidden className="size-6" />
          </button>
          <div className={classNames('flex gap-2 max-tablet:w-full max-tablet:pb-2', !isOpen && 'max-tablet:hidden')}>
            <Button
              tone="quiet"
              className="min-h-11 px-4 py-1 text-sm"
              isBusy={isResending}
              busyLabel="Sending…"
              aria-label={`Send again to ${email}`}
              onClick={on.onResend}
            >
              Send again
            </Button>
            <Button
              tone="quiet"
              className="min-h-11 px-4 py-1 text-sm"
              isBusy={isWithdrawing}
              busyLabel="Withdrawing…"
              aria-label={`Withdraw the invitation to ${email}`}
              onClick={on.onWithdraw}
            >
              Withdraw
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
