import type { Report, ReportPeriod } from '#contract/reports.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { type ShownFigure, showFigure } from '#contract/small-numbers.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { findMailBrand, listSponsors } from '../brand/service.ts'
import {
  countIn,
  endingIn,
  type InMonth,
  listClassMonths,
  listOutcomeMonths,
  monthAfter,
  type OutcomeMonth,
  type Stretch,
  stretchesOf,
} from '../evidence/service.ts'
import { coverUrl } from '../resources/service.ts'
import { listChildren } from '../statistics/service.ts'
import { listAgreed } from '../testimonials/service.ts'
import { classesBy, fifthOf, schoolsBy, squaresOf } from './parts.ts'
import { findFifths, listBookTitles, listMembers, listSessionMonths } from './queries.ts'
import { reportPeriods } from './report-periods.ts'

/** What a report is about: a sponsor's months or all of them, and a period of these. */
export interface About {
  sponsorId: number | null
  /** All of them when left out. */
  periodId?: string | undefined
}

const monthOf = (day: string) => day.slice(0, 7)
const monthsIn = (rows: readonly InMonth[]) => rows.map(({ month }) => month)
const inOrder = (days: string[]) => days.sort((a, b) => a.localeCompare(b))
const earliest = (days: string[]) => inOrder(days)[0] ?? ''
const latest = (days: string[]) => inOrder(days).at(-1) ?? ''
const lastDayOf = (month: string) => dayAfter(`${monthAfter(month)}-01`, -1)

/** A figure about what was counted in some stretches. */
function figure<Row extends InMonth>(stretches: readonly Stretch<Row>[], of?: (row: Row) => number): ShownFigure {
  const rows = stretches.flatMap((stretch) => stretch.rows)
  const number = of && rows.reduce((sum, row) => sum + of(row), 0)
  return showFigure(countIn(rows), number)
}

/** The report as of now, and the periods on offer. Throws `not-found` for an unknown sponsor or period. */
export async function readReport(
  deps: Pick<Deps, 'db' | 'config'>,
  { sponsorId, periodId = 'all' }: About,
): Promise<{ report: Report; periods: ReportPeriod[] }> {
  const { db, config } = deps
  const [sponsors, classMonths, outcomeMonths, sessionMonths, brand] = await Promise.all([
    listSponsors(db),
    listClassMonths(db),
    listOutcomeMonths(db),
    listSessionMonths(db),
    findMailBrand(db),
  ])
  const sponsor = sponsorId === null ? null : sponsors.find(({ id }) => id === sponsorId)
  if (sponsor === undefined) throw new Failure('not-found')

  const today = todayInUk()
  const thisMonth = monthOf(today)
  const begun = earliest([thisMonth, monthOf(config.launchedOn), ...monthsIn(classMonths), ...monthsIn(sessionMonths)])
  const from = sponsor?.from || begun
  const periods = reportPeriods({ from, to: latest([from, earliest([sponsor?.until || thisMonth, thisMonth])]) })
  const period = periods.find(({ id }) => id === periodId)
  if (!period) throw new Failure('not-found')

  const all = stretchesOf(classMonths, begun)
  const told = endingIn(all, period)
  const lastDay = earliest([lastDayOf(period.to), today])
  const [members, borders, children, testimonials] = await Promise.all([
    listMembers(db, lastDay),
    findFifths(db),
    listChildren(db, [lastDay]),
    listAgreed(db),
  ])
  const by = <Part>(partOf: (row: (typeof classMonths)[number]) => Part) => classesBy(all, period, partOf, thisMonth)
  const byRegion = by(({ region }) => region)
  const byFifth = by(({ freeMeals }) => fifthOf(freeMeals, borders))
  const next = all.at(-1) ? monthAfter(all.at(-1)?.to ?? begun) : begun

  const report: Report = {
    as_of: new Date().toISOString(),
    portal: brand.name ?? config.appName,
    organisation: brand.organisation,
    sponsor: sponsor && {
      name: sponsor.name,
      logo: sponsor.logo,
      quote: sponsor.quote,
      quote_author: sponsor.quote_author,
    },
    period,
    schools: members.length,
    new_schools: members.filter(({ approvedOn }) => approvedOn >= `${period.from}-01`).length,
    enrolled: children[0]?.children ?? 0,
    schools_taught: schoolsIn(told),
    classes: figure(told),
    children: figure(told, (row) => row.children),
    readings: figure(told, (row) => row.readings),
    lessons: figure(told, (row) => row.lessons),
    sessions: figure(endingIn(stretchesOf(sessionMonths, begun), period)),
    stretches: told.map((one) => ({
      from: one.from,
      to: one.to,
      classes: figure([one]),
      children: figure([one], (row) => row.children),
    })),
    waiting: next <= period.to ? next : '',
    books: await booksOf(deps, by, told),
    regions: schoolsBy(members, ({ region }) => region).map(({ part, schools }) => ({
      name: part,
      schools,
      classes: byRegion(part),
    })),
    fifths: [1, 2, 3, 4, 5, 0]
      .map((fifth) => ({
        fifth,
        schools: members.filter(({ freeMeals }) => fifthOf(freeMeals, borders) === fifth).length,
        classes: byFifth(fifth),
      }))
      .filter(({ fifth, schools }) => (fifth === 0 ? schools > 0 : borders.length > 0)),
    movement: movementOf(endingIn(stretchesOf(outcomeMonths, begun), period)),
    squares: squaresOf(members),
    testimonials: testimonials.filter(({ said_on }) => said_on <= lastDay),
  }
  return { report, periods }
}

function schoolsIn(stretches: readonly Stretch<InMonth>[]): ShownFigure {
  const { schools } = countIn(stretches.flatMap(({ rows }) => rows))
  return showFigure({ count: schools, schools })
}

/** Books by how many classes read them or were taught with them; the others, where that cannot be told, by their titles. */
async function booksOf(
  { db }: Pick<Deps, 'db'>,
  by: (partOf: (row: { book: number }) => number) => (part: number) => ShownFigure,
  told: readonly Stretch<{ book: number }>[],
): Promise<Report['books']> {
  const byBook = by(({ book }) => book)
  const ids = new Set(told.flatMap(({ rows }) => rows.map(({ book }) => book)))
  return (await listBookTitles(db, [...ids]))
    .map((book) => ({
      id: book.id,
      title: book.title,
      image: book.deletedAt === null ? coverUrl(book) : '',
      classes: byBook(book.id),
    }))
    .filter(({ classes }) => classes !== null)
    .sort((a, b) => (b.classes ?? 0) - (a.classes ?? 0) || a.title.localeCompare(b.title, 'en-GB') || a.id - b.id)
}

function movementOf(stretches: readonly Stretch<OutcomeMonth>[]): Report['movement'] {
  const classes = figure(stretches)
  if (classes === null) return null
  const sum = (of: (row: OutcomeMonth) => number) => figure(stretches, of)
  return {
    classes,
    children: sum((row) => row.children),
    first: {
      towards: sum((row) => row.firstTowards),
      expected: sum((row) => row.firstExpected),
      beyond: sum((row) => row.firstBeyond),
    },
    second: {
      towards: sum((row) => row.secondTowards),
      expected: sum((row) => row.secondExpected),
      beyond: sum((row) => row.secondBeyond),
    },
    changed_minds: sum((row) => row.changedMinds),
    quiet_voices: sum((row) => row.quietVoices),
    will_try: sum((row) => row.willTry),
  }
}
