import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Notice } from './notice.tsx'

interface OvertakenNoticeProps {
  /** What has been saved: "this page". */
  what: string
  /** Another way to decide, before the two. */
  look?: ReactNode
  onKeepMine: () => void
  onDrop: () => void
  className?: string
  /** Who saved it, or what it says now. */
  children: ReactNode
}

/** Says that somebody else has saved what is being edited, and asks which of the two stays. */
export function OvertakenNotice({ what, look, onKeepMine, onDrop, className, children }: OvertakenNoticeProps) {
  return (
    <Notice
      tone="danger"
      title={`Somebody else has saved ${what} in the meantime`}
      isUrgent
      {...(className && { className })}
    >
      {children}
      <div className="flex flex-wrap gap-3">
        {look}
        <Button tone="quiet" onClick={onKeepMine}>
          Continue with mine
        </Button>
        <Button tone="quiet" onClick={onDrop}>
          Discard mine
        </Button>
      </div>
    </Notice>
  )
}
