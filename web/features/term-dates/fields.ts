import { maxClosedDays, type saveTermDates, type TermDates, termNames } from '#contract/term-dates.ts'
import type { FormValues } from '../../forms/use-form.ts'

/** The fields of a term, in the order in which its days come. */
export const termFields = ['starts_on', 'break_from', 'break_to', 'ends_on'] as const
type TermField = (typeof termFields)[number]

/** As the wire names it: a day of a term, or one without lessons. */
export type DayField = `terms.${number}.${TermField}` | `closed_days.${number}`
type Values = Record<DayField, string>

const closedFields = Array.from({ length: maxClosedDays }, (_, at) => `closed_days.${at}` as const)

/** The values of the form, in its order: those that are stored, or none. */
export function valuesOf(stored: TermDates | undefined): Values {
  const ofTerms = termNames.flatMap((_, at) =>
    termFields.map((field) => [`terms.${at}.${field}`, stored?.terms[at]?.[field] ?? ''] as const),
  )
  const closed = closedFields.map((field, at) => [field, stored?.closed_days[at] ?? ''] as const)
  return Object.fromEntries([...ofTerms, ...closed])
}

/** What the form sends. */
export function toInput(values: Values, year: number, version: number): FormValues<typeof saveTermDates> {
  const of = (at: number, field: TermField) => values[`terms.${at}.${field}`] ?? ''
  return {
    ...{ year, version },
    terms: termNames.map((_, at) => ({
      ...{ starts_on: of(at, 'starts_on'), break_from: of(at, 'break_from') },
      ...{ break_to: of(at, 'break_to'), ends_on: of(at, 'ends_on') },
    })),
    closed_days: closedFields.map((field) => values[field] ?? ''),
  }
}
