import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { overviewQuery } from '../api/overview-query.ts'
import { useRights } from '../session/use-rights.ts'

const page = '/admin/before-you-open'

/** For owners, above the console's pages until the portal is ready for schools. */
export function OpenPointsBanner() {
  const { data } = useQuery(overviewQuery)
  const { pathname } = useLocation()
  const may = useRights()
  const left = data?.open_points ?? 0
  if (left === 0 || pathname === page || !may('owner')) return null
  return (
    <p className="mt-6 flex items-start gap-3 rounded-md bg-danger-soft px-4 py-3 text-ink forced-colors:border">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <span>
        <strong>This portal is not ready for schools yet.</strong>{' '}
        <Link to={page} className="link">
          {left === 1 ? 'See the one thing left to do' : `See the ${left} things left to do`}
        </Link>
      </span>
    </p>
  )
}
