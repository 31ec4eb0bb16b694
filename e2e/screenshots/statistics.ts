import type { Answer } from '#contract/endpoint.ts'
import {
  type Statistics,
  type StatisticsDetails,
  viewStatistics,
  viewStatisticsDetails,
  viewStatisticsFigures,
} from '#contract/statistics.ts'
import { answers, fails, hangs } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'
import { press } from './steps.ts'

const numbers = (statistics: Partial<Statistics>): Step => {
  const none = { childrenReached: 0, weeksSinceLaunch: 10, schoolsCount: 0, schoolsPercentageTotal: 0 }
  const data = { ...none, loginCountThisMonth: 0, bookingsCount: 0, usersCount: 0, ...statistics }
  return answers(viewStatistics, data)
}

const details = (changes: Partial<StatisticsDetails>): Step => {
  const data: StatisticsDetails = {
    children_in_classes: null,
    today: '2026-11-21',
    launched_on: '2026-09-07',
    register_time: '2026-11-02T09:00:00.000Z',
    uk_schools: {
      count: 20739,
      year: '2023/24',
      source:
        'The school censuses of the four nations: England 16,764, Wales 1,210, Scotland 1,988, Northern Ireland 777.',
    },
    growth: [],
    nations: [],
    areas: [],
    squares: [],
    ...changes,
  }
  return answers(viewStatisticsDetails, data)
}

/** Towns by region: kilometres on the National Grid, and how many schools are around them. */
const towns: Array<[region: string, authority: string, east: number, north: number, schools: number]> = [
  ['London', 'Hackney', 530, 180, 160],
  ['London', 'Bexley', 545, 175, 70],
  ['South East', 'Surrey', 500, 150, 90],
  ['South East', 'Hampshire', 445, 125, 70],
  ['South East', 'Kent', 600, 160, 60],
  ['South West', 'Bristol, City of', 358, 173, 70],
  ['South West', 'Devon', 292, 92, 40],
  ['South West', 'Cornwall', 182, 45, 20],
  ['East of England', 'Norfolk', 623, 308, 40],
  ['East of England', 'Cambridgeshire', 545, 258, 40],
  ['East Midlands', 'Nottingham', 457, 340, 60],
  ['West Midlands', 'Birmingham', 407, 287, 110],
  ['North West', 'Manchester', 384, 398, 130],
  ['North West', 'Cumbria', 340, 556, 12],
  ['Yorkshire and the Humber', 'Leeds', 430, 434, 90],
  ['North East', 'Newcastle upon Tyne', 425, 565, 60],
  ['Wales', 'Cardiff', 318, 176, 40],
  ['Wales', 'Gwynedd', 258, 372, 12],
  ['', '', 325, 673, 60],
  ['', '', 258, 665, 60],
  ['', '', 146, 530, 24],
]

/** Squares round the towns, thinning out; the same each time. */
function squaresRound() {
  const squares = new Map<string, { east: number; north: number; schools: number }>()
  for (const [, , east, north, schools] of towns) {
    for (let number = 0; number < schools; number++) {
      const far = 4 + (number / schools) ** 2 * 55
      const turn = number * 2.4
      const [x, y] = [east + far * Math.cos(turn), north + far * 0.8 * Math.sin(turn)].map(
        (km) => Math.floor(km / 10) * 10,
      )
      const key = `${x} ${y}`
      const square = squares.get(key) ?? { east: x ?? 0, north: y ?? 0, schools: 0 }
      squares.set(key, { ...square, schools: square.schools + 1 })
    }
  }
  return [...squares.values()]
}

const monthEnds = [30, 31, 30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30]
const manySchools = details({
  today: '2027-09-30',
  growth: monthEnds.map((day, at) => ({
    date: `${at < 4 ? 2026 : 2027}-${String(((at + 8) % 12) + 1).padStart(2, '0')}-${day}`,
    schools: Math.round(1318 * (at / 12) ** 1.4),
  })),
  nations: [],
  areas: towns.map(([region, local_authority, , , schools]) => ({ region, local_authority, schools })),
  squares: squaresRound(),
})
const manyNumbers = numbers({
  childrenReached: 164_287,
  weeksSinceLaunch: 55,
  schoolsCount: 1318,
  schoolsPercentageTotal: 6.04,
  loginCountThisMonth: 12_480,
  bookingsCount: 214,
  usersCount: 48_903,
})

const one = [
  numbers({ childrenReached: 120, schoolsCount: 1, loginCountThisMonth: 3, usersCount: 2, bookingsCount: 1 }),
  details({
    growth: [
      { date: '2026-09-07', schools: 0 },
      { date: '2026-11-21', schools: 1 },
    ],
    nations: [],
    areas: [{ region: 'South East', local_authority: 'Surrey', schools: 1 }],
    squares: [{ east: 490, north: 140, schools: 1 }],
  }),
]

const figures = (schools: Answer<typeof viewStatisticsFigures>['schools']): Step => {
  const uk_schools = {
    count: 20739,
    year: '2023/24',
    source: 'The school censuses.',
    update_time: '2026-11-02T09:00:00.000Z',
  }
  return answers(viewStatisticsFigures, { uk_schools, schools, total: schools.length })
}
const uncounted = ['Hill Lane Primary School', 'The Cathedral School of St Bartholomew and All Angels, Godalming'].map(
  (title, at) => ({
    id: `11111111-1111-4111-8111-11111111111${at}`,
    title,
    postcode: 'GU7 1AB',
    children: at ? 96 : null,
  }),
)

/** The statistics page and what the operator keeps for it. Visitors get it with its numbers; the browsers of staff ask for them. */
export const statistics: Scene[] = [
  { name: 'charts--first-look', path: '/charts', isDark: true, shows: 'Children reached' },
  {
    name: 'charts--many',
    path: '/charts',
    as: 'senior',
    given: [manyNumbers, manySchools],
    shows: 'Across the country',
    isDark: true,
  },
  {
    name: 'charts--opened',
    path: '/charts',
    as: 'senior',
    given: [manyNumbers, manySchools],
    when: [
      (page) => page.getByText('How we count: Percentage of UK schools').click(),
      (page) => page.getByText('How we count: Children reached').click(),
      (page) => page.getByText('As a table: School by school').click(),
      (page) => page.getByText('As a table: Across the country').click(),
    ],
    shows: 'Newcastle upon Tyne',
  },
  { name: 'charts--one-school', path: '/charts', as: 'senior', given: one, shows: 'Across the country' },
  {
    name: 'charts--empty',
    path: '/charts',
    as: 'senior',
    given: [numbers({}), details({})],
    shows: 'Register your school',
    isDark: true,
  },
  { name: 'charts--loading', path: '/charts', as: 'senior', given: [hangs('page/stats'), hangs('page/stats/details')] },
  {
    name: 'charts--failed',
    path: '/charts',
    as: 'senior',
    given: [fails('page/stats'), fails('page/stats/details')],
    shows: 'We could not load the numbers',
    says: failedToLoad,
  },
  {
    name: 'charts--half-failed',
    path: '/charts',
    as: 'senior',
    given: [manyNumbers, fails('page/stats/details')],
    shows: 'We could not load the chart and the map',
    says: failedToLoad,
  },
  { name: 'admin-statistics--some', path: '/admin/statistics', as: 'admin', given: [figures(uncounted)], isDark: true },
  { name: 'admin-statistics--none', path: '/admin/statistics', as: 'admin', given: [figures([])] },
  {
    name: 'admin-statistics--wrong',
    path: '/admin/statistics',
    as: 'admin',
    given: [figures(uncounted)],
    when: [
      (page) => page.getByLabel('State-funded primary schools').fill('many'),
      (page) => page.getByLabel('Source').fill(''),
      press('Save the figure'),
    ],
    shows: 'There is a problem',
  },
]
