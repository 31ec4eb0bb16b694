import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A line of a queue that leads to one of its cases. */
export function QueueLink({
  to,
  title,
  detail,
  children,
}: {
  to: string
  title: string
  detail: ReactNode
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      className="grid gap-1 rounded-md bg-surface p-5 shadow-rest hover:shadow-lift tablet:grid-cols-[1fr_auto] tablet:items-center tablet:gap-6"
    >
      <span className="min-w-0">
        <span className="block font-bold font-heading text-lg [overflow-wrap:anywhere]">{title}</span>
        <span className="block text-ink-soft text-sm [overflow-wrap:anywhere]">{detail}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm tablet:justify-end">{children}</span>
    </Link>
  )
}
