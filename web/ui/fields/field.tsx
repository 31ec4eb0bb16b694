import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { unbroken } from '../text/unbroken.tsx'

/** The attributes that tie a control to its label, hint and error: spread them on the control. */
export interface FieldWiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  label: string
  hint?: ReactNode
  /** The error sentence at the field, if any. */
  error?: string | undefined
  /** Needed where an error summary links to the control. */
  id?: string
  className?: string
  children: (wiring: FieldWiring) => ReactNode
}

/** Label above, hint under it, error under that, then the control, all tied together. */
export function Field({ label, hint, error, id: givenId, className, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid gap-1', error && 'border-danger border-l-4 pl-4', className)}>
      <label htmlFor={id} className="font-bold">
        {unbroken(label)}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {unbroken(hint)}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-bold text-danger">
          {unbroken(error)}
        </p>
      )}
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
    </div>
  )
}
