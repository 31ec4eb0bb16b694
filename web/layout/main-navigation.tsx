import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { brandQuery } from '../api/brand-query.ts'
import { useSession } from '../session/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import { menuItems } from './menu-items.ts'
import { MenuLink } from './menu-link.tsx'

function isHere(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

/** The current page is marked with a ribbon, as in a book. `isColumn`: below each other, in the menu. */
export function MainNavigation({ isColumn = false }: { isColumn?: boolean }) {
  const { isSignedIn, user } = useSession()
  const { pathname } = useLocation()
  const { data: brand } = useQuery(brandQuery)
  const items = menuItems(isSignedIn, user, brand?.shop_url ?? '')
  return (
    <nav aria-label="Main" className="shrink-0">
      <ul className={isColumn ? 'flex flex-col' : 'flex gap-1 whitespace-nowrap'}>
        {items.map(({ label, to, isExternal, tour }) => (
          <li key={to}>
            <MenuLink
              to={to}
              isExternal={isExternal}
              data-tour={tour}
              aria-current={isHere(to, pathname) ? 'page' : undefined}
              className={classNames(
                'relative flex items-center rounded-sm font-bold hover:bg-accent-soft hover:text-on-accent-soft',
                isColumn ? 'ribbon-beside min-h-12 px-4' : 'ribbon-below min-h-16 px-3',
              )}
            >
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
