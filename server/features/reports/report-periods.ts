import { terms } from '#contract/reading-periods.ts'
import type { ReportPeriod } from '#contract/reports.ts'

/** Months, such as 2026-09, both included. */
export interface Months {
  from: string
  to: string
}

const offered = { years: 3, terms: 4 }

const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The terms of some years, the earliest first. Each begins and ends with a month. */
const termsOf = (years: number[]) =>
  years.flatMap((year) =>
    terms.map(({ term, name, from, to }) => ({
      id: `${term}-${year}`,
      name: `${name} ${year}`,
      from: `${year}-${from.slice(0, 2)}`,
      to: `${year}-${to.slice(0, 2)}`,
    })),
  )

/** The school years that begin in some years. */
const schoolYears = (years: number[]) =>
  years.map((year) => ({
    id: `${year}-${String(year + 1).slice(2)}`,
    name: `School year ${year}/${String(year + 1).slice(2)}`,
    from: `${year}-09`,
    to: `${year + 1}-08`,
  }))

const yearsBetween = ({ from, to }: Months) => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

/** What lies in both; null where nothing does. */
function within(months: Months, { from, to }: Months): Months | null {
  const both = { from: months.from > from ? months.from : from, to: months.to < to ? months.to : to }
  return both.from <= both.to ? both : null
}

/** The periods that a report about these months can be of: all of them, and what of the last school years and terms lies in them. */
export function reportPeriods(all: Months): [ReportPeriod, ...ReportPeriod[]] {
  const years = schoolYears(yearsBetween({ from: `${Number(all.from.slice(0, 4)) - 1}-01`, to: all.to }))
  const offer = (periods: ReportPeriod[], count: number) =>
    periods
      .flatMap((period) => {
        const both = within(period, all)
        return both ? [{ ...period, ...both }] : []
      })
      .slice(-count)
      .reverse()
  const name = `${monthName(all.from)} to ${monthName(all.to)}`
  return [
    { id: 'all', name: all.from === all.to ? monthName(all.from) : name, ...all },
    ...offer(years, offered.years),
    ...offer(termsOf(yearsBetween(all)), offered.terms),
  ]
}

/** What a period is called wherever it is not cut to somebody's months: "Autumn term 2026". */
export function nameOfPeriod(id: string): string {
  const year = Number(/\d{4}/.exec(id)?.[0])
  return [...schoolYears([year]), ...termsOf([year])].find((one) => one.id === id)?.name ?? 'All months'
}

/** The terms that lie in these months as a whole, as far as they have come in this month. */
export const wholeTerms = ({ from, to }: Months, thisMonth: string): Months[] =>
  termsOf(yearsBetween({ from, to })).filter(
    (term) => from <= term.from && term.from <= to && (term.to <= to || (term.to >= thisMonth && to >= thisMonth)),
  )
