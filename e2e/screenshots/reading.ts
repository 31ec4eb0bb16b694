import type { ClassOutcome, TaughtBook } from '#contract/evidence.ts'
import {
  type Reading,
  type ReadResource,
  type SchoolReading,
  viewReading,
  viewSchoolReading,
} from '#contract/reading.ts'
import { readingPeriods } from '#contract/reading-periods.ts'
import { answers, fails, hangs } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'

const periods = readingPeriods('2027-03-04')
const titles = [
  ['The Bus That Went Pop', 'Storybook'],
  ['The Bus That Went Pop: PSHE lesson plan', 'Lesson plan'],
  ['A Kite for Mrs Abernathy-Featherstonehaugh', 'Storybook'],
  ['The Lamp That Would Not Keep Still: things to talk about', 'Discussion topic'],
] as const

const noUses = { lessons: 0, finished: 0, minutes: 0, boards: 0, papers: 0, editions: 0 }
const taught: TaughtBook[] = [
  {
    ...{ id: 1, title: titles[0][0], image: '', classes: 5, readings: 7, opens: 196 },
    ...{ lessons: 4, finished: 3, minutes: 215, boards: 1, papers: 9, editions: 3 },
  },
  { id: 3, title: titles[2][0], image: '', classes: 2, readings: 2, opens: 51, ...noUses },
]
const outcomes: ClassOutcome[] = [3, 4, 0].map((year, at) => ({
  ...{ id: `f7c3bc1d-808e-4732-adf6-7965ccc34ca${at}`, title: titles[0][0], year, children: 29 - at, version: 1 },
  ...{ day: at === 2 ? null : `2027-03-0${3 - at}`, month: at === 2 ? '2026-10' : '2027-03', is_open: at < 2 },
  first: at === 2 ? null : { towards: 15 - at, expected: 10, beyond: 3 },
  second: at === 2 ? null : { towards: 5, expected: 14 - at, beyond: 9 },
  statements: at === 0 ? ['changed-minds', 'will-try'] : [],
}))

const school = (changes: Partial<SchoolReading>): Step => {
  const data: SchoolReading = {
    school: 'The Cathedral School of St Bartholomew and All Angels, Godalming',
    period: 'last-12-months',
    periods,
    opened: titles.map(([title, category], at) => ({
      id: at + 1,
      title,
      category,
      image: '',
      days: 14 - at * 4,
      parents: at === 0 ? null : at * 15,
    })),
    days: Array.from({ length: 27 }, (_, at) => new Date(Date.UTC(2026, 8, 8 + at * 6)).toISOString().slice(0, 10)),
    parents_reading: 85,
    parents_joined: 40,
    parents: 120,
    sessions_booked: 3,
    sessions_held: 2,
    classes: { nation: 'england', books: taught, outcomes },
    ...changes,
  }
  return answers(viewSchoolReading, data)
}
const nothing: Partial<SchoolReading> = {
  ...{ opened: [], days: [], parents_reading: null, parents_joined: 0, parents: 0 },
  ...{ sessions_booked: 0, sessions_held: 0 },
  classes: { nation: 'england', books: [], outcomes: [] },
}

const resources: ReadResource[] = titles.map(([title, category], at) => ({
  ...{ id: at + 1, title, category, image: '' },
  ...{ schools: 210 - at * 60, school_reads: 1240 - at * 400, parents: at * 35 || null, parent_reads: at * 90 || null },
  ...{ classes: at === 0 ? 145 : null, class_readings: at === 0 ? 190 : null },
}))
const weeks = Array.from({ length: 12 }, (_, at) => ({
  begins_on: new Date(Date.UTC(2026, 11, 14 + at * 7)).toISOString().slice(0, 10),
  ...{ registered: 20, confirmed: 15, approved: 15, opened: at > 8 ? null : 5 },
  ...{ active_schools: at === 2 ? null : 80 + at * 15, active_parents: 1200 + at * 85 },
}))
const everybody = (changes: Partial<Reading>): Step => {
  const journey = { registered: 90, confirmed: 75, approved: 60, opened: 45 }
  const data: Reading = { resources, weeks, journey, active_schools: 310, active_parents: 2480, ...changes }
  return answers(viewReading, data)
}
const unshown = {
  ...{ schools: null, school_reads: null, parents: null, parent_reads: null },
  ...{ classes: null, class_readings: null },
}
const none = { registered: null, confirmed: null, approved: null, opened: null }
const small = everybody({
  resources: resources.map((one) => ({ ...one, ...unshown })),
  weeks: weeks.map(({ begins_on }) => ({ begins_on, ...none, active_schools: null, active_parents: null })),
  ...{ journey: none, active_schools: null, active_parents: null },
})

const yours = { path: '/your-school', as: 'senior' } satisfies Partial<Scene>
const console = { path: '/admin/reading', as: 'admin' } satisfies Partial<Scene>

/** What a school sees of its own reading, and operators of everybody’s. */
export const reading: Scene[] = [
  { ...yours, name: 'your-school--much', given: [school({})], shows: 'What was opened', isDark: true },
  { ...yours, name: 'your-school--nothing', given: [school(nothing)], shows: 'Your first book starts this page' },
  { ...yours, name: 'your-school--loading', given: [hangs('school/reading')] },
  {
    ...yours,
    name: 'your-school--failed',
    given: [fails('school/reading')],
    shows: 'We could not load your school’s figures',
    says: failedToLoad,
  },
  { ...console, name: 'admin-reading--much', given: [everybody({})], shows: 'By week', isDark: true },
  {
    ...console,
    name: 'admin-reading--fewer-than-five',
    given: [small],
    shows: 'The first figures come with five schools',
  },
  {
    ...console,
    name: 'admin-reading--failed',
    given: [fails('admin/reading')],
    shows: 'We could not load the figures',
    says: failedToLoad,
  },
]
