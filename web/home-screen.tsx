import { useQuery } from '@tanstack/react-query'
import { refusal } from '#contract/access.ts'
import { categoriesQuery } from './api/categories-query.ts'
import { PasskeyOffer } from './features/accounts/passkeys/passkey-offer.tsx'
import { SessionCard } from './features/bookings/session-card.tsx'
import { ClassCodesCard } from './features/class-codes/class-codes-card.tsx'
import { cardsOf, chooseBook, lessonOf } from './features/home/arrange-home.ts'
import { HomePage } from './features/home/home-page.tsx'
import { progressQuery } from './features/home/queries.ts'
import { ResourcesInfo } from './features/resources/info/resources-info.tsx'
import { NewOnShelf } from './features/resources/new-on-shelf.tsx'
import { resourcesQuery } from './features/resources/queries.ts'
import { testimonialsQuery } from './features/testimonials/queries.ts'
import { Testimonials } from './features/testimonials/testimonials.tsx'
import { menuItems } from './layout/menu-items.ts'
import { principalOf } from './session/principal.ts'
import { useSession } from './session/use-session.ts'
import { IconCard } from './ui/page/icon-card.tsx'
import { usePeek } from './use-peek.ts'

export const prefetch = () => [resourcesQuery, categoriesQuery, progressQuery, testimonialsQuery]

const nothing = { opened: [], invited: 0, booked: 0 }

/** The page after log-in. It offers a session to users whose menu offers one, and class codes to those who may make them. */
export function HomeScreen() {
  const { isSignedIn, user } = useSession()
  const shelf = useQuery(resourcesQuery)
  const done = useQuery(progressQuery)
  const resources = shelf.isError ? [] : shelf.data
  const progress = done.isError ? nothing : done.data
  const situation = user && resources && progress && { user, resources, progress }
  const open = situation && chooseBook(situation)
  const lesson = situation && lessonOf(situation)
  const canBook = menuItems(isSignedIn, user, '').some(({ to }) => to === '/book-session')
  const cards = situation && (
    <>
      {refusal('author', principalOf(situation.user)) === null && <ClassCodesCard />}
      {canBook && <SessionCard />}
      {[...(lesson ? [lesson] : []), ...cardsOf(situation)].map((card) => (
        <IconCard key={card.to} {...card} />
      ))}
    </>
  )
  return (
    <HomePage open={open} cards={cards}>
      {user?.role === 'senior' && <PasskeyOffer />}
      <NewOnShelf besides={open?.book.id} onPeek={usePeek()} />
      <ResourcesInfo />
      <Testimonials />
    </HomePage>
  )
}
