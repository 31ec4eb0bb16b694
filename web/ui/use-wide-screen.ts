import { useSyncExternalStore } from 'react'

/** The specification's threshold for a phone. */
const phone = '560px'

/**
 * True from a width on: the specification's 560 px, unless another is given. Null on the server: render both then, and
 * let the style sheet choose.
 */
export function useWideScreen(from = phone): boolean | null {
  const query = `(min-width: ${from})`
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia?.(query)
    list?.addEventListener('change', listener)
    return () => list?.removeEventListener('change', listener)
  }
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia?.(query).matches ?? true,
    () => null,
  )
}
