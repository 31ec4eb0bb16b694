import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { overviewQuery } from '../api/overview-query.ts'
import { useRights } from '../session/use-rights.ts'
import { classNames } from '../ui/class-names.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { type ConsoleItem, consoleGroups, consoleItemAt } from './console-items.ts'

/** The pages of the console that this operator may open, in groups, with the number of open items in each. */
export function ConsoleNavigation() {
  const { pathname } = useLocation()
  const here = consoleItemAt(pathname)
  const mayOpen = useRights()
  return (
    <nav aria-label="Console" className="grid gap-6">
      {consoleGroups
        .map((group) => ({ ...group, items: group.items.filter(({ rights }) => mayOpen(rights)) }))
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <NavigationGroup key={title} title={title} items={items} here={here} />
        ))}
    </nav>
  )
}

function NavigationGroup({
  title,
  items,
  here,
}: {
  title: string
  items: ConsoleItem[]
  here: ConsoleItem | undefined
}) {
  const id = useId()
  return (
    <div>
      {title && (
        <p id={id} className="px-3 pb-1 font-bold font-heading text-ink-soft text-sm">
          {title}
        </p>
      )}
      <ul {...(title && { 'aria-labelledby': id })}>
        {items.map((item) => (
          <li key={item.to}>
            <ItemLink item={item} isHere={item === here} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ItemLink({ item: { label, to, Icon, queues, hasTroubles }, isHere }: { item: ConsoleItem; isHere: boolean }) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-sm px-3 font-bold hover:bg-accent-soft hover:text-on-accent-soft',
        isHere && 'bg-accent-soft text-on-accent-soft',
      )}
    >
      <Icon aria-hidden className={classNames('size-5 shrink-0', isHere ? 'text-accent-ink' : 'text-ink-soft')} />
      {label}
      {queues.length > 0 && <WaitingBadge queues={queues} />}
      {hasTroubles && <TroubleBadge />}
    </Link>
  )
}

/** The number of open items; nothing if there are none. */
function WaitingBadge({ queues }: Pick<ConsoleItem, 'queues'>) {
  const { data } = useQuery(overviewQuery)
  const counted = data?.waiting.filter(({ queue }) => queues.includes(queue)) ?? []
  const count = counted.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  return (
    <span className="ml-auto grid min-w-7 place-items-center rounded-full bg-accent px-2 text-on-accent text-sm">
      <span>
        <VisuallyHidden>,</VisuallyHidden> {count > 999 ? '999+' : count} <VisuallyHidden>waiting</VisuallyHidden>
      </span>
    </span>
  )
}

/** The number of troubles that go on; nothing if there are none. */
function TroubleBadge() {
  const { data } = useQuery(overviewQuery)
  const count = data?.troubles.length ?? 0
  if (count === 0) return null
  return (
    <span className="ml-auto flex items-center gap-1 rounded-full bg-danger-soft px-2 text-ink text-sm forced-colors:border">
      <TriangleAlert aria-hidden className="size-4 text-danger" />
      <span>
        <VisuallyHidden>,</VisuallyHidden> {count}{' '}
        <VisuallyHidden>{count === 1 ? 'problem' : 'problems'}</VisuallyHidden>
      </span>
    </span>
  )
}
