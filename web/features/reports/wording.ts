import type { Report } from '#contract/reports.ts'
import type { ShownFigure } from '#contract/small-numbers.ts'
import { tooFew } from '../../ui/figures/figure.tsx'
import { dateFormat, monthAndYear } from '../../ui/text/moment.ts'

const shortMonth = dateFormat({ month: 'short' })

export const count = (number: number) => number.toLocaleString('en-GB')
export const counted = (number: number, one: string, many: string) => `${count(number)} ${number === 1 ? one : many}`
export const shown = (figure: ShownFigure, what: string) =>
  figure === null ? `Too few ${what} to show` : `${count(figure)} ${what}`

interface Months {
  from: string
  to: string
}
export const monthsInWords = ({ from, to }: Months) =>
  from === to ? monthAndYear(from) : `${monthAndYear(from)} to ${monthAndYear(to)}`
/** Below a column: "Sept", "Sept–Oct". */
export const monthsInShort = ({ from, to }: Months) =>
  from === to ? shortMonth(from) : `${shortMonth(from)}–${shortMonth(to)}`

export const fifthNames = [
  'Not known',
  'Most free school meals',
  'Second fifth',
  'Middle fifth',
  'Fourth fifth',
  'Fewest free school meals',
]

/** "6 in 10", of what is shown. */
export function inTen(part: number, whole: number): string {
  const tenths = Math.round((part / whole) * 10)
  return tenths === 0 ? 'fewer than 1 in 10' : tenths === 10 ? 'nearly all' : `${tenths} in 10`
}

export interface Defined {
  key: keyof Pick<
    Report,
    | 'schools'
    | 'new_schools'
    | 'enrolled'
    | 'schools_taught'
    | 'classes'
    | 'children'
    | 'readings'
    | 'lessons'
    | 'sessions'
  >
  label: string
  text: string
}

/** The figures of every report, with what each counts. */
export const defined: readonly Defined[] = [
  {
    key: 'enrolled',
    label: 'Children enrolled at member schools',
    text: 'Children aged 6 to 9 at the schools that had joined by the end of the period, by the pupil numbers of the national register. They are enrolled there: not each of them has read a book.',
  },
  {
    key: 'children',
    label: 'Children in classes that read or were taught',
    text: 'For each school, book and month, the larger of two numbers: the children who opened the class’s code on its first day, and those whom teachers counted. A class that read two books, or one in two months, counts twice.',
  },
  {
    key: 'classes',
    label: 'Classes that read or were taught',
    text: 'For each school, book and month, the largest of three numbers: class codes that children opened for the first time, lessons that were led with the plan, and classes that teachers entered afterwards.',
  },
  {
    key: 'schools_taught',
    label: 'Schools of these classes',
    text: 'Schools where at least one class read or was taught, counted once each.',
  },
  {
    key: 'readings',
    label: 'Class readings',
    text: 'A class that opened a book with its code on one day. Another day counts again.',
  },
  {
    key: 'lessons',
    label: 'Lessons led',
    text: 'Lessons in which a teacher took a class through the steps of a lesson plan.',
  },
  { key: 'sessions', label: 'Enterprise sessions held', text: 'Sessions in schools that took place in the period.' },
  {
    key: 'schools',
    label: 'Member schools',
    text: 'Primary schools that had registered and been verified by the end of the period.',
  },
  { key: 'new_schools', label: 'New member schools', text: 'Those of them that were verified within the period.' },
]

export const definitionOf = (key: Defined['key']) => defined.find((one) => one.key === key)?.text ?? ''

/** A number for a card. */
export const numberOf = (figure: ShownFigure) =>
  figure === null ? { value: tooFew, isInWords: true } : { value: count(figure) }
