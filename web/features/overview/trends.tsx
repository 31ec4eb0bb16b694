import { useQuery } from '@tanstack/react-query'
import type { Week } from '#contract/overview.ts'
import { dateFormat } from '../../ui/text/moment.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { trendsQuery } from './queries.ts'
import { Sparkline } from './sparkline.tsx'

const curves = [
  { key: 'sign_ups', label: 'Sign-ups' },
  { key: 'log_ins', label: 'Log-ins' },
  { key: 'bookings', label: 'Session requests' },
] as const

const day = dateFormat({ day: 'numeric', month: 'long' })

/** The last 12 weeks. Renders nothing when they could not be loaded: they are only background. */
export function Trends() {
  const { data: weeks } = useQuery(trendsQuery)
  if (!weeks || weeks.length === 0) return null
  return (
    <section aria-labelledby="weeks" className="mt-12">
      <h2 id="weeks" className="text-xl">
        The last {weeks.length} weeks
      </h2>
      <div className="mt-4 grid gap-4 tablet:grid-cols-3">
        {curves.map(({ key, label }) => (
          <Trend key={key} label={label} weeks={weeks} values={weeks.map((week) => week[key])} />
        ))}
      </div>
    </section>
  )
}

function Trend({ label, weeks, values }: { label: string; weeks: Week[]; values: number[] }) {
  const all = values.reduce((sum, value) => sum + value, 0)
  return (
    <figure className="rounded-md bg-surface p-5 shadow-rest">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-bold">{label}</span>
        <span className="font-extrabold font-heading text-xl">{all.toLocaleString('en-GB')}</span>
      </figcaption>
      <Sparkline values={values} />
      <p className="text-ink-soft text-sm">{(values.at(-1) ?? 0).toLocaleString('en-GB')} this week so far</p>
      <VisuallyHidden>
        {weeks.map(({ begins_on }, index) => `Week of ${day(begins_on)}: ${values[index]}`).join('. ')}
      </VisuallyHidden>
    </figure>
  )
}
