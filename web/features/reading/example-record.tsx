import type { ReadingPeriod } from '#contract/reading-periods.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Bars } from '../../ui/figures/bars.tsx'
import { DayCalendar } from '../../ui/figures/day-calendar.tsx'
import { Section } from '../../ui/page/section.tsx'
import { ExampleSheet } from './example-sheet.tsx'
import { counted } from './wording.ts'

/** Tuesdays and Thursdays, as of a class that reads twice a week. */
const isExample = (day: string) => [2, 4].includes(new Date(day).getUTCDay())

const books = [
  { key: 1, title: 'The first book your class reads', days: 9 },
  { key: 2, title: 'Its lesson plan', days: 4 },
  { key: 3, title: 'The book after that', days: 2 },
]

/** What a school sees that has opened nothing yet: what its page will look like, marked as an example. */
export function ExampleRecord({
  period: { to },
  parents,
}: {
  period: Pick<ReadingPeriod, 'to'>
  /** How many have joined so far. */
  parents: number
}) {
  const months = 2
  const [year = 0, month = 1] = to.split('-').map(Number)
  const from = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10)
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const days = Array.from({ length: 62 }, (_, at) =>
    new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
  ).filter((day) => day <= end && isExample(day))
  return (
    <Section id="first-book" title="Your first book starts this page" className="mt-8 print:hidden">
      <p className="mt-2 max-w-[60ch]">
        Nothing has been opened yet. Once a colleague or a parent opens a book, its cover stands here with the days on
        which it was read. You can print it for governors or for an inspection.
      </p>
      {parents > 0 && (
        <p className="mt-2">
          <strong>{counted(parents, 'parent has', 'parents have')} joined so far.</strong>
        </p>
      )}
      <ButtonLink to="/resources" className="mt-5">
        Choose a book from the shelf
      </ButtonLink>
      <ExampleSheet>
        <DayCalendar from={from} to={end} days={days} description="" />
        <div className="figure">
          <Bars
            bars={books.map(({ key, title, days: value }) => ({
              key,
              title,
              picture: '',
              values: [{ value, words: `${value} days` }],
            }))}
          />
        </div>
      </ExampleSheet>
    </Section>
  )
}
