import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from './field.tsx'
import { controlClass } from './text-field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  id?: string
}

/** A labelled field of several lines. */
export function TextArea({ label, hint, error, id, className, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(id && { id })}>
      {(wiring) => (
        <textarea
          rows={5}
          dir="auto"
          {...textarea}
          {...wiring}
          className={classNames(controlClass, 'mt-1', className)}
        />
      )}
    </Field>
  )
}
