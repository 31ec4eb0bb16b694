import { Link, useLocation } from 'react-router'
import { useDoors } from './use-doors.ts'

/** The pages behind a door, above each of them; nothing where there is only one, and on the pages that these lead to. */
export function DoorTabs() {
  const { here } = useDoors()
  const { pathname } = useLocation()
  const isAt = (to: string) => pathname.replace(/\/$/, '') === to
  if (!here || here.tabs.length < 2 || !here.tabs.some(({ to }) => isAt(to))) return null
  return (
    <nav aria-label={here.label} className="door-tabs print:hidden">
      <ul>
        {here.tabs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={isAt(to) ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
