import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** One step of the way here; the last one, without `to`, is the page itself. */
export interface Crumb {
  label: string
  to?: string
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />}
            {to ? (
              <Link to={to} className="link wrap-anywhere inline-flex min-h-11 min-w-0 items-center">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="wrap-anywhere min-w-0 text-ink-soft">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
