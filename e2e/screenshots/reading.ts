import type { Reading, ReadResource, SchoolReading } from '#contract/reading.ts'
import { readingPeriods } from '#contract/reading-periods.ts'
import { fails, hangs, sends } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'

const periods = readingPeriods('2027-03-04')
const titles = [
  ['The Bus That Went Pop', 'Storybook'],
  ['The Bus That Went Pop: PSHE lesson plan', 'Lesson plan'],
  ['A Kite for Mrs Abernathy-Featherstonehaugh', 'Storybook'],
  ['The Lamp That Would Not Keep Still: things to talk about', 'Discussion topic'],
] as const

const school = (changes: Partial<SchoolReading>): Step => {
  const data: SchoolReading = {
    school: 'The Cathedral School of St Bartholomew and All Angels, Godalming',
    period: 'last-12-months',
    periods,
    opened: titles.map(([title, category], at) => ({
      id: at + 1,
      title,
      category,
      days: 14 - at * 4,
      parents: at * 15,
    })),
    days: 27,
    parents_reading: 85,
    parents_joined: 40,
    parents: 120,
    sessions_booked: 3,
    sessions_held: 2,
    ...changes,
  }
  return sends('school/reading', JSON.stringify({ data }), 'application/json')
}
const nothing = {
  ...{ opened: [], days: 0, parents_reading: 0, parents_joined: 0, parents: 0 },
  ...{ sessions_booked: 0, sessions_held: 0 },
}

const resources: ReadResource[] = titles.map(([title, category], at) => ({
  ...{ id: at + 1, title, category },
  ...{ schools: 210 - at * 70, school_reads: 1240 - at * 400, parents: at * 35, parent_reads: at * 90 },
}))
const weeks = Array.from({ length: 12 }, (_, at) => ({
  begins_on: new Date(Date.UTC(2026, 11, 14 + at * 7)).toISOString().slice(0, 10),
  ...{ registered: (at % 4) * 5, confirmed: (at % 3) * 5, approved: (at % 3) * 5, opened: at > 8 ? 0 : (at % 2) * 5 },
  ...{ active_schools: 80 + at * 15, active_parents: 1200 + at * 85 },
}))
const everybody = (changes: Partial<Reading>): Step => {
  const journey = { registered: 90, confirmed: 75, approved: 60, opened: 45 }
  const data: Reading = { resources, weeks, journey, active_schools: 310, active_parents: 2480, ...changes }
  return sends('admin/reading', JSON.stringify({ data }), 'application/json')
}
const none = { registered: 0, confirmed: 0, approved: 0, opened: 0 }
const small = everybody({
  resources: resources.map((one) => ({ ...one, schools: 0, school_reads: 0, parents: 0, parent_reads: 0 })),
  weeks: weeks.map(({ begins_on }) => ({ begins_on, ...none, active_schools: 0, active_parents: 0 })),
  ...{ journey: none, active_schools: 0, active_parents: 0 },
})

const yours = { path: '/your-school', as: 'senior' } satisfies Partial<Scene>
const console = { path: '/admin/reading', as: 'admin' } satisfies Partial<Scene>

/** What a school sees of its own reading, and operators of everybody’s. */
export const reading: Scene[] = [
  { ...yours, name: 'your-school--much', given: [school({})], shows: 'What was opened', isDark: true },
  { ...yours, name: 'your-school--nothing', given: [school(nothing)], shows: 'Your staff opened nothing' },
  { ...yours, name: 'your-school--loading', given: [hangs('school/reading')] },
  {
    ...yours,
    name: 'your-school--failed',
    given: [fails('school/reading')],
    shows: 'We could not load your school’s figures',
    says: failedToLoad,
  },
  { ...console, name: 'admin-reading--much', given: [everybody({})], shows: 'By week', isDark: true },
  { ...console, name: 'admin-reading--fewer-than-five', given: [small], shows: 'By week' },
  {
    ...console,
    name: 'admin-reading--failed',
    given: [fails('admin/reading')],
    shows: 'We could not load the figures',
    says: failedToLoad,
  },
]
