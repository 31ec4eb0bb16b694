import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { useFarBoard } from './use-far-board.ts'

/** In the teacher's window: connects it with a board on another device, by the digits that are shown there. */
export function FarBoard({ far }: { far: ReturnType<typeof useFarBoard> }) {
  const [isAsking, setAsking] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const [typed, setTyped] = useState('')
  if (far.status === 'leading' || far.status === 'lost') return null
  const close = () => {
    setAsking(false)
    setClosed(true)
    far.stop()
  }
  const isOpen = isAsking || far.problem !== '' || far.status === 'connecting'
  return (
    <div className="teach-far">
      {!isOpen && (
        <Button tone="quiet" autoFocus={isClosed} onClick={() => setAsking(true)}>
          <Smartphone aria-hidden />
          Lead a board on another device
        </Button>
      )}
      {isOpen && (
        <form
          noValidate
          className="teach-digits"
          onKeyDown={({ key }) => key === 'Escape' && close()}
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
            // The button that was pressed has gone.
            autoFocus={isAsking}
          />
          <Button type="submit" isBusy={far.status === 'connecting'} busyLabel="Connecting…">
            Connect
          </Button>
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
        </form>
      )}
    </div>
  )
}
