import { Link, useLocation } from 'react-router'
import { useSession } from '../session/use-session.ts'
import { menuItems } from './menu-items.ts'

/** The home page shows the shelf. */
function isHere(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`) || (pathname === '/' && to === '/resources')
}

/** Where one is hangs a ribbon, as in a book. */
export function MainNavigation() {
  const { isSignedIn, user } = useSession()
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main">
      <ul className="flex flex-col phone:flex-row phone:gap-2">
        {menuItems(isSignedIn, user).map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere(to, pathname) ? 'page' : undefined}
              className="ribbon-link relative flex min-h-12 items-center rounded-sm px-4 font-bold hover:bg-accent-soft hover:text-on-accent-soft phone:max-tablet:px-2 phone:min-h-16"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
