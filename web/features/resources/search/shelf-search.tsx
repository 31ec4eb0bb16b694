import './search.css'
import { Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { maxSearchLength } from '#contract/resources.ts'

/** Milliseconds after the last letter until the search begins. */
const pause = 250

interface ShelfSearchProps {
  /** What is searched for now. */
  q: string
  onSearch: (q: string) => void
}

/** Searches while somebody types, and at once on Enter. */
export function ShelfSearch({ q, onSearch }: ShelfSearchProps) {
  const [typed, setTyped] = useState(q)
  const [searched, setSearched] = useState(q)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  // Back and forward change the address under the field.
  if (q !== searched) {
    setSearched(q)
    if (q !== typed.trim()) setTyped(q)
  }
  const search = useEffectEvent((words: string) => {
    if (words !== q && words.length !== 1) onSearch(words)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const handleClear = () => {
    setTyped('')
    onSearch('')
    field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: React knows no <search> element's form yet
    <form method="dialog" role="search" className="shelf-search" onSubmit={handleSubmit}>
      <label htmlFor={id}>Search the books and papers</label>
      <div className="relative grid">
        <Search aria-hidden="true" size={22} className="shelf-search-icon" />
        <input
          ref={field}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxSearchLength}
          placeholder="gull, money, owning up …"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {typed !== '' && (
          <button type="button" className="shelf-search-clear" aria-label="Clear the search" onClick={handleClear}>
            <X aria-hidden="true" size={22} />
          </button>
        )}
      </div>
    </form>
  )
}
