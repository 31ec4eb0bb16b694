import { NotActivePage } from './features/registration/standing/not-active-page.tsx'
import { FreeShelf } from './features/resources/free-shelf.tsx'
import { usePeek } from './use-peek.ts'

/** Users who have not confirmed their e-mail address may read what is free. */
export function NotActiveScreen() {
  return <NotActivePage shelf={<FreeShelf onPeek={usePeek()} />} />
}
