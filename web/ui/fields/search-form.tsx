import './search-form.css'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from './field.tsx'
import { controlClass } from './text-field.tsx'

interface SearchFormProps {
  label: string
  hint: string
  /** What is searched for now. */
  q: string
  error?: string | undefined
  onSearch: (q: string) => void
}

/** A field and a button that search a list, on one line where there is room. */
export function SearchForm({ label, hint, q, error, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(q)
  const [searched, setSearched] = useState(q)
  // Back, forward and "show all" change what is searched for.
  if (q !== searched) {
    setSearched(q)
    setTyped(q)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form method="dialog" className="search-form mt-6" onSubmit={handleSubmit}>
      <Field label={label} hint={hint} error={error} className="search-form-field">
        {(wiring) => (
          <div className="search-form-control">
            <input
              dir="auto"
              type="search"
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              {...wiring}
              className={controlClass}
            />
            <Button type="submit" tone="quiet" aria-label="Search" className="shrink-0 max-phone:px-4">
              <Search aria-hidden className="size-5" />
              <span className="max-phone:hidden">Search</span>
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
