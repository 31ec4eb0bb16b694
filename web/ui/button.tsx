import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { unbroken } from './text/unbroken.tsx'

export type ButtonTone = 'main' | 'quiet' | 'danger'

const shape =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md px-6 py-2 text-center font-bold ' +
  'transition-[background-color,box-shadow,translate] duration-150 active:translate-y-px forced-colors:border'

const tones: Record<ButtonTone, string> = {
  main: 'bg-accent text-on-accent shadow-rest hover:shadow-lift hover:-translate-y-px',
  quiet: 'bg-accent-soft text-on-accent-soft hover:shadow-rest',
  danger: 'bg-danger text-ground shadow-rest hover:shadow-lift',
}

/** The look of a button, for what is one but cannot be `Button` or `ButtonLink` (a download, for instance). */
export function buttonClass(tone: ButtonTone = 'main', className?: string): string {
  return classNames(shape, tones[tone], className)
}

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone
  /** Says that the work is in progress. Further presses do nothing, and the focus stays where it is. */
  isBusy?: boolean
  busyLabel?: string
}

/** Never disabled: a button that cannot work yet says why when pressed. */
export function Button({ tone, isBusy = false, busyLabel, className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={buttonClass(tone, className)}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {unbroken(isBusy ? (busyLabel ?? children) : children)}
    </button>
  )
}

/** A link within the portal that looks like a button. */
export function ButtonLink({ tone, className, ...props }: LinkProps & { tone?: ButtonTone; className?: string }) {
  return <Link {...props} className={buttonClass(tone, className)} />
}
