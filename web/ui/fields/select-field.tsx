import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from './field.tsx'
import { controlClass } from './text-field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  id?: string
  options: readonly { value: string; label: string }[]
}

/** A labelled list; one entry is chosen. */
export function SelectField({ label, hint, error, id, options, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(id && { id })}>
      {(wiring) => (
        <select {...select} {...wiring} className={classNames(controlClass, 'mt-1', className)}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
