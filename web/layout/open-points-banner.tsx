import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { overviewQuery } from '../api/overview-query.ts'
import { useRights } from '../session/use-rights.ts'
import { TextLink } from '../ui/text/text-link.tsx'

const page = '/admin/set-up'

/** For owners, above the console's pages: steps of the set-up that nothing proves, or that are proven no longer. */
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
        <strong>{left === 1 ? 'One step of the set-up is open.' : `${left} steps of the set-up are open.`}</strong>{' '}
        <TextLink to={page}>Go to Set-up</TextLink>
      </span>
    </p>
  )
}
