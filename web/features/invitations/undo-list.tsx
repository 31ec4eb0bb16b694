import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ParentList } from '#contract/invitations.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { moment } from '../../ui/text/moment.ts'
import { counted } from './counted.ts'
import { useWithdrawList } from './queries.ts'
import type { Undone } from './undone-notice.tsx'

/** Undoes a whole list, after saying what that can and cannot do. */
export function UndoList({ list, onUndone }: { list: ParentList; onUndone: (undone: Undone) => void }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useWithdrawList()
  const { open, accepted, waiting, kept, sent, create_time } = list
  const undo = () =>
    mutate(list, {
      onSuccess: (undone) => {
        setAsking(false)
        onUndone(undone)
      },
    })
  return (
    <>
      <Button
        tone="quiet"
        className="px-4"
        aria-label={`Undo the list of ${moment(create_time)}`}
        onClick={() => setAsking(true)}
      >
        <Undo2 aria-hidden className="size-5" />
        Undo this list
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Undo this list?"
        confirm={{ label: 'Undo the list', busyLabel: 'Undoing…' }}
        keep="Keep it"
        isBusy={isPending}
        failure={error ? { title: 'The list has not been undone', sentence: sentenceOf(error) } : undefined}
        onConfirm={undo}
        onClose={() => setAsking(false)}
      >
        <div className="grid gap-3">
          <p>
            {counted(open, 'invitation')} will be withdrawn. Nobody can use the links in their e-mails any more, and you
            can invite the same addresses again.
          </p>
          {waiting + kept > 0 && <p>{counted(waiting + kept, 'e-mail')} will not be sent.</p>}
          {sent > 0 && <p>We cannot recall e-mails that have been sent.</p>}
          {accepted > 0 && (
            <p>
              {counted(accepted, 'parent')} {accepted === 1 ? 'has' : 'have'} already accepted. Their accounts will not
              change.
            </p>
          )}
        </div>
      </ConfirmDialog>
    </>
  )
}
