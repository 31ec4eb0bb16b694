import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { overviewQuery } from '../../api/overview-query.ts'
import { useRights } from '../../session/use-rights.ts'
import { type Door, doorNameAt, doors, type Tab } from './doors.ts'

/** The doors that this operator may open, each with the pages behind it that are open to them, and the one that they are in. */
export function useDoors(): { open: Door[]; here: Door | undefined } {
  const mayOpen = useRights()
  const { pathname } = useLocation()
  const { data } = useQuery(overviewQuery)
  const isOpen = ({ rights, from }: Tab) => mayOpen(rights) && (from === undefined || data?.parts.includes(from))
  const open = doors.map((door) => ({ ...door, tabs: door.tabs.filter(isOpen) })).filter(({ tabs }) => tabs.length > 0)
  const name = doorNameAt(pathname)
  // Without a product the shop has no door of its own: the library has the way to it.
  const here =
    open.find((door) => door.name === name) ?? open.find((door) => name === 'shop' && door.name === 'library')
  return { open, here }
}
