import { useSyncExternalStore } from 'react'

/** The specification's threshold for a phone. */
const wide = '(min-width: 560px)'

function subscribe(listener: () => void) {
  const query = window.matchMedia?.(wide)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** True from 560 px on. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(wide).matches ?? true)
}
