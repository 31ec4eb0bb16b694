import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { brandQuery } from '../api/brand-query.ts'
import { useSession } from '../session/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import { MainNavigation } from './main-navigation.tsx'
import { menuItems } from './menu-items.ts'
import { shortNameOf } from './name-of.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { PortalMark } from './portal-mark.tsx'
import { SponsorStrip } from './sponsor-strip.tsx'
import { useFitting } from './use-fitting.ts'
import { WelcomeMenu } from './welcome-menu.tsx'

/** The versions of the navigation, by the room there is: with the user's name, without it, all in one menu. */
const [named, menu] = [0, 2]

/** The sponsor's strip scrolls away; the board with the navigation stays. */
export function Header() {
  const { data: brand } = useQuery(brandQuery)
  const { isSignedIn, user } = useSession()
  const row = useRef<HTMLDivElement>(null)
  const labels = menuItems(isSignedIn, user, '').map(({ label }) => label)
  const version = useFitting(row, [brand?.app_name, ...labels, user && shortNameOf(user)].join(), menu)
  return (
    <>
      <SponsorStrip brand={brand} />
      <header className="board-below sticky top-0 z-30 bg-surface print:hidden">
        <div className="page-width">
          <div ref={row} className="flex min-h-16 items-center gap-4 tablet:gap-6">
            <Link to="/" className="-ml-1 flex min-h-12 items-center gap-3 rounded-sm px-1">
              <PortalMark className="size-11 shrink-0" />
              <span className="font-extrabold font-heading text-lg leading-none tracking-tight max-desktop:w-min">
                {brand?.app_name ?? ' '}
              </span>
            </Link>
            {version !== menu && (
              <div
                className={classNames(
                  'flex shrink-0 grow items-center justify-between gap-x-4',
                  version === null && 'max-phone:hidden',
                )}
              >
                <MainNavigation />
                <WelcomeMenu name={version === null ? 'where-wide' : version === named ? 'shown' : 'hidden'} />
              </div>
            )}
            {(version === null || version === menu) && (
              <div className={classNames('ml-auto', version === null && 'phone:hidden')}>
                <PhoneMenu />
              </div>
            )}
          </div>
        </div>
      </header>
    </>
  )
}
