import { Link } from 'react-router'
import type { Trouble } from '#contract/monitoring.ts'

interface SideLinesProps {
  /** Schools that have not confirmed their address. */
  unconfirmed: number
  /** What wants looking at some day, and breaks nothing. */
  notices: Trouble[]
}

/** What is no case, each in a quiet line. Renders nothing without any. */
export function SideLines({ unconfirmed, notices }: SideLinesProps) {
  const lines = [
    ...(unconfirmed > 0
      ? [
          [
            unconfirmed === 1
              ? 'One more school has not confirmed its address yet.'
              : `${count(unconfirmed)} more schools have not confirmed their address yet.`,
            '/admin/inbox?kind=schools&state=with-them&status=unconfirmed',
          ] as const,
        ]
      : []),
    ...notices.map(({ what }) => [what, '/admin/health'] as const),
  ]
  if (lines.length === 0) return null
  return (
    <ul aria-label="Also" className="today-also">
      {lines.map(([words, to]) => (
        <li key={words} className="wrap-anywhere text-ink-soft">
          <Link to={to} className="link inline-flex min-h-11 items-center py-2">
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const count = (number: number) => number.toLocaleString('en-GB')
