import type { ReactNode } from 'react'
import type { Person } from '#contract/people.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { nameOfPerson } from './person-words.ts'

/** What is done about somebody after the user has confirmed it. */
export type Deed = 'end' | 'hand-over' | 'leave'

interface Words {
  title: (name: string) => string
  label: string
  busyLabel: string
  keep: string
  failed: string
}

const words: Record<Deed, Words> = {
  end: {
    title: (name) => `End the access of ${name}?`,
    label: 'End access',
    busyLabel: 'Ending…',
    keep: 'Keep it',
    failed: 'The access has not ended',
  },
  'hand-over': {
    title: (name) => `Make ${name} the lead?`,
    label: 'Hand over the lead',
    busyLabel: 'Handing over…',
    keep: 'Stay as lead',
    failed: 'The lead has not changed',
  },
  leave: {
    title: () => 'Leave the school?',
    label: 'Leave the school',
    busyLabel: 'Leaving…',
    keep: 'Stay',
    failed: 'You have not left',
  },
}

interface AskDialogProps {
  /** Null while nothing is asked. */
  asked: { deed: Deed; person: Person } | null
  isBusy: boolean
  /** Why it could not be done. */
  failure: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that changes who has access, after saying what that does and what it does not do. */
export function AskDialog({ asked, isBusy, failure, onConfirm, onClose }: AskDialogProps) {
  const { title, label, busyLabel, keep, failed } = words[asked?.deed ?? 'end']
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={asked ? title(nameOfPerson(asked.person)) : ''}
      confirm={{ label, busyLabel }}
      keep={keep}
      isBusy={isBusy}
      failure={failure === undefined ? undefined : { title: failed, sentence: failure }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="grid gap-3 wrap-anywhere">{asked && consequences(asked.deed, asked.person)}</div>
    </ConfirmDialog>
  )
}

function consequences(deed: Deed, { role }: Person): ReactNode {
  if (deed === 'hand-over')
    return (
      <>
        <p>
          They will be able to see the people of the school, and end the access of those who leave. You will have the
          same access as other staff.
        </p>
        <p>Only they can hand the lead back to you. We will tell you both by e-mail.</p>
      </>
    )
  if (deed === 'leave')
    return (
      <>
        <p>
          From now on, you will only be able to open the free books, on any device. Your class codes will stop working.
        </p>
        <p>You keep your account. We will tell the lead, who can undo this for 30 days.</p>
      </>
    )
  if (role === 'senior')
    return (
      <>
        <p>
          From now on, they will not be able to see the school’s books, parents or bookings on any device. Their class
          codes will stop working.
        </p>
        <p>They keep their account, and we will tell them by e-mail. You can undo this for 30 days.</p>
        <p>Any invitations to colleagues that they have sent, and nobody has accepted, will be withdrawn.</p>
      </>
    )
  return (
    <>
      <p>From now on, they will only be able to open the free books, on any device.</p>
      <p>They keep their account, and we will tell them by e-mail. You can undo this for 30 days.</p>
      <p>
        They may still know the school code. It will not let this account in again, but they could use it to create a
        new one. To prevent that, renew the code.
      </p>
    </>
  )
}
