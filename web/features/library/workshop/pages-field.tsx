import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'

interface PagesFieldProps {
  label: string
  pages: readonly number[]
  onChange: (pages: number[]) => void
}

/** Numbers of pages, typed with commas between them. */
export function PagesField({ label, pages, onChange }: PagesFieldProps) {
  const [typed, setTyped] = useState(pages.join(', '))
  const read = numbersIn(typed)
  // Stored from elsewhere.
  const shown = read.join() === pages.join() ? typed : pages.join(', ')
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={({ target: { value } }) => {
        setTyped(value)
        onChange(numbersIn(value))
      }}
    />
  )
}

const numbersIn = (typed: string) => [...typed.matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits))
