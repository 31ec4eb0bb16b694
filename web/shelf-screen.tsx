import { ShelfPage } from './features/resources/shelf-page.tsx'
import { usePeek } from './use-peek.ts'

/** The shelf, from which books open fast because the reader is prefetched. */
export function ShelfScreen() {
  return <ShelfPage onPeek={usePeek()} />
}
