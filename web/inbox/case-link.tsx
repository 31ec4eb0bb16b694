import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withAddresses } from '../ui/text/email-address.tsx'

interface CaseLinkProps {
  to: string
  title: string
  detail: ReactNode
  /** Marks, a reference, its age. */
  children: ReactNode
}

/** A list item that links to one case. */
export function CaseLink({ to, title, detail, children }: CaseLinkProps) {
  return (
    <Link
      to={to}
      className="grid gap-1 rounded-md bg-surface p-5 shadow-rest hover:shadow-lift tablet:grid-cols-[1fr_auto] tablet:items-center tablet:gap-6"
    >
      <span className="min-w-0">
        <span className="block font-bold font-heading text-lg [overflow-wrap:anywhere]">{title}</span>
        <span className="block text-ink-soft text-sm [overflow-wrap:anywhere]">{withAddresses(detail)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm tablet:justify-end">{children}</span>
    </Link>
  )
}

/** Marks what is unusual about a case. */
export function Mark({ children }: { children: string }) {
  return <span className="rounded-full bg-accent-soft px-3 py-1 font-bold text-on-accent-soft">{children}</span>
}
