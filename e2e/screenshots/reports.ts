import { listReportLinks, openReport, type Report, viewReport } from '#contract/reports.ts'
import { answers } from './answers.ts'
import type { Scene } from './scene.ts'

const months = ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']
const byMonth = [15, 35, 60, 40, 55, 70, 95, 45, 110]

const regions = (
  [
    ['South East', 42, 170],
    ['London', 31, 120],
    ['North West', 18, 85],
    ['Yorkshire and the Humber', 12, 60],
    ['North East', 5, null],
    ['', 3, null],
  ] as const
).map(([name, schools, classes]) => ({ name, schools, classes }))

const squares = [
  [530, 180],
  [500, 150],
  [445, 125],
  [450, 205],
  [385, 395],
  [430, 435],
  [360, 410],
  [425, 565],
  [540, 100],
  [405, 90],
].map(([east = 0, north = 0], at) => ({ east, north, schools: 1 + ((at * 7) % 12) }))

/** A year of a sponsor, with a name as long as one may be. */
const ofYear: Report = {
  as_of: '2027-05-28T13:05:00.000Z',
  portal: 'Enterprise Bookshelf',
  organisation: 'Bright & Early Trust, registered charity 1234567',
  sponsor: {
    name: 'The Worshipful Company of Finch, Fable and Featherstonehaugh',
    logo: '/brand/sponsor.svg',
    quote: 'Every business we admire began with somebody small asking, what if?',
    quote_author: 'Nell Finch, founder',
  },
  period: { id: '2026-27', name: 'School year 2026/27', from: '2026-09', to: '2027-05' },
  schools: 111,
  new_schools: 38,
  enrolled: 13_240,
  schools_taught: 85,
  classes: 525,
  children: 9_350,
  readings: 890,
  lessons: 415,
  sessions: 30,
  stretches: months.map((month, at) => ({
    ...{ from: month, to: month },
    classes: byMonth[at] ?? 0,
    children: (byMonth[at] ?? 0) * 18,
  })),
  waiting: '',
  books: [
    { id: 1, title: 'The Lighthouse Keeper’s Ledger', image: '/api/resources/1/cover/480', classes: 240 },
    { id: 2, title: 'Bao and the Bicycle Bank', image: '/api/resources/2/cover/480', classes: 165 },
    { id: 3, title: 'Nine Umbrellas', image: '', classes: 110 },
  ],
  regions,
  fifths: [
    { fifth: 1, schools: 34, classes: 165 },
    { fifth: 2, schools: 27, classes: 130 },
    { fifth: 3, schools: 22, classes: 95 },
    { fifth: 4, schools: 15, classes: 65 },
    { fifth: 5, schools: 9, classes: null },
    { fifth: 0, schools: 4, classes: null },
  ],
  movement: {
    classes: 180,
    children: 4_810,
    first: { towards: 2_770, expected: 1_650, beyond: 385 },
    second: { towards: 860, expected: 2_940, beyond: 1_005 },
    changed_minds: 115,
    quiet_voices: 95,
    will_try: 60,
  },
  squares,
  testimonials: [
    {
      quote: 'We read it on a wet Tuesday. By Friday the class had mended eleven umbrellas.',
      author: 'Maya Thornbury',
      author_role: 'Year 3 teacher, Tidewell Primary School',
      said_on: '2026-11-13',
    },
    {
      quote: 'A boy who never puts his hand up told us how he would price his nan’s flapjacks.',
      author: 'Sunita Rao',
      author_role: 'Teaching assistant, Year 2',
      said_on: '2027-02-04',
    },
  ],
}
const tooFew: Report = {
  ...ofYear,
  ...{ sponsor: null, period: { id: 'all', name: 'September 2026 to November 2026', from: '2026-09', to: '2026-11' } },
  ...{ schools: 4, new_schools: 4, enrolled: 512, schools_taught: null, classes: null, children: null, readings: null },
  ...{ lessons: null, sessions: null, stretches: [], waiting: '2026-09', books: [], movement: null, testimonials: [] },
  regions: [{ name: 'South East', schools: 4, classes: null }],
  fifths: [],
  squares: squares.slice(0, 2),
}

const periods = [
  { id: 'all', name: 'September 2026 to May 2027', from: '2026-09', to: '2027-05' },
  { id: '2026-27', name: 'School year 2026/27', from: '2026-09', to: '2027-05' },
  { id: 'summer-2027', name: 'Summer term 2027', from: '2027-04', to: '2027-05' },
  { id: 'spring-2027', name: 'Spring term 2027', from: '2027-01', to: '2027-03' },
  { id: 'autumn-2026', name: 'Autumn term 2026', from: '2026-09', to: '2026-12' },
]
const link = {
  id: '11111111-1111-4111-8111-111111111111',
  sponsor: ofYear.sponsor?.name ?? '',
  period: 'School year 2026/27',
  create_time: '2027-05-20T09:00:00.000Z',
  end_time: '2027-08-18T09:00:00.000Z',
  opens: 3,
  last_open_time: '2027-05-27T16:20:00.000Z',
}

/** People with a link see the covers in the report, and no others. */
const withCoversInside = (report: Report): Report => ({
  ...report,
  books: report.books.map((book) => ({
    ...book,
    image: 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==',
  })),
})

/** What sponsors are told: in the console, and at a link. */
export const reports: Scene[] = [
  {
    name: 'admin-report--year',
    path: '/admin/report',
    as: 'admin',
    given: [answers(viewReport, { report: ofYear, periods }), answers(listReportLinks, [link])],
    shows: 'Links that work',
    isDark: true,
  },
  {
    name: 'admin-report--too-few',
    path: '/admin/report',
    as: 'admin',
    given: [answers(viewReport, { report: tooFew, periods: periods.slice(0, 1) }), answers(listReportLinks, [])],
    shows: 'Children reached',
  },
  {
    name: 'report--shared',
    path: '/report?token=x',
    given: [answers(openReport, { report: withCoversInside(ofYear), end_time: link.end_time })],
    shows: 'Children reached',
  },
]
