import type { Statistics, StatisticsDetails } from '#contract/statistics.ts'
import { dateFormat, longDay, shortDay } from '../../ui/text/moment.ts'

const monthFormat = dateFormat({ month: 'short', year: 'numeric' })

/** The label of an ISO date on an axis of that many days: "7 Sept" on a short one, "Sept 2026" on a long one. */
export const onAxis = (date: string, days: number) => (days <= 300 ? shortDay : monthFormat)(date)

export const count = (number: number) => number.toLocaleString('en-GB')
export const countSchools = (number: number) => (number === 1 ? '1 school' : `${count(number)} schools`)

export interface Definition {
  text: string
  source: string
  /** The text after "As of": a date in words. */
  date: string
}

export interface CounterWords {
  name: keyof Statistics
  label: string
  minimumDigits?: number
  decimals?: number
  unit?: string
  define: (details: StatisticsDetails) => Definition
}

const portal = 'Counted by this portal.'
const register =
  'The registers of schools of the four nations (Department for Education, Welsh Government, Scottish Government, Department of Education; Open Government Licence v3.0)'

export const childrenReached: CounterWords = {
  name: 'childrenReached',
  label: 'Children reached',
  minimumDigits: 7,
  define: ({ register_time, today }) => ({
    text: 'Children aged 6 to 9 at the schools that use the portal. For each school, we count the share of its age groups that are 6, 7, 8 or 9. A school for ages 4 to 11 teaches seven age groups, so we count four sevenths of its pupils. They are enrolled there: not each of them has read a book.',
    source: `${register}. For a school that is in none, we use the number that it told us, or none.`,
    date: longDay(register_time || today),
  }),
}

/** How children in classes are counted. */
export const childrenInClasses =
  'Children in classes that read a book with a code, or that were taught with a lesson plan. For each school, book and month we count the larger of two numbers: the children who opened the code on its first day, and those whom teachers counted. A class that read two books, or one in two months, counts twice. Months are counted as soon as they have at least five classes of three schools, and the number is rounded down to a multiple of five.'

/** The other statistics, in page order. */
export const furtherCounters: CounterWords[] = [
  {
    name: 'schoolsCount',
    label: 'Schools',
    define: ({ today }) => ({
      text: 'Primary schools that have registered and that we have verified.',
      source: portal,
      date: longDay(today),
    }),
  },
  {
    name: 'schoolsPercentageTotal',
    label: 'Percentage of UK schools',
    decimals: 2,
    unit: '%',
    define: ({ uk_schools: { count: all, year, source }, today }) => ({
      text: `How many of the ${count(all)} state-funded primary schools that the United Kingdom had in ${year} use the portal. Independent schools are not included.`,
      source,
      date: longDay(today),
    }),
  },
  {
    name: 'usersCount',
    label: 'Parents',
    define: ({ today }) => ({
      text: 'Parents who have an account and have confirmed their e-mail address.',
      source: portal,
      date: longDay(today),
    }),
  },
  {
    name: 'bookingsCount',
    label: 'Enterprise sessions booked',
    define: ({ today }) => ({
      text: 'Enterprise sessions that schools have booked and not cancelled.',
      source: portal,
      date: longDay(today),
    }),
  },
  {
    name: 'loginCountThisMonth',
    label: 'Logins this month',
    define: ({ today }) => ({
      text: `People who have logged in since ${longDay(`${today.slice(0, 7)}-01`)}. We count each person once, however often they log in. We do not count accounts that have been deleted.`,
      source: portal,
      date: longDay(today),
    }),
  },
  {
    name: 'weeksSinceLaunch',
    label: 'Weeks since launch',
    define: ({ launched_on, today }) => ({
      text: `Whole weeks since the portal opened on ${longDay(launched_on)}.`,
      source: 'The calendar.',
      date: longDay(today),
    }),
  },
]
