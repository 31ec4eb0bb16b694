import { type RefObject, useState } from 'react'
import type { PdfPages } from './pdf-engine.ts'

export interface Matches {
  current: number
  total: number
  isSearching: boolean
}

type FindEvent = { matchesCount: { current: number; total: number }; state?: number }

/** pdf.js's FindState.PENDING: a page's text is still being read. */
const pending = 3

/** Searches the whole document, marks every match and walks through them. */
export function usePdfSearch(pages: RefObject<PdfPages | null>) {
  const [query, setQuery] = useState('')
  const [matches, setMatches] = useState<Matches | null>(null)

  const find = (text: string, way: 'new' | 'next' | 'previous') => {
    const events = pages.current?.events
    if (!events) return
    const follow = ({ matchesCount, state }: FindEvent) => {
      setMatches((before) => ({
        ...matchesCount,
        isSearching: state === undefined ? (before?.isSearching ?? false) : state === pending,
      }))
    }
    if (!followed.has(events)) {
      followed.add(events)
      events.on('updatefindmatchescount', follow)
      events.on('updatefindcontrolstate', follow)
    }
    events.dispatch('find', {
      source: events,
      type: way === 'new' ? '' : 'again',
      query: text,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: way === 'previous',
      matchDiacritics: false,
    })
  }

  return {
    query,
    matches: query ? matches : null,
    search: (text: string) => {
      setQuery(text)
      if (text) find(text, 'new')
      else clear()
    },
    next: () => find(query, 'next'),
    previous: () => find(query, 'previous'),
    clear: () => clear(),
  }

  function clear() {
    setQuery('')
    setMatches(null)
    pages.current?.events.dispatch('findbarclose', { source: pages.current.events })
  }
}

/** The event buses that already have a listener for matches. */
const followed = new WeakSet<object>()
