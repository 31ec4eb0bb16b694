import { viewPendingSignIn } from '#contract/identity-providers.ts'
import { type LinkedSignIn, listLinkedSignIns } from '#contract/linked-sign-ins.ts'
import { listPasskeys, type Passkey, viewPasskeyOffer } from '#contract/passkeys.ts'
import { addApp, beginApp, type SecondStep, viewSecondStep } from '#contract/second-step.ts'
import { listOfferedProviders, type OfferedProvider } from '#contract/sign-in-providers.ts'
import { addAuthenticator } from '../testing/authenticator.ts'
import { answers, becomes, refuses } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'
import { fill, press } from './steps.ts'

const id = (number: number) => `6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6b${number}`

const stepIs = (changes: Partial<SecondStep>): Step =>
  answers(viewSecondStep, {
    ...{ state: 'needed', is_required: true, passkeys: 1, app_works: true, recovery_codes: 7 },
    app_time: '2026-09-01T08:00:00.000Z',
    ...changes,
  } satisfies SecondStep)
const firstStep = becomes<object>('user/view', (user) => ({ ...user, second_step: 'needed' }))
const second = { path: '/second-step', as: 'admin' } satisfies Partial<Scene>
const toSetUp = [firstStep, stepIs({ state: 'to-set-up', passkeys: 0, app_time: '', recovery_codes: 0 })]
const begun = answers(beginApp, {
  ...{ set_up: 'x', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
  // A frame with three corners is enough of a square to look at.
  qr: { size: 29, path: 'M0 0h7v7h-7zM22 0h7v7h-7zM0 22h7v7h-7zM9 9h14v12h-14z' },
})
const codes = Array.from({ length: 10 }, (_, at) => `K7${at}Q-M4XR-9TB${at}-ZC2${at}`)
const askForApp = [press('Set up an app'), fill('Current password', 'seven brass kettles'), press('Continue')]

const passkey = (number: number, changes: Partial<Passkey>): Passkey => ({
  ...{ id: id(10 + number), name: 'My phone', is_current: false, last_used_time: '' },
  create_time: '2026-09-14T08:00:00.000Z',
  ...changes,
})
const passkeys = answers(listPasskeys, [
  passkey(1, { name: 'The laptop in the staff room of Bartholomew the Great, upstairs', is_current: true }),
  passkey(2, { last_used_time: '2026-11-20T08:00:00.000Z' }),
])
const linked = answers(listLinkedSignIns, [
  {
    ...{ id: id(21), label: 'Google', create_time: '2026-09-14T08:00:00.000Z', is_current: true },
    ...{ name: 'wilhelmina.featherstonehaugh-cholmondeley@saint-bartholomews.sch.example', last_used_time: '' },
  } satisfies LinkedSignIn,
])
const settings = { path: '/profile/settings', as: 'senior' } satisfies Partial<Scene>

const openWays: Step = (page) => page.getByText(/^Change the password, address/).click()

const offered: OfferedProvider[] = [
  { id: id(31), preset: 'google', label: 'Google' },
  { id: id(32), preset: 'microsoft', label: 'Microsoft' },
  { id: id(33), preset: 'generic', label: 'Tideshire Council Single Sign-On for Schools' },
]
const offers = answers(listOfferedProviders, offered)

/** The ways to log in, beside a password and after it. */
export const waysIn: Scene[] = [
  {
    ...second,
    name: 'second-step--needed',
    given: [firstStep, stepIs({})],
    shows: /Your password is right/,
    isDark: true,
  },
  {
    ...second,
    name: 'second-step--wrong-code',
    given: [
      firstStep,
      stepIs({ app_works: false, passkeys: 0 }),
      refuses('POST user/second-step', 403, 'account/wrong-code', 'That code is not right. Wait for the next one.'),
    ],
    when: [fill('Code', '000000'), press('Continue')],
    shows: 'That code is not right. Wait for the next one.',
    says: failedToLoad,
  },
  { ...second, name: 'second-step--set-up', given: toSetUp, shows: 'Authenticator app' },
  {
    ...second,
    name: 'second-step--app',
    given: [...toSetUp, begun],
    when: askForApp,
    shows: /scan this picture/,
    isWindow: true,
    isDark: true,
  },
  {
    ...second,
    name: 'second-step--recovery-codes',
    given: [...toSetUp, begun, answers(addApp, { recovery_codes: codes })],
    when: [...askForApp, fill('Code', '123456'), press('Set up the app')],
    shows: 'Save your recovery codes',
  },
  {
    ...settings,
    name: 'profile-settings--ways-in',
    given: [passkeys, linked, offers],
    when: [openWays],
    shows: /^The laptop in the staff room/,
  },
  {
    ...settings,
    name: 'profile-settings--passkey',
    isWindow: true,
    given: [addAuthenticator],
    when: [openWays, press('Add a passkey'), (page) => page.getByLabel('Only me').check()],
    shows: 'Name of the passkey',
    isDark: true,
  },
  {
    ...settings,
    name: 'profile-settings--shared-device',
    isWindow: true,
    given: [addAuthenticator],
    when: [openWays, press('Add a passkey'), (page) => page.getByLabel('Other people too').check()],
    shows: 'Do not add a passkey here',
  },
  {
    name: 'home--passkey-offer',
    path: '/',
    as: 'senior',
    given: [addAuthenticator, answers(viewPasskeyOffer, { is_offered: true })],
    shows: 'Log in without your password',
    isWindow: true,
  },
  { name: 'login--providers', path: '/login', given: [offers], shows: /Tideshire Council/, isDark: true },
  {
    name: 'register--providers',
    // That page brings the providers with it; after the log-in page they are those that the browser was told.
    path: '/login',
    given: [offers],
    when: [
      (page) => page.getByText(/Tideshire Council/).waitFor(),
      (page) => page.getByRole('main').getByRole('link', { name: 'Register' }).click(),
      (page) => page.getByRole('radio', { name: /School/ }).check(),
    ],
    shows: /Tideshire Council/,
  },
  {
    name: 'login-continue--join',
    path: '/login/continue',
    given: [
      answers(viewPendingSignIn, {
        ...{ state: 'join', label: 'Google', email: 'w.featherstonehaugh@saint-bartholomews.sch.example' },
        ...{ school: 'Saint Bartholomew’s Church of England Primary School, Tidewell', is_new: false },
      }),
    ],
    shows: /Saint Bartholomew/,
  },
  {
    name: 'login-continue--link',
    path: '/login/continue',
    given: [
      answers(viewPendingSignIn, {
        ...{ state: 'link', label: 'Microsoft', email: 'office@tidewell-primary.example', school: '', is_new: false },
      }),
    ],
    shows: /office@tidewell-primary.example/,
  },
  {
    name: 'login--provider-problem',
    path: '/login?problem=sign-in%2Fcancelled',
    given: [offers],
    shows: /Tideshire Council/,
  },
]
