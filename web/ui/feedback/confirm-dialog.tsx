import type { ReactNode } from 'react'
import { Button, type ButtonTone } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  confirm: { label: string; busyLabel: string; tone?: ButtonTone }
  /** Of the button that changes nothing. */
  keep: string
  isBusy: boolean
  /** How things are when it could not be done, and why it could not. */
  failure?: { title: string; sentence: string } | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of something that affects many people or cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirm, keep, isBusy, failure, onConfirm, onClose } = props
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose}>
      {children}
      {failure && (
        <Notice tone="danger" title={failure.title} isUrgent className="mt-4">
          <p>{failure.sentence}</p>
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone={confirm.tone ?? 'main'} isBusy={isBusy} busyLabel={confirm.busyLabel} onClick={onConfirm}>
          {confirm.label}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Dialog>
  )
}
