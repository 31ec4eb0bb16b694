import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { unbroken } from '../text/unbroken.tsx'

interface RadioGroupProps<Value extends string> {
  /** Also that of the first choice, which an error summary leads to. */
  id: string
  name: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** `""` while nothing has been chosen. */
  value: string
  options: ReadonlyArray<{ value: Value; label: string; hint?: string }>
  onChange: (event: { target: { value: string } }) => void
}

/** A question with a few answers; one is chosen. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { id, name, label, hint, error, value, options, onChange } = props
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classNames('min-w-0', error && 'border-danger border-l-4 pl-4')}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <legend className="mb-1 font-bold">{unbroken(label)}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {unbroken(hint)}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-bold text-danger">
          {error}
        </p>
      )}
      <div className="mt-1 grid gap-1">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="-mx-3 flex min-h-11 cursor-pointer gap-3 rounded-sm px-3 py-2 hover:bg-accent-soft hover:text-on-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              {...(index === 0 && { id })}
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={onChange}
              className="mt-0.5 size-6 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block">{option.label}</span>
              {option.hint && <span className="block text-ink-soft text-sm">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
