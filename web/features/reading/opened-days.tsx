import type { ReadingPeriod } from '#contract/reading-periods.ts'
import { DayCalendar } from '../../ui/figures/day-calendar.tsx'
import { Figure } from '../../ui/figures/figure.tsx'
import { FigureTable } from '../../ui/figures/figure-table.tsx'
import { longDay, monthAndYear } from '../../ui/text/moment.ts'
import { counted } from './wording.ts'

interface OpenedDaysProps {
  period: Pick<ReadingPeriod, 'from' | 'to'>
  /** ISO days, oldest first. */
  days: readonly string[]
}

/** A term's calendar, or a year's, with the days on which staff opened something. */
export function OpenedDays({ period: { from, to }, days }: OpenedDaysProps) {
  const months = byMonth(from, to, days)
  const busiest = months.toSorted((a, b) => b.days - a.days)[0]
  const most =
    busiest && days.length > 0
      ? ` Most in ${monthAndYear(busiest.first)}, ${counted(busiest.days, 'day', 'days')}.`
      : ''
  return (
    <Figure
      title="The days"
      note="Coloured: your staff opened a book or paper."
      table={
        <FigureTable
          caption="Days on which staff opened a book or paper, by month"
          columns={['Month', 'Days']}
          rows={months.map((month) => ({ key: month.first, name: monthAndYear(month.first), figures: [month.days] }))}
        />
      }
    >
      <DayCalendar
        from={from}
        to={to}
        days={days}
        description={`${counted(days.length, 'day', 'days')} from ${longDay(from)} to ${longDay(to)}.${most}`}
      />
    </Figure>
  )
}

function byMonth(from: string, to: string, days: readonly string[]) {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const months = []
  for (let at = month - 1; ; at++) {
    const first = new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10)
    if (first > to) return months
    months.push({ first, days: days.filter((day) => day.startsWith(first.slice(0, 7))).length })
  }
}
