import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import './figure.css'

/** A row of numbers that say something together. */
export function BigNumbers({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={classNames('big-numbers', className)}>{children}</ul>
}

interface BigNumberProps {
  label: string
  /** The number, formatted; a sentence where there is none to show. */
  value: ReactNode
  /** Isn't a number, and so is written smaller. */
  isInWords?: boolean
  note?: ReactNode
  /** What exactly is counted. */
  definition: ReactNode
}

/** One number with what it counts. */
export function BigNumber({ label, value, isInWords = false, note, definition }: BigNumberProps) {
  return (
    <li className="big-number">
      <p className="flex flex-col">
        <span
          className={classNames(
            'order-first font-heading',
            isInWords ? 'font-bold text-xl' : 'font-extrabold text-3xl text-accent-ink',
          )}
        >
          {value}
        </span>
        <span className="mt-1 font-bold">{label}</span>
      </p>
      {note && <p className="mt-1 text-ink-soft text-sm">{note}</p>}
      <Definition of={label} className="mt-auto">
        <p>{definition}</p>
      </Definition>
    </li>
  )
}

/** What opens to how something is counted. */
export function Definition({ of, className, children }: { of: string; className?: string; children: ReactNode }) {
  return (
    <details className={classNames('group not-open:print:hidden', className)}>
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm">
        <span>
          How we count<VisuallyHidden>: {of}</VisuallyHidden>
        </span>
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 pb-3 text-left text-sm">{children}</div>
    </details>
  )
}
