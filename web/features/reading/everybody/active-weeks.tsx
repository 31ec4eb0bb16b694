import { urlFor } from '#contract/endpoint.ts'
import { exportReadingWeeks, type ReadingWeek } from '#contract/reading.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Columns } from '../../../ui/figures/columns.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { longDay, shortDay } from '../../../ui/text/moment.ts'

const kinds = [
  {
    key: 'active_schools',
    title: 'Schools that read, week by week',
    column: 'Schools',
    what: 'schools',
    note: 'Schools of which staff opened a book or paper in the week.',
  },
  {
    key: 'active_parents',
    title: 'Parents who read, week by week',
    column: 'Parents',
    what: 'parents',
    note: 'Parents who opened a book or paper in the week, at home.',
  },
] as const

/** Who read in each of the weeks. */
export function ActiveWeeks({ weeks }: { weeks: ReadingWeek[] }) {
  return (
    <Section id="weeks" title="By week">
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 desktop:grid-cols-[repeat(2,minmax(0,1fr))]">
        {kinds.map(({ key, title, column, what, note }) => (
          <Figure
            key={key}
            level={3}
            title={title}
            note={note}
            table={
              <FigureTable
                caption={title}
                columns={['Week from', column]}
                rows={weeks.map((week) => ({
                  key: week.begins_on,
                  name: longDay(week.begins_on),
                  figures: [week[key]],
                }))}
              />
            }
          >
            <Columns
              title={title}
              description={inWords(weeks, key, what)}
              lastIsOpen="This week so far"
              columns={weeks.map((week) => ({
                key: week.begins_on,
                label: shortDay(week.begins_on),
                name: longDay(week.begins_on),
                value: week[key],
              }))}
            />
          </Figure>
        ))}
      </div>
      <a href={urlFor(exportReadingWeeks)} download className={buttonClass('quiet', 'mt-4 print:hidden')}>
        Download the weeks, with the sign-ups of each (CSV)
      </a>
    </Section>
  )
}

/** What somebody would say who looks at the columns. */
function inWords(weeks: ReadingWeek[], key: 'active_schools' | 'active_parents', what: string): string {
  const seen = weeks.filter((week) => week[key] !== null)
  const most = seen.toSorted((a, b) => (b[key] ?? 0) - (a[key] ?? 0))[0]
  if (!most) return `In none of ${weeks.length} weeks were there enough ${what} to show how many.`
  const hidden = weeks.length - seen.length
  const few = hidden > 0 ? ` ${hidden} of ${weeks.length} weeks have too few to show.` : ''
  return `Most in the week from ${longDay(most.begins_on)}, with ${most[key]?.toLocaleString('en-GB')} ${what}.${few}`
}
