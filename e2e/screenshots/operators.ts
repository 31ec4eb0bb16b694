import {
  type Check,
  type LockWait,
  type PastTrouble,
  type SlowCall,
  type Trouble,
  viewHealth,
} from '#contract/monitoring.ts'
import { viewOverview } from '#contract/overview.ts'
import { type RegisterImport, viewRegister } from '#contract/register.ts'
import { type QueueCase, viewCase } from '#contract/verification.ts'
import { answers, daysAgo, fails } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'
import { fill, press } from './steps.ts'

const overview = (troubles: Trouble[] = []): Step =>
  answers(viewOverview, { warnings: [], troubles, parts: [], waiting: [], open_points: 0 })

const record = {
  ...{
    id: 7,
    register: 'gias' as const,
    urn: '115851',
    other_title: '',
    title: 'Harbour Road Primary School',
    postcode: 'ZZ99 3WZ',
  },
  ...{ address_1: '1 Harbour Road', address_2: '', city: 'Tidewell', county: '' },
}
const school: QueueCase = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Harbour Road Primary',
  postcode: record.postcode,
  version: 1,
  state: 'pending',
  email: 'head.of.harbour.road@a-long-name-for-a-mail-server.example',
  is_email_confirmed: false,
  has_message: true,
  is_waiting: true,
  has_appealed: false,
  create_time: daysAgo(4),
  entered: { ...record, title: 'Harbour Road Primary', logo: '' },
  applicant: 'Ada Birch',
  phone_number: '020 7946 0123',
  reason: '',
  question: 'Which of the two schools in Harbour Road are you?',
  linked: null,
  letter: null,
  letter_ways: [],
  candidates: [
    {
      ...record,
      ...{ status: 'Open', phase: 'Primary', ages: '4 to 11', local_authority: 'Tidewell', score: 0.9, taken_by: '' },
      website: 'https://harbour-road-primary.tidewell.example',
      reasons: [
        { fits: true, sentence: 'The postcode is the same.' },
        { fits: false, sentence: 'The e-mail address is not the school’s own.' },
      ],
    },
  ],
  messages: [
    { from: 'operator', text: 'Which of the two schools in Harbour Road are you?', time: daysAgo(3) },
    { from: 'school', text: 'The one by the water.', time: daysAgo(2) },
  ],
  history: [
    { action: 'school.signed-up', actor: 'Ada Birch', time: daysAgo(4) },
    { action: 'school.asked', actor: 'Sam Okafor', time: daysAgo(3) },
    { action: 'school.wrote', actor: 'Ada Birch', time: daysAgo(2) },
  ],
}

const registerIs = (schools: number, latest: Partial<RegisterImport> | null): Step =>
  answers(viewRegister, {
    schools,
    open_schools: Math.round(schools * 0.55),
    closed_on_portal: 0,
    lists: schools ? [{ register: 'gias', open_schools: Math.round(schools * 0.55), import_time: daysAgo(3) }] : [],
    latest: latest && {
      ...{ kind: 'schools', register: 'gias', closed: 41, unnamed: 0 },
      state: 'finished',
      part: 1,
      rows: 52_114,
      added: 312,
      changed: 4809,
      bad_rows: [{ line: 31_207, reason: 'it has 12 columns, and the first line has 136' }],
      bad_count: 1,
      absent_columns: ['HeadLastName'],
      problem: '',
      start_time: daysAgo(3),
      finish_time: daysAgo(3),
      ...latest,
    },
  })
const register = { path: '/admin/register', as: 'admin' } satisfies Partial<Scene>

const diskFull: Trouble = {
  name: 'disk',
  title: 'Disk space',
  what: 'The disk is 95 % full: 5.0 GB of 100.0 GB are free.',
  remedy:
    'Make room: delete old logs and copies on the disk, or move backups to another one. Otherwise enlarge the disk. Nothing is lost while it is full, but uploads fail, and with a database on the same disk everything that is saved.',
  since_time: daysAgo(1),
}
const mailAway: Trouble = {
  name: 'mail',
  title: 'Sending e-mails',
  what: 'The mail server has been away for 40 minutes, and 12 e-mails are waiting. The last attempt ended with: connect ECONNREFUSED smtp.a-long-name-for-a-mail-server.example:465',
  remedy:
    'Open the mailbox in the console: it shows what the mail server said. Check that the mail server is running, that SMTP_URL has the right password, and that your provider has not reached a limit.',
  since_time: daysAgo(0),
}
const limit = 'Less than a tenth of the disk is free, and less than 20 GB; or less than 1 GB.'
const checks = [
  ...[diskFull, mailAway].map((trouble): Check => ({ ...trouble, state: 'trouble', limit })),
  {
    ...{ name: 'backups', title: 'Backups', state: 'open', limit, since_time: daysAgo(40) },
    what: 'The portal makes no backups by itself.',
    remedy: 'Set BACKUP_TO to a folder on another disk or machine, and BACKUP_KEY to encrypt the backups.',
  },
  {
    ...{ name: 'clock', title: 'Clock', state: 'well', limit, remedy: '', since_time: daysAgo(12) },
    what: 'The clocks of the portal and of the database differ by less than a second.',
  },
] satisfies Check[]
const looked = { looked_time: daysAgo(0) }
const past: PastTrouble[] = [
  {
    ...{ name: 'certificate', title: 'Certificate', begin_time: daysAgo(9), end_time: daysAgo(8) },
    what: 'The certificate ends in 20 days, on 2026-12-13.',
  },
]
const slowCalls: SlowCall[] = [
  {
    ...{ method: 'GET', path: '/api/admin/users', count: 3, ms: 4200 },
    ...{ database_ms: 3900, bucket_ms: 0, hash_ms: 0, last_time: daysAgo(0) },
  },
]
const lockWaits: LockWait[] = [
  { what: 'users', waiting: 2, ms: 6100, holder: 'autovacuum worker', held_ms: 7400, last_time: daysAgo(0) },
]
const quick = { slow_calls: [], lock_waits: [] }
const health = { path: '/admin/health', as: 'admin' } satisfies Partial<Scene>

/** What the people who run the portal see. */
export const operators: Scene[] = [
  {
    ...health,
    name: 'admin-health--troubles',
    given: [
      overview([diskFull, mailAway]),
      answers(viewHealth, { ...looked, checks, past, slow_calls: slowCalls, lock_waits: lockWaits }),
    ],
    shows: '2 things are wrong',
  },
  {
    ...health,
    name: 'admin-health--well',
    given: [answers(viewHealth, { ...looked, checks: checks.slice(-1), past: [], ...quick })],
    shows: 'Nothing is wrong',
  },
  {
    ...health,
    name: 'admin-health--not-looked',
    given: [answers(viewHealth, { looked_time: '', checks: [], past: [], ...quick })],
    shows: 'The portal has not checked itself yet',
  },
  {
    ...health,
    name: 'admin-health--failed',
    given: [fails('admin/health')],
    shows: 'We could not load the checks',
    says: failedToLoad,
  },
  {
    name: 'admin-school--messages',
    path: `/admin/schools/${school.id}`,
    as: 'admin',
    given: [answers(viewCase, school)],
    shows: 'The one by the water.',
    isDark: true,
  },
  {
    name: 'admin-school--appealed',
    path: `/admin/schools/${school.id}`,
    as: 'admin',
    given: [answers(viewCase, { ...school, state: 'appealed', question: '', has_appealed: true })],
    when: [(page) => page.getByRole('button', { name: 'Keep the rejection' }).click()],
    shows: 'What do you answer to the appeal?',
  },
  { ...register, name: 'admin-register--none', given: [registerIs(0, null)], shows: 'There is no register yet' },
  {
    ...register,
    name: 'admin-register--running',
    given: [registerIs(52_000, { state: 'running', part: 0.43, rows: 22_000, finish_time: '' })],
    shows: 'Importing the register…',
  },
  {
    ...register,
    name: 'admin-register--finished',
    given: [registerIs(52_114, {})],
    when: [(page) => page.getByText('could not be read').click()],
    shows: 'Line 31,207:',
    isDark: true,
  },
  {
    ...register,
    name: 'admin-register--stopped',
    given: [registerIs(52_114, { state: 'stopped', finish_time: '' })],
    shows: 'Upload the same file again to continue where it stopped.',
  },
  { name: 'admin-pages--list', path: '/admin/pages', as: 'admin', shows: 'Original text' },
  {
    name: 'admin-pages--editing',
    path: '/admin/pages/about',
    as: 'admin',
    when: [fill('Title', 'About our stories')],
    shows: /unsaved changes/,
    isDark: true,
  },
  { name: 'admin-brand--editing', path: '/admin/brand', as: 'admin', shows: 'Contrast', isDark: true },
  {
    name: 'admin-brand--no-colour',
    path: '/admin/brand',
    as: 'admin',
    when: [fill('Colour', 'red'), press('Save the brand')],
    shows: 'There is a problem',
  },
  { name: 'admin-testimonials--examples', path: '/admin/testimonials', as: 'admin', shows: '4 of them are examples' },
  {
    name: 'admin-testimonials--adding',
    path: '/admin/testimonials',
    as: 'admin',
    when: [press('Add a testimonial'), press('Save the testimonial')],
    shows: 'There is a problem',
    isWindow: true,
  },
]
