import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { brandQuery } from '../api/brand-query.ts'
import { useSession } from '../session/use-session.ts'
import { menuItems } from './menu-items.ts'
import { MenuLink } from './menu-link.tsx'

function isHere(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

/** The current page is marked with a ribbon, as in a book. */
export function MainNavigation() {
  const { isSignedIn, user } = useSession()
  const { pathname } = useLocation()
  const { data: brand } = useQuery(brandQuery)
  const items = menuItems(isSignedIn, user, brand?.shop_url ?? '')
  return (
    <nav aria-label="Main">
      <ul className="flex flex-col phone:flex-row phone:gap-2">
        {items.map(({ label, to, isExternal, tour }) => (
          <li key={to}>
            <MenuLink
              to={to}
              isExternal={isExternal}
              data-tour={tour}
              aria-current={isHere(to, pathname) ? 'page' : undefined}
              className="ribbon-link relative flex min-h-12 items-center rounded-sm px-4 font-bold hover:bg-accent-soft hover:text-on-accent-soft leading-tight phone:max-desktop:px-2 phone:min-h-16"
            >
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
