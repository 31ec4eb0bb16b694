import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Week } from '#contract/overview.ts'
import { AsTable, tooFew } from '../../ui/figures/figure.tsx'
import { FigureTable } from '../../ui/figures/figure-table.tsx'
import { formatFigure } from '../../ui/figures/format-figure.ts'
import { Sparkline } from '../../ui/figures/sparkline.tsx'
import { dateFormat, shortDay } from '../../ui/text/moment.ts'
import { trendsQuery } from './queries.ts'
import './trends.css'

interface Curve {
  key: Exclude<keyof Week, 'begins_on'>
  label: string
  /** It adds up from week to week; the others are counted anew in each. */
  isTotal?: true
}

const curves: Curve[] = [
  { key: 'active_schools', label: 'Schools that read' },
  { key: 'active_parents', label: 'Parents who read' },
  { key: 'children', label: 'Children reached', isTotal: true },
  { key: 'sign_ups', label: 'Sign-ups' },
  { key: 'bookings', label: 'Session requests' },
]

const day = dateFormat({ day: 'numeric', month: 'long' })

/** The last 12 weeks: who reads, whom the portal reaches, and what comes in. Renders nothing when they could not be loaded: they are only background. */
export function Trends() {
  const { data: weeks } = useQuery(trendsQuery)
  if (!weeks || weeks.length === 0) return null
  return (
    <section aria-labelledby="weeks" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="weeks" className="text-lg">
          The last {weeks.length} weeks
        </h2>
        <Link to="/admin/reading" className="link inline-flex min-h-11 items-center">
          What is read
        </Link>
      </div>
      <div className="trends">
        {curves.map((curve) => (
          <Trend key={curve.key} curve={curve} weeks={weeks} />
        ))}
      </div>
      <AsTable of="The last 12 weeks">
        <FigureTable
          caption="The last 12 weeks"
          columns={['Week from', ...curves.map(({ label }) => label)]}
          rows={weeks.map((week) => ({
            key: week.begins_on,
            name: day(week.begins_on),
            figures: curves.map(({ key }) => week[key]),
          }))}
        />
      </AsTable>
    </section>
  )
}

function Trend({ curve: { key, label, isTotal }, weeks }: { curve: Curve; weeks: Week[] }) {
  const values = weeks.map((week) => week[key])
  const now = values.at(-1) ?? null
  return (
    <figure className="trend">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{label}</span>
        {now === null ? (
          <span className="text-ink-soft text-sm">{tooFew} this week</span>
        ) : (
          <span>
            <span className="font-extrabold font-heading text-lg">{formatFigure(now)}</span>{' '}
            <span className="text-ink-soft text-sm">{isTotal ? 'so far' : 'so far this week'}</span>
          </span>
        )}
      </figcaption>
      {values.some((value) => value !== null) && (
        <Sparkline
          values={values}
          from={shortDay(weeks[0]?.begins_on ?? '')}
          to={isTotal ? 'now' : shortDay(weeks.at(-1)?.begins_on ?? '')}
        />
      )}
    </figure>
  )
}
