import { BookSessionPage } from './features/bookings/book-session-page.tsx'
import { SessionIntro } from './features/bookings/session-intro.tsx'

/** What a session is, and the form that asks for one. */
export function BookSessionScreen() {
  return <BookSessionPage intro={<SessionIntro />} />
}
