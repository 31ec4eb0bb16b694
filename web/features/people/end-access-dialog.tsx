import type { Person } from '#contract/people.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { nameOfPerson } from './person-words.ts'

interface EndAccessDialogProps {
  /** Null while nobody is asked about. */
  person: Person | null
  isBusy: boolean
  /** Why it could not be done. */
  failure: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before somebody's access ends, after saying what that does and what it does not do. */
export function EndAccessDialog({ person, isBusy, failure, onConfirm, onClose }: EndAccessDialogProps) {
  const isStaff = person?.role === 'senior'
  return (
    <ConfirmDialog
      isOpen={person !== null}
      title={person ? `End the access of ${nameOfPerson(person)}?` : ''}
      confirm={{ label: 'End access', busyLabel: 'Ending…' }}
      keep="Keep it"
      isBusy={isBusy}
      failure={failure === undefined ? undefined : { title: 'The access has not ended', sentence: failure }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="grid gap-3 wrap-anywhere">
        <p>
          {isStaff
            ? 'At once, on every device, they can no longer open the school’s books, its parents or its bookings. Their class codes stop working.'
            : 'At once, on every device, they can open the free books only.'}
        </p>
        <p>They keep their account, and we will tell them by e-mail. You can undo this for 30 days.</p>
        <p>
          {isStaff
            ? 'Invitations to colleagues that they have sent and nobody has accepted will be withdrawn.'
            : 'They may still know the school code. It does not let this account in again, but it would let in a new one: renew the code if you want to prevent that.'}
        </p>
      </div>
    </ConfirmDialog>
  )
}
