import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { dayInWords, isAtWeekend, isRealDay, Nation } from './school-days.ts'
import { schoolYearName } from './school-years.ts'
import { Version } from './version.ts'

/** The terms of a school year, in their order. */
export const termNames = ['autumn term', 'spring term', 'summer term'] as const

/** The most single days without lessons that a school can enter: five INSET days, and local holidays. */
export const maxClosedDays = 10

/**
 * The year in which the school year of a day begins, as term dates count it: from 1 August, because schools in Scotland and some in
 * England begin before September.
 */
export const termYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0)

const Day = z.string().check(z.trim(), z.maxLength(10))
const Term = z.object({ starts_on: Day, ends_on: Day, break_from: Day, break_to: Day })
type Term = z.infer<typeof Term>

const Entered = z.object({
  year: z.int().check(z.minimum(2000), z.maximum(2200)),
  terms: z.array(Term).check(z.length(termNames.length)),
  closed_days: z.array(Day).check(z.maxLength(maxClosedDays)),
})

export type TermDates = z.infer<typeof TermDates>
/**
 * The term dates of a school. `year`: in which the school year begins (`termYearOf`). `terms`: the first and last day of
 * each, and of its half-term break, or `""` twice for a term without a break. `closed_days`: single days without lessons.
 */
export const TermDates = z.extend(Entered, { version: z.int() })

type Field = keyof Term
type Problem = [path: PropertyKey[], sentence: string]

/** What is wrong with what was entered, field by field, in the order of the form. */
function problemsIn({ year, terms, closed_days: closedDays }: z.infer<typeof Entered>): Problem[] {
  const [first, last] = [`${year}-08-01`, `${year + 1}-07-31`]
  const ofDay = (day: string): string | undefined => {
    if (!isRealDay(day)) return 'Enter a real date.'
    if (day < first || day > last)
      return `Enter a day of the school year ${schoolYearName(year)}, from 1 August ${year} to 31 July ${year + 1}.`
    return undefined
  }
  const ofSchoolDay = (day: string) =>
    ofDay(day) ?? (isAtWeekend(day) ? `${dayInWords(day)} is at the weekend. Enter a school day.` : undefined)
  const ofTerm = (term: Term, before: Term | undefined, name: string): Partial<Record<Field, string | undefined>> => {
    const starts = term.starts_on === '' ? `Enter the first day of the ${name}.` : ofSchoolDay(term.starts_on)
    const ends = term.ends_on === '' ? `Enter the last day of the ${name}.` : ofSchoolDay(term.ends_on)
    if (starts || ends) return { starts_on: starts, ends_on: ends }
    if (term.ends_on <= term.starts_on) return { ends_on: `The ${name} ends before it begins. Change one of the days.` }
    if (before && term.starts_on <= before.ends_on && isRealDay(before.ends_on))
      return { starts_on: `The ${name} begins before the term before it has ended. Change one of the days.` }
    return ofBreak(term)
  }
  const ofBreak = ({ starts_on: starts, ends_on: ends, break_from: from, break_to: to }: Term) => {
    if (from === '' && to === '') return {}
    const oneDay = 'Enter both days of the break, or neither.'
    if (from === '' || to === '') return from === '' ? { break_from: oneDay } : { break_to: oneDay }
    const [ofFrom, ofTo] = [ofDay(from), ofDay(to)]
    if (ofFrom || ofTo) return { break_from: ofFrom, break_to: ofTo }
    if (to < from) return { break_to: 'The break ends before it begins. Change one of the days.' }
    if (from <= starts || to >= ends)
      return { break_from: 'The break has to be within the term. Enter the days without lessons alone.' }
    return {}
  }
  return [
    ...terms.flatMap((term, at) =>
      Object.entries(ofTerm(term, terms[at - 1], termNames[at] ?? '')).flatMap(([field, sentence]): Problem[] =>
        sentence ? [[['terms', at, field], sentence]] : [],
      ),
    ),
    ...closedDays.flatMap((day, at): Problem[] => {
      const sentence = day === '' ? undefined : ofSchoolDay(day)
      return sentence ? [[['closed_days', at], sentence]] : []
    }),
  ]
}

export type SchoolCalendar = z.infer<typeof SchoolCalendar>
/** What the portal knows of the days of a school: bank holidays by its nation, and the years that it has entered. */
export const SchoolCalendar = z.object({ nation: Nation, years: z.array(TermDates) })

export type OwnCalendar = z.infer<typeof OwnCalendar>
/** `can_enter`: the years that staff can enter now, this one and the next. */
export const OwnCalendar = z.extend(SchoolCalendar, { can_enter: z.array(z.int()) })

/** Returns the term dates of the caller's school; none without a school. */
export const viewTermDates = endpoint({
  method: 'GET',
  path: '/api/school/term-dates',
  access: 'user',
  response: OwnCalendar,
})

/** Saves the term dates of the caller's school for a year. Empty days without lessons are left out; `version` is 0 at first. */
export const saveTermDates = endpoint({
  method: 'PUT',
  path: '/api/school/term-dates',
  access: 'staff',
  body: z.extend(Entered, { version: Version }).check((payload) => {
    for (const [path, message] of problemsIn(payload.value))
      payload.issues.push({ code: 'custom', input: payload.value, path, message })
  }),
  response: OwnCalendar,
  errors: ['changed-meanwhile'],
})
