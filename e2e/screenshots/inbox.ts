import { CaseKind, type CaseSummary, listCases } from '#contract/cases.ts'
import type { Trouble } from '#contract/monitoring.ts'
import { viewOverview, type Warning } from '#contract/overview.ts'
import { answers, daysAgo, fails, inDays } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'

const id = '0b9f6a52-6f0e-4d5f-9a39-3f7a4c8d1100'

/** Nothing but what every case has. */
const plain: CaseSummary = {
  ...{
    id,
    kind: 'enquiries',
    state: 'waiting',
    status: 'new',
    reference: 'M-T6Z9PAH',
    title: 'Rosa Finch',
    person: '',
  },
  ...{ email: 'rosa.finch@mail.example', subject: '', beginning: '', has_message: false, session_on: '' },
  ...{ preferred_on: '', item_count: 0, total: 0, create_time: daysAgo(2), due_on: inDays(1) },
}
const waiting: CaseSummary[] = [
  {
    ...{ ...plain, id: '1', kind: 'requests', reference: 'D-9WQ4KTR', subject: 'objection', due_on: inDays(-3) },
    title: 'Bartholomew Featherstonehaugh-Cholmondeley',
    beginning: 'Please stop counting which pages my class opens until we have spoken. I do not see why you need it.',
    create_time: daysAgo(33),
  },
  {
    ...{ ...plain, id: '2', kind: 'schools', status: 'appealed', reference: '', has_message: true, due_on: inDays(-1) },
    title: 'St Bartholomew and All Angels Church of England Voluntary Controlled Primary School',
    ...{ beginning: 'ZZ99 3WZ', email: 'head@a-long-name-for-a-mail-server.example', create_time: daysAgo(4) },
  },
  {
    ...{ ...plain, id: '3', kind: 'bookings', status: 'requested', reference: 'B-3FV9CQA', due_on: inDays(0) },
    ...{ title: 'Goodbourne Church of England Primary School', person: 'Priya Nair', preferred_on: '2027-03-04' },
  },
  {
    ...{ ...plain, id: '4', kind: 'quotes', status: 'received', reference: 'Q-4WN8RTC', title: 'Tidewell Primary' },
    ...{ person: 'Ada Birch', item_count: 31, total: 586.99 },
  },
  { ...plain, beginning: 'Is there a book about bread? My class baked forty-two rolls and sold every one of them.' },
]
const decided: CaseSummary[] = [
  {
    ...plain,
    id: '5',
    kind: 'bookings',
    state: 'decided',
    status: 'confirmed',
    title: 'Hill Lane',
    session_on: '2027-03-05',
  },
  { ...plain, id: '6', kind: 'bookings', state: 'decided', status: 'cancelled', title: 'Quay Street Infants' },
]

const cases = (listed: CaseSummary[], total = listed.length, unconfirmed = 0): Step => {
  const count = (kind: CaseKind, state: string) =>
    listed.filter((one) => one.kind === kind && one.state === state).length
  const counts = CaseKind.options.map((kind) => [
    kind,
    { waiting: count(kind, 'waiting'), 'with-them': 0, decided: count(kind, 'decided') },
  ])
  return answers(listCases, { cases: listed, total, counts: Object.fromEntries(counts), unconfirmed })
}

const overview = (troubles: Trouble[] = [], warnings: Warning[] = [], failed = 0): Step =>
  answers(viewOverview, {
    ...{ warnings, troubles, parts: [], open_points: 0 },
    waiting: [
      { queue: 'schools', count: 12, oldest_time: daysAgo(4) },
      { queue: 'mails', count: failed, oldest_time: failed > 0 ? daysAgo(1) : '' },
    ],
  })
const trouble = (name: Trouble['name'], title: string, what: string): Trouble => ({
  ...{ name, title, what, remedy: '', since_time: daysAgo(1) },
})
const backupFailed = trouble('backups', 'Backups', 'The last backup was made 3 days ago; those since have failed.')
const oldRegister = trouble('register', 'Register of schools', 'The register was imported 363 days ago.')

const warnings: Warning[] = [
  {
    code: 'trusted-proxies-missing',
    sentence:
      'TRUSTED_PROXIES is not set. All visitors seem to come from the proxy’s IP address, so they share their limits: 100 wrong passwords from one person lock everybody out for 5 minutes. Set it to the IP address of the proxy, such as 127.0.0.1.',
  },
  {
    code: 'database-unencrypted',
    sentence:
      'The connection to the database on portal-production-database.cluster-c3x7example.eu-west-2.rds.example.org is not encrypted, so everything in it can be read on its way. Add ?sslmode=verify-full to DATABASE_URL.',
  },
]

const today = { path: '/admin', as: 'admin' } satisfies Partial<Scene>
const inbox = { path: '/admin/inbox', as: 'admin' } satisfies Partial<Scene>

/** What operators have to decide: today's list, and the inbox. */
export const inboxes: Scene[] = [
  {
    ...today,
    name: 'admin--much-waits',
    given: [overview([oldRegister], [], 1204), cases(waiting, 31, 2)],
    shows: '31 cases are waiting',
    isDark: true,
  },
  { ...today, name: 'admin--nothing-waits', given: [overview(), cases([])], shows: 'Nothing needs you right now' },
  {
    ...today,
    name: 'admin--troubles',
    given: [overview([backupFailed]), cases(waiting)],
    shows: 'Something is wrong with the portal',
  },
  { ...today, name: 'admin--warnings', given: [overview([], warnings), cases([])], shows: '2 things need attention' },
  {
    ...today,
    name: 'admin--failed',
    given: [fails('admin/inbox')],
    shows: 'We could not load what waits',
    says: failedToLoad,
  },
  {
    ...inbox,
    name: 'admin-inbox--waiting',
    given: [overview(), cases(waiting, 31, 2)],
    shows: 'Priya Nair',
    isDark: true,
  },
  {
    ...inbox,
    name: 'admin-inbox--decided',
    path: '/admin/inbox?kind=bookings&state=decided',
    given: [overview(), cases(decided)],
    shows: 'Quay Street Infants',
  },
  { ...inbox, name: 'admin-inbox--none', path: '/admin/inbox?q=hippopotamus', shows: 'No case matches this search' },
]
