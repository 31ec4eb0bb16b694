import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { brandQuery } from '../api/brand-query.ts'
import { useSession } from '../session/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import { MainNavigation } from './main-navigation.tsx'
import { menuItems } from './menu-items.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { PortalMark } from './portal-mark.tsx'
import { SponsorStrip } from './sponsor-strip.tsx'
import { useWideScreen } from './use-wide-screen.ts'
import { WelcomeMenu } from './welcome-menu.tsx'

/** The sponsor's strip scrolls away; the board with the navigation stays. */
export function Header() {
  const { data: brand } = useQuery(brandQuery)
  const { isSignedIn, user } = useSession()
  // Four entries and the welcome do not fit from the specification's 560 px on.
  const isWide = useWideScreen(menuItems(isSignedIn, user, '').length > 3 ? '48rem' : undefined)
  return (
    <>
      <SponsorStrip brand={brand} />
      <header className="board-below sticky top-0 z-30 bg-surface">
        <div className="page-width flex min-h-16 items-center gap-4 tablet:gap-8">
          <Link to="/" className="-ml-1 flex min-h-12 tablet:shrink-0 items-center gap-3 rounded-sm px-1">
            <PortalMark className="size-11 shrink-0" />
            <span className="w-min font-extrabold font-heading text-lg leading-none tracking-tight desktop:w-auto">
              {brand?.app_name ?? ' '}
            </span>
          </Link>
          {isWide !== false && (
            <div className={classNames('flex grow items-center', isWide === null && 'max-phone:hidden')}>
              <MainNavigation />
              <div className="ml-auto min-w-0">
                <WelcomeMenu />
              </div>
            </div>
          )}
          {!isWide && (
            <div className={classNames('ml-auto', isWide === null && 'phone:hidden')}>
              <PhoneMenu />
            </div>
          )}
        </div>
      </header>
    </>
  )
}
