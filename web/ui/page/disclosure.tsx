import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useDismissal } from './use-dismissal.ts'

interface DisclosureProps {
  /** The content of the button. */
  label: ReactNode
  /** The accessible name of the button, where it is not what the label shows. */
  name?: string
  className?: string
  buttonClass: string
  panelClass: string
  children: ReactNode
}

/** A button that opens a panel. Escape, moving the focus out, a press elsewhere and a navigation close it. */
export function Disclosure({ label, name, className, buttonClass, panelClass, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const ref = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useDismissal(ref, button, isOpen, setOpen)
  return (
    <div ref={ref} className={classNames('relative', className)}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={name}
        className={buttonClass}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={panelId} hidden={!isOpen} className={panelClass}>
        {children}
      </div>
    </div>
  )
}
