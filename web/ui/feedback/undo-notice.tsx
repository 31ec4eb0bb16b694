import { Undo2, X } from 'lucide-react'
import { Button } from '../button.tsx'

interface UndoNoticeProps {
  /** What has just been done; shows nothing if empty. */
  sentence: string
  isBusy: boolean
  onUndo: () => void
  onDismiss: () => void
}

/**
 * Says what has just been done and offers to undo it, until something else is done. It stays in sight below the header:
 * what was deleted may be far down.
 */
export function UndoNotice({ sentence, isBusy, onUndo, onDismiss }: UndoNoticeProps) {
  return (
    <div role="status" className="sticky top-18 z-20">
      {sentence !== '' && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-soft py-3 pr-3 pl-6 text-on-accent-soft shadow-rest">
          <p className="min-w-0 grow basis-48 wrap-anywhere">{sentence}</p>
          <Button isBusy={isBusy} busyLabel="Restoring…" onClick={onUndo}>
            <Undo2 aria-hidden className="size-5" />
            Undo
          </Button>
          <button
            type="button"
            aria-label="Dismiss"
            className="grid size-12 cursor-pointer place-items-center rounded-full hover:bg-raised/50"
            onClick={onDismiss}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
