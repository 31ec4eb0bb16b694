import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { useFarBoard } from './use-far-board.ts'

interface FarBoardProps {
  far: ReturnType<typeof useFarBoard>
  isOpen: boolean
  onClose: () => void
}

/** Connects the teacher's window with a board on another device, by the digits that are shown there. */
export function FarBoard({ far, isOpen, onClose }: FarBoardProps) {
  const [typed, setTyped] = useState('')
  const close = () => {
    // The dialog closes by itself once the board is led.
    if (far.status !== 'leading') far.stop()
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} title="Lead a board on another device" onClose={close}>
      <form
        method="dialog"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          far.connect(typed)
        }}
      >
        <TextField
          label="Six digits"
          hint="Press “Lead from a phone” on the board to see them."
          error={far.problem || undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={far.status === 'connecting'} busyLabel="Connecting…">
            Connect
          </Button>
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
