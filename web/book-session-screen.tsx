import { BookSessionPage } from './features/bookings/book-session-page.tsx'
import { PageDetails } from './features/general-pages/general-page.tsx'

/** What a session is, in the operator's words, and the form that asks for one. */
export function BookSessionScreen() {
  return <BookSessionPage intro={<PageDetails name="book-session" />} />
}
