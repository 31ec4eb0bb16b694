import { listAddedLately, type User } from '#contract/accounts.ts'
import { chooseMails } from '#contract/mailbox.ts'
import { confirmEmail, undoNewEmail } from '#contract/membership.ts'
import { hasSuggestions, type RegisterSchool, suggestSchools } from '#contract/register.ts'
import { findSchools, type Verification, viewVerification } from '#contract/schools.ts'
import { accountBecomes, answers, hangs, refuses } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'
import { fill, press } from './steps.ts'

const choose =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('radio', { name }).check()

const sent = {
  title: 'Hillside Forest School',
  address_1: '1 Wood Lane',
  address_2: '',
  city: 'Tidewell',
  county: 'Tideshire',
  postcode: 'ZE1 0ZZ',
  logo: '/brand/sponsor.svg',
}
const standsAs = (changes: Partial<Verification>): Step =>
  answers(viewVerification, {
    status: 'pending',
    sent,
    sent_time: '2026-11-20T08:00:00.000Z',
    checked: [],
    question: '',
    reason: '',
    has_appealed: false,
    has_message: false,
    letter: null,
    version: 1,
    ...changes,
  } satisfies Verification)

const found = ['St Mary’s Church of England Primary School', 'St Mary’s Infants'].map(
  (title, id): RegisterSchool => ({
    ...{ id, register: 'gias', urn: `${910_000 + id}`, title, other_title: '' },
    ...{ address_1: sent.address_1, address_2: '', city: sent.city, county: sent.county, postcode: sent.postcode },
  }),
)
const school = { name: 'register--school', path: '/register', when: [choose(/School/)] } satisfies Scene
const hasRegister = answers(hasSuggestions, { has_schools: true })
const parent = { name: 'register--parent', path: '/register', when: [choose(/Parent/)] } satisfies Scene
const oneSchool = answers(findSchools, [
  { id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10', title: 'Tidewell Primary School' },
])
const confirm = {
  path: '/confirm-email?token=a-link-of-yesterday',
  when: [fill('Password', 'Kettle7!'), press('Confirm my address')],
} satisfies Partial<Scene>
const undo = {
  path: '/undo-new-email?token=a-link-of-yesterday',
  when: [press('Take my account back')],
} satisfies Partial<Scene>
const confirmed: User = {
  ...{ id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f11', role: 'parent', status: 'active', school: null },
  ...{ username: 'parent@home.example', email: 'parent@home.example', allow_notifications: false },
  ...{ isVerified: true, emailVerified: true, isSchool: false },
}
const reminders = { email: 'bartholomew.featherstonehaugh-cholmondeley@example.org', list: 'reminders' } as const
const stopping = {
  path: '/unsubscribe?token=a-link',
  given: [answers(chooseMails, { ...reminders, is_stopped: false })],
} satisfies Partial<Scene>
const pending = { path: '/school-pending', as: 'senior', shows: 'What you sent' } satisfies Partial<Scene>
const isPending = accountBecomes({ school: 'pending' })
const checked = ['One school of the register has this postcode, but another name: Hillside Primary School.']

/** What somebody sees on the way in. */
export const newcomers: Scene[] = [
  { name: 'register--empty', path: '/register' },
  { ...school, isDark: true },
  { ...school, name: 'register--school-nothing-filled', when: [...school.when, press('Register the school')] },
  {
    ...school,
    name: 'register--school-suggestions',
    given: [hasRegister, answers(suggestSchools, found)],
    when: [
      ...school.when,
      (page) => page.getByLabel('School name').pressSequentially('st mary'),
      (page) => page.keyboard.press('ArrowDown'),
    ],
    shows: 'St Mary’s Infants',
    isWindow: true,
  },
  {
    ...school,
    name: 'register--school-not-found',
    given: [hasRegister, answers(suggestSchools, [])],
    when: [...school.when, (page) => page.getByLabel('School name').pressSequentially('hogwarts')],
    shows: /No school found/,
    isWindow: true,
  },
  {
    ...school,
    name: 'register--school-password',
    when: [...school.when, fill('Password', 'Kettle7!')],
    shows: /guess|[Gg]ood/,
  },
  parent,
  {
    ...parent,
    name: 'register--parent-not-found',
    given: [answers(findSchools, [])],
    when: [...parent.when, fill('Invite code', 'AAAABBBB')],
    shows: 'Not found',
  },
  { ...parent, name: 'register--parent-found', path: '/register?code=KQ7M2XPA', given: [oneSchool], isDark: true },
  { ...parent, name: 'register--parent-without-code', when: [...parent.when, press('I do not have a code')] },
  { name: 'confirm-email--button', path: confirm.path, as: 'parent', shows: 'Confirm my address' },
  { name: 'confirm-email--elsewhere', path: confirm.path, shows: 'Have you forgotten it', isDark: true },
  {
    name: 'confirm-email--new-password',
    path: confirm.path,
    when: [press('Choose a new password'), fill('New password', 'Kettle7!')],
    shows: /guess|[Gg]ood/,
  },
  { ...confirm, name: 'confirm-email--confirming', given: [hangs('auth/confirm-email')], shows: 'Confirming…' },
  { ...confirm, name: 'confirm-email--expired', shows: 'This link no longer works', says: failedToLoad },
  {
    ...confirm,
    name: 'confirm-email--done',
    given: [answers(confirmEmail, { auth_key: 'x', user: confirmed })],
    shows: /confirmed/,
  },
  {
    name: 'confirm-new-email--elsewhere',
    path: '/confirm-new-email?token=a-link',
    shows: 'You are not logged in here.',
  },
  { ...undo, name: 'undo-new-email--button', when: [], shows: 'close this page', isDark: true },
  { ...undo, name: 'undo-new-email--expired', shows: 'This link no longer works', says: failedToLoad },
  {
    ...undo,
    name: 'undo-new-email--taken',
    given: [refuses('auth/undo-new-email', 409, 'account/address-taken', 'There is an account.')],
    shows: 'Nothing has been changed',
    says: failedToLoad,
  },
  {
    ...undo,
    name: 'undo-new-email--done',
    given: [
      answers(listAddedLately, []),
      answers(undoNewEmail, {
        email: 'bartholomew.featherstonehaugh-cholmondeley@saint-bartholomews-church-of-england.sch.example',
        reset_token: 'x',
      }),
    ],
    shows: 'You have your account back',
  },
  { ...stopping, name: 'unsubscribe--button', shows: 'Send me no reminders' },
  {
    ...stopping,
    name: 'unsubscribe--done',
    given: [answers(chooseMails, { ...reminders, is_stopped: true })],
    shows: 'We have stopped these e-mails',
    isDark: true,
  },
  { ...stopping, name: 'unsubscribe--expired', given: [], shows: 'This link no longer works', says: failedToLoad },
  {
    ...pending,
    name: 'school-pending--unconfirmed',
    given: [accountBecomes({ school: 'pending', status: 'not-active' }), standsAs({})],
    when: [press('Correct the address')],
    isDark: true,
  },
  { ...pending, name: 'school-pending--waiting', given: [isPending, standsAs({ checked })] },
  {
    ...pending,
    name: 'school-pending--question',
    given: [isPending, standsAs({ checked, question: 'Are you the former Hillside Primary School?' })],
  },
  {
    ...pending,
    name: 'school-pending--correcting',
    given: [isPending, standsAs({})],
    when: [press('Correct the details')],
  },
  {
    ...pending,
    name: 'school-pending--failed',
    given: [isPending, refuses('school/verification', 404, 'not-found', 'It is not there.')],
    shows: 'We could not load what you sent',
    says: failedToLoad,
  },
  {
    ...pending,
    name: 'school-pending--let-in',
    given: [standsAs({ status: 'approved', checked: ['The register has one open school of this name and postcode.'] })],
    shows: 'What we checked',
    isDark: true,
  },
  {
    name: 'school-rejected--appeal',
    path: '/school-rejected',
    as: 'senior',
    given: [accountBecomes({ school: 'rejected' }), standsAs({ status: 'rejected', reason: 'It is a nursery.' })],
    shows: 'It is a nursery.',
  },
  {
    name: 'school-rejected--final',
    path: '/school-rejected',
    as: 'senior',
    given: [
      accountBecomes({ school: 'rejected' }),
      standsAs({ status: 'rejected', reason: 'It is a nursery.', has_appealed: true }),
    ],
    shows: 'this decision is final',
  },
  { name: 'profile-update--school', path: '/profile/update', as: 'senior', shows: 'School name' },
  { name: 'profile-update--parent', path: '/profile/update', as: 'parent', shows: 'Your address', isDark: true },
  {
    name: 'settings--password',
    path: '/profile/settings',
    as: 'parent',
    when: [
      (page) => page.getByText('Change the password, address or second step').click(),
      press('Change the password'),
      fill('New password', 'seven brass kettles'),
    ],
    shows: 'Very good',
    isWindow: true,
  },
  {
    name: 'settings--delete',
    path: '/profile/settings',
    as: 'parent',
    when: [press('Delete my account')],
    shows: 'Delete your account?',
    isWindow: true,
  },
]
