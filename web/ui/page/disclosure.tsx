import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../class-names.ts'

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
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
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
