import { useQuery } from '@tanstack/react-query'
import { HomePage } from './features/home/home-page.tsx'
import { ResourcesInfo } from './features/resources/info/resources-info.tsx'
import { NewOnShelf } from './features/resources/new-on-shelf.tsx'
import { resourcesQuery } from './features/resources/queries.ts'
import { Testimonials } from './features/testimonials/testimonials.tsx'
import { menuItems } from './layout/menu-items.ts'
import { ShelfPicture } from './layout/shelf-picture.tsx'
import { useSession } from './session/use-session.ts'
import { usePeek } from './use-peek.ts'

/** The page after log-in. It offers a session to users whose menu offers one. */
export function HomeScreen() {
  const { isSignedIn, user } = useSession()
  const { data, isError } = useQuery(resourcesQuery)
  const canBook = menuItems(isSignedIn, user, '').some(({ to }) => to === '/book-session')
  return (
    <HomePage resources={isError ? [] : data} canBook={canBook} picture={<ShelfPicture className="w-full max-w-md" />}>
      <NewOnShelf onPeek={usePeek()} />
      <ResourcesInfo />
      <Testimonials />
    </HomePage>
  )
}
