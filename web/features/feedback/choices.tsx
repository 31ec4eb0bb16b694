import './feedback.css'
import type { ReactNode } from 'react'

interface ChoicesProps {
  /** Also that of the first choice, which an error summary leads to. */
  name: string
  label: string
  error?: string | undefined
  look: 'books' | 'years' | 'faces'
  /** `""` while nothing has been chosen. */
  value: string
  options: ReadonlyArray<{ value: string; label: string; picture?: ReactNode }>
  onChange: (event: { target: { value: string } }) => void
}

/** A question whose answers are tiles, each a press of its own. */
export function Choices({ name, label, error, look, value, options, onChange }: ChoicesProps) {
  return (
    <fieldset className="min-w-0" {...(error && { 'aria-describedby': `${name}-error` })}>
      <legend className="mb-2 font-bold font-heading text-lg">{label}</legend>
      {error && (
        <p id={`${name}-error`} className="mb-2 font-bold text-danger">
          {error}
        </p>
      )}
      <div className="choices" data-look={look}>
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              {...(index === 0 && { id: name })}
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={onChange}
            />
            {option.picture}
            <span className="choice-label">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
