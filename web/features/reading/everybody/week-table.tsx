import { urlFor } from '#contract/endpoint.ts'
import { exportReadingWeeks, type ReadingWeek } from '#contract/reading.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { longDay } from '../wording.ts'
import { FigureTable } from './figure-table.tsx'

const columns = [
  'Week from',
  'Registered',
  'Confirmed',
  'Approved',
  'First storybook',
  'Active schools',
  'Active parents',
] as const

/** The weeks, newest first: how far the schools of each have come, and who was active in it. */
export function WeekTable({ weeks }: { weeks: ReadingWeek[] }) {
  const rows = weeks.toReversed().map((week) => ({
    key: week.begins_on,
    name: longDay(week.begins_on),
    figures: [week.registered, week.confirmed, week.approved, week.opened, week.active_schools, week.active_parents],
  }))
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks" className="text-xl">
        By week
      </h2>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Schools count in the week in which they registered. The most recent week is not over yet.
      </p>
      <FigureTable caption="Sign-ups and active schools and parents by week" columns={columns} rows={rows} />
      <a href={urlFor(exportReadingWeeks)} download className={buttonClass('quiet', 'mt-4')}>
        Download the weeks (CSV)
      </a>
    </section>
  )
}
