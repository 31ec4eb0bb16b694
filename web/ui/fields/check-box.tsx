import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  id: string
  label: ReactNode
  error?: string | undefined
}

/** One check box with its label beside it, and the error above both. */
export function CheckBox({ id, label, error, className, ...input }: CheckBoxProps) {
  return (
    <div className={classNames('grid gap-1', error && 'border-danger border-l-4 pl-4', className)}>
      {error && (
        <p id={`${id}-error`} className="font-bold text-danger">
          {error}
        </p>
      )}
      <div className="flex items-start gap-1">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="m-2.5 size-6 shrink-0 cursor-pointer accent-accent"
          {...(error && { 'aria-describedby': `${id}-error`, 'aria-invalid': true })}
        />
        <label htmlFor={id} className="cursor-pointer py-2">
          {label}
        </label>
      </div>
    </div>
  )
}
