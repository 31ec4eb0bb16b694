import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { overviewQuery } from '../../api/overview-query.ts'
import { classNames } from '../../ui/class-names.ts'
import { WarningSign } from '../../ui/feedback/warning-sign.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import type { Door } from './doors.ts'
import { useDoors } from './use-doors.ts'

/** The doors of the console. `isTiled`: two beside each other, as on a phone. */
export function ConsoleNavigation({ isTiled = false }: { isTiled?: boolean }) {
  const { open, here } = useDoors()
  return (
    <nav aria-label="Console">
      <ul className={isTiled ? 'grid grid-cols-2 gap-1' : 'grid gap-1'}>
        {open.map((door) => (
          <li key={door.name}>
            <DoorLink door={door} isHere={door === here} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** It leads to the first page behind the door that is open to the operator. */
function DoorLink({ door: { name, label, Icon, tabs }, isHere }: { door: Door; isHere: boolean }) {
  const { pathname } = useLocation()
  const to = tabs[0]?.to ?? ''
  return (
    <Link
      to={to}
      aria-current={isHere ? (pathname === to ? 'page' : 'true') : undefined}
      className="door flex min-h-11 items-center gap-3 rounded-md px-3 font-bold hover:bg-accent-soft hover:text-on-accent-soft"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="whitespace-nowrap">{label}</span>
      {name === 'inbox' && <WaitingBadge />}
      {name === 'set-up' && <TroubleBadge />}
    </Link>
  )
}

/** How many cases wait; nothing if none do. The one place where the console counts them. */
function WaitingBadge() {
  const { data } = useQuery(overviewQuery)
  // An e-mail that was not delivered is no case: nobody waits for an answer.
  const cases = data?.waiting.filter(({ queue }) => queue !== 'mails') ?? []
  const count = cases.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  return (
    <span className="ml-auto grid min-w-7 place-items-center rounded-full bg-accent px-2 text-on-accent text-sm forced-colors:border">
      <span>
        <VisuallyHidden>,</VisuallyHidden> {count > 999 ? '999+' : count} <VisuallyHidden>waiting</VisuallyHidden>
      </span>
    </span>
  )
}

/** The number of troubles that go on, and of e-mails that were not delivered; nothing if there are none. */
function TroubleBadge() {
  const { data } = useQuery(overviewQuery)
  const mails = data?.waiting.find(({ queue }) => queue === 'mails')?.count ?? 0
  // The trouble about these e-mails counts them too.
  const troubles = data?.troubles.filter(({ name }) => !(name === 'failed-mails' && mails > 0)).length ?? 0
  const count = troubles + mails
  if (count === 0) return null
  const spoken = [
    troubles > 0 && `${troubles} ${troubles === 1 ? 'problem' : 'problems'}`,
    mails > 0 && `${mails} ${mails === 1 ? 'e-mail' : 'e-mails'} not delivered`,
  ].filter(Boolean)
  return (
    <span
      className={classNames(
        'ml-auto flex items-center gap-1 rounded-full px-2 text-ink text-sm forced-colors:border',
        troubles > 0 ? 'bg-danger-soft' : 'bg-raised',
      )}
    >
      {troubles > 0 ? <TriangleAlert aria-hidden className="size-4 text-danger" /> : <WarningSign className="size-4" />}
      <span aria-hidden>{count > 999 ? '999+' : count}</span>
      <VisuallyHidden>, {spoken.join(', ')}</VisuallyHidden>
    </span>
  )
}
