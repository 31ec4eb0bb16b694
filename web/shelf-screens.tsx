import { NotActivePage } from './features/registration/standing/not-active-page.tsx'
import { FreeShelf } from './features/resources/free-shelf.tsx'
import { ShelfPage } from './features/resources/shelf-page.tsx'
import { usePeek } from './use-peek.ts'

/** The shelf, from which books open fast because the reader is fetched ahead. */
export function ShelfScreen() {
  return <ShelfPage onPeek={usePeek()} />
}

/** What an unconfirmed address may do: read what is free. */
export function NotActiveScreen() {
  return <NotActivePage shelf={<FreeShelf onPeek={usePeek()} />} />
}
