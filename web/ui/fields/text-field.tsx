import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from './field.tsx'

/** The look of a control that is typed into. */
export const controlClass =
  'min-h-12 w-full rounded-sm border-2 border-ink-soft bg-raised px-3 py-2 text-ink aria-invalid:border-danger'

const asTyped = { autoCapitalize: 'none', spellCheck: false }

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  id?: string
  /** Something at the end of the control, such as a button. */
  after?: ReactNode
}

/** A labelled input. An e-mail address in it is neither capitalised nor spell-checked. Everything else goes to the input itself, `ref` included. */
export function TextField({ label, hint, error, id, after, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(id && { id })}>
      {(wiring) => (
        <div className="relative mt-1">
          <input
            dir="auto"
            {...(input.type === 'email' && asTyped)}
            {...input}
            {...wiring}
            className={classNames(controlClass, className)}
          />
          {after}
        </div>
      )}
    </Field>
  )
}
