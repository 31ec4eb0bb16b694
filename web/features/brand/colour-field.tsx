import type { ChangeEvent } from 'react'
import { Field } from '../../ui/fields/field.tsx'
import { controlClass } from '../../ui/fields/text-field.tsx'
import { isColour } from './queries.ts'

interface ColourFieldProps {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onChoose: (colour: string) => void
}

/** A field for a hexadecimal colour, with the browser's colour picker beside it. */
export function ColourField({ value, error, id, name, onChange, onChoose }: ColourFieldProps) {
  return (
    <Field
      label="Colour"
      hint="The sponsor’s colour, as # and six digits or letters. All other colours are calculated from it, so that text stays readable."
      id={id}
      error={error}
    >
      {(wiring) => (
        <div className="mt-1 flex gap-3">
          <input
            {...wiring}
            name={name}
            value={value}
            onChange={onChange}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            className={`${controlClass} max-w-40`}
          />
          <input
            type="color"
            aria-label="Choose the colour"
            value={isColour(value) ? value : '#000000'}
            onChange={(event) => onChoose(event.currentTarget.value)}
            className="size-12 cursor-pointer rounded-sm border-2 border-ink-soft bg-raised p-1"
          />
        </div>
      )}
    </Field>
  )
}
