import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Matches, usePdfSearch } from './use-pdf-search.ts'

interface PdfSearchProps {
  search: ReturnType<typeof usePdfSearch>
  onClose: () => void
}

function resultOf(query: string, matches: Matches | null): string {
  if (!query || !matches) return ''
  if (matches.total === 0) return matches.isSearching ? 'Searching…' : 'Not found'
  return `${matches.current} of ${matches.total}`
}

/** Enter goes to the next match, Shift and Enter to the one before, Escape closes. */
export function PdfSearch({ search, onClose }: PdfSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const result = resultOf(search.query, search.matches)
  return (
    <search className="pdf-search">
      <input
        ref={field}
        type="search"
        aria-label="Search this document"
        placeholder="Search"
        value={search.query}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => search.search(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key !== 'Enter' || !search.query) return
          event.preventDefault()
          if (event.shiftKey) search.previous()
          else search.next()
        }}
      />
      <p role="status" className="pdf-search-result">
        <span key={result}>{result}</span>
      </p>
      <button type="button" className="reader-tool" aria-label="Previous match" onClick={search.previous}>
        <ChevronUp aria-hidden />
      </button>
      <button type="button" className="reader-tool" aria-label="Next match" onClick={search.next}>
        <ChevronDown aria-hidden />
      </button>
      <button type="button" className="reader-tool" aria-label="Close the search" onClick={onClose}>
        <X aria-hidden />
      </button>
    </search>
  )
}
