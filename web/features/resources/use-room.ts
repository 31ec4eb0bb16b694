import { useSyncExternalStore } from 'react'

/** Widths of the window from which two and three bays fit side by side. */
const widths = ['(min-width: 680px)', '(min-width: 960px)'] as const

const matches = (query: string) => window.matchMedia?.(query).matches ?? true

function subscribe(listener: () => void): () => void {
  const lists = widths.map((query) => window.matchMedia?.(query))
  for (const list of lists) list?.addEventListener('change', listener)
  return () => {
    for (const list of lists) list?.removeEventListener('change', listener)
  }
}

export type Room = 1 | 2 | 3

/**
 * How many bays the window has room for, side by side. Null on the server: render the shelf for each then, and let the
 * style sheet choose.
 */
export function useRoom(): Room | null {
  return useSyncExternalStore<Room | null>(
    subscribe,
    () => (matches(widths[1]) ? 3 : matches(widths[0]) ? 2 : 1),
    () => null,
  )
}
