import { useSyncExternalStore } from 'react'

const nothing = () => () => undefined

/** False while a page that the server drew comes alive: until then it has to look as it was drawn. True ever after. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}
