import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useDoors } from './use-doors.ts'

/** The pages behind a door, above each of them; nothing where there is only one, and on the pages that these lead to. */
export function DoorTabs() {
  const { here } = useDoors()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // On a phone they are a strip: the current one is to be seen, also the last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 48
  }, [pathname])
  const isAt = (to: string) => pathname.replace(/\/$/, '') === to
  if (!here || here.tabs.length < 2 || !here.tabs.some(({ to }) => isAt(to))) return null
  return (
    <nav aria-label={here.label} className="door-tabs print:hidden">
      <ul ref={list}>
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
