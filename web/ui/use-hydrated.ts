import { useSyncExternalStore } from 'react'

const nothing = () => () => undefined

/**
 * False while a server-rendered page hydrates, because until then it has to equal the server's HTML. True from then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}
