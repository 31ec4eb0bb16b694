import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { refusal } from '#contract/access.ts'
import { PasskeyOffer } from './features/accounts/passkeys/passkey-offer.tsx'
import { NextSession } from './features/bookings/next-session.tsx'
import { HomePage } from './features/home/home-page.tsx'
import { ResourcesInfo } from './features/resources/info/resources-info.tsx'
import { NewOnShelf } from './features/resources/new-on-shelf.tsx'
import { resourcesQuery } from './features/resources/queries.ts'
import { Testimonials } from './features/testimonials/testimonials.tsx'
import { menuItems } from './layout/menu-items.ts'
import { BookCovers } from './layout/showcase/book-covers.tsx'
import { principalOf } from './session/principal.ts'
import { useSession } from './session/use-session.ts'
import { usePeek } from './use-peek.ts'

/** The page after log-in. It offers a session to users whose menu offers one. */
export function HomeScreen() {
  const { isSignedIn, user } = useSession()
  const { data, isError } = useQuery(resourcesQuery)
  const canBook = menuItems(isSignedIn, user, '').some(({ to }) => to === '/book-session')
  const resources = isError ? [] : data
  const books = resources?.filter(({ category, is_draft }) => category === 'storybook' && !is_draft)
  const picture = <BookCovers covers={books} linkTo={(id) => `/resources/books/${id}`} className="w-full max-w-md" />
  return (
    <HomePage resources={resources} canBook={canBook} picture={picture}>
      {canBook && <NextSession />}
      {user?.role === 'senior' && <PasskeyOffer />}
      {user && !refusal('staff', principalOf(user)) && (
        <p className="mt-8">
          <Link to="/your-school" className="link">
            See and print what your school has done here
          </Link>
        </p>
      )}
      <NewOnShelf onPeek={usePeek()} />
      <ResourcesInfo />
      <Testimonials />
    </HomePage>
  )
}
