import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { SchoolReading } from '#contract/reading.ts'
import { todayInUk } from '#contract/school-days.ts'
import { Button } from '../../ui/button.tsx'
import { BigNumber, BigNumbers } from '../../ui/figures/big-number.tsx'
import { Section } from '../../ui/page/section.tsx'
import { longDay } from '../../ui/text/moment.ts'
import { ExampleRecord } from './example-record.tsx'
import { isEmpty as hasNoClasses, InClass } from './in-class/in-class.tsx'
import { OpenedDays } from './opened-days.tsx'
import { OpenedFigure } from './opened-figure.tsx'
import { count } from './wording.ts'

/** What a school did in one period, as it is read on the screen and printed. */
export function SchoolRecord({ reading }: { reading: SchoolReading }) {
  const period = reading.periods.find(({ id }) => id === reading.period)
  if (!period) return null
  if (isEmpty(reading)) return <ExampleRecord period={period} parents={reading.parents} />
  return (
    <section aria-labelledby="period" className="mt-8 max-phone:mt-4">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 id="period" className="text-xl">
            {period.name}
          </h2>
          <p className="mt-1 text-ink-soft">
            {longDay(period.from)} to {longDay(period.to)}
          </p>
        </div>
        <Button tone="quiet" className="max-phone:px-3 print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          <span className="max-phone:sr-only">Print this page</span>
        </Button>
      </div>
      <BigNumbers className="mt-6 max-phone:mt-4">
        <BigNumber
          label="Books and papers opened by staff"
          value={count(reading.opened.filter(({ days }) => days > 0).length)}
          definition="Different books and papers that anybody of your staff opened in this period."
        />
        <BigNumber
          label="Days on which staff opened one"
          value={count(reading.days.length)}
          definition="All staff of your school count together: two teachers on one day are one day."
        />
        <BigNumber
          label="Parents who joined"
          value={count(reading.parents_joined)}
          note={`${count(reading.parents)} have joined so far`}
          definition="Parents who joined your school in this period and whose e-mail address is confirmed."
        />
        <BigNumber
          label="Enterprise sessions held"
          value={count(reading.sessions_held)}
          note={`${count(reading.sessions_booked)} booked in this period`}
          definition="Sessions that took place in this period. Those booked count by the day on which you asked."
        />
      </BigNumbers>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 print:mt-8 print:gap-8">
        <InClass classes={reading.classes} period={period.id} />
        {reading.days.length > 0 && <OpenedDays period={period} days={reading.days} />}
        {reading.opened.length > 0 ? (
          <OpenedFigure opened={reading.opened} />
        ) : (
          <Section id="opened" title="What was opened">
            <p className="mt-2">
              Your staff opened nothing in this period.{' '}
              <Link to="/resources" className="link print:hidden">
                Choose a book from the shelf
              </Link>
            </p>
          </Section>
        )}
      </div>
      <h2 className="mt-12 text-xl print:mt-8">How we count</h2>
      <ul className="mt-3 grid max-w-[70ch] list-disc gap-2 pl-5 text-ink-soft">
        <li>We count all staff of your school together. A book that two teachers open on one day counts as one day.</li>
        <li>
          These are your school’s own figures, and exact. Only what parents opened is rounded down to multiples of five,
          and not shown below five, so that nobody can tell what one family reads. A book that only a few parents opened
          is not listed. Each parent’s account counts once.
        </li>
        <li>
          What classes read and were taught is counted by school and never by teacher: by day for 13 weeks, then by
          month. It stays when a class code ends or an account is deleted. No field could hold a child’s name.
        </li>
        <li>
          Accounts that have been deleted no longer count. Terms are counted by whole months: autumn from September,
          spring from January, summer from April.
        </li>
      </ul>
      <p className="mt-8 hidden text-sm print:block">
        {reading.school}. Printed on {longDay(todayInUk())}.
      </p>
    </section>
  )
}

/** Nothing was done yet. That parents have joined is said, but is nothing to draw. */
const isEmpty = ({ period, periods, ...reading }: SchoolReading) =>
  period === periods[0]?.id &&
  reading.opened.length === 0 &&
  reading.days.length === 0 &&
  hasNoClasses(reading.classes) &&
  reading.sessions_booked + reading.sessions_held === 0
