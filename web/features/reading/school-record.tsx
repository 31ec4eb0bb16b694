import { BookOpen, CalendarCheck, CalendarDays, Printer, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SchoolReading } from '#contract/reading.ts'
import { todayInUk } from '#contract/school-days.ts'
import { Button } from '../../ui/button.tsx'
import { OpenedTable } from './opened-table.tsx'
import { count, fives, longDay } from './wording.ts'

/** What a school did in one period, as it is read on the screen and printed. */
export function SchoolRecord({ reading }: { reading: SchoolReading }) {
  const period = reading.periods.find(({ id }) => id === reading.period)
  if (!period) return null
  return (
    <section aria-labelledby="period" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="period" className="text-xl">
            {period.name}
          </h2>
          <p className="mt-1 text-ink-soft">
            {longDay(period.from)} to {longDay(period.to)}
          </p>
        </div>
        <Button tone="quiet" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print this page
        </Button>
      </div>
      <dl className="mt-6 grid grid-cols-1 gap-4 phone:grid-cols-2 desktop:grid-cols-4 print:grid-cols-2">
        <Figure name="Books and papers opened by staff" Icon={BookOpen}>
          {count(reading.opened.filter(({ days }) => days > 0).length)}
        </Figure>
        <Figure name="Days on which staff opened one" Icon={CalendarDays}>
          {count(reading.days)}
        </Figure>
        <Figure name="Parents who joined" Icon={Users} note={`${fives(reading.parents)} have joined so far`}>
          {fives(reading.parents_joined)}
        </Figure>
        <Figure
          name="Enterprise sessions held"
          Icon={CalendarCheck}
          note={`${count(reading.sessions_booked)} booked in this period`}
        >
          {count(reading.sessions_held)}
        </Figure>
      </dl>
      <h2 className="mt-12 text-xl">What was opened</h2>
      {reading.opened.length > 0 ? (
        <OpenedTable opened={reading.opened} />
      ) : (
        <p className="mt-3">
          Your staff opened nothing in this period.{' '}
          <Link to="/resources" className="link print:hidden">
            Choose a book from the shelf
          </Link>
        </p>
      )}
      <h2 className="mt-12 text-xl print:mt-8">How we count</h2>
      <ul className="mt-3 grid max-w-[70ch] list-disc gap-2 pl-5 text-ink-soft">
        <li>We count all staff of your school together. A book that two teachers open on one day counts as one day.</li>
        <li>
          Numbers of parents are rounded down to multiples of five, and fewer than five are not shown, so that nobody
          can tell what one family reads. A book that only a few parents opened is not listed. Each parent’s account
          counts once.
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

interface FigureProps {
  name: string
  Icon: typeof BookOpen
  note?: string
  children: ReactNode
}

function Figure({ name, Icon, note, children }: FigureProps) {
  return (
    <div className="record-figure flex flex-col rounded-lg bg-surface p-5 shadow-rest">
      <dt className="flex items-start gap-2 text-ink-soft">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
        {name}
      </dt>
      <dd className="mt-auto pt-3">
        <span className="block font-extrabold font-heading text-2xl leading-tight">{children}</span>
        {note && <span className="mt-1 block text-ink-soft text-sm">{note}</span>}
      </dd>
    </div>
  )
}
