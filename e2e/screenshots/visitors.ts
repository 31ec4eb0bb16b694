import { listAddedLately } from '#contract/accounts.ts'
import { answers, fails, hangs, manyMails, noMails, refuses, sends } from './answers.ts'
import { failedToLoad, offline, type Scene } from './scene.ts'
import { fill, goOffline, press } from './steps.ts'

const credentials = [fill('E-mail address', 'teacher@tidewell-primary.example'), fill('Password', 'not the password')]
const reset = '/reset-password?token=a-link-of-yesterday'
const nothingAdded = answers(listAddedLately, [])
const addedId = '0b9f6a52-6f0e-4d5f-9a39-3f7a4c8d1100'
const newPassword = (text: string) => [fill('New password', text), press('Save the new password')]

/** What somebody sees who has not logged in. */
export const visitors: Scene[] = [
  { name: 'about--text', path: '/about', shows: 'Enterprise for all', isDark: true },
  {
    name: 'about--failed',
    path: '/login',
    given: [fails('page/about')],
    when: [(page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()],
    shows: /could not load/,
    says: failedToLoad,
  },
  { name: 'introduction--text', path: '/introduction', shows: 'How to begin' },
  { name: 'terms--text', path: '/terms', shows: 'Who may use it' },
  { name: 'privacy--text', path: '/privacy', shows: 'Your rights' },
  { name: 'accessibility--text', path: '/accessibility', shows: 'How accessible the portal is' },
  { name: 'login--empty', path: '/login', shows: 'Use a passkey', isDark: true },
  { name: 'login--nothing-filled', path: '/login', when: [press('Log in')], shows: 'Enter your password.' },
  {
    name: 'login--wrong-password',
    path: '/login',
    when: [...credentials, press('Log in')],
    shows: 'The e-mail address or password is incorrect.',
    isDark: true,
    says: failedToLoad,
  },
  { name: 'login--password-shown', path: '/login', when: [...credentials, press('Show password')] },
  {
    name: 'login--too-many',
    path: '/login',
    given: [refuses('auth/login', 429, 'request/too-many', 'Too many attempts. Try again in 42 minutes.')],
    when: [...credentials, press('Log in')],
    shows: 'Too many attempts',
    says: failedToLoad,
  },
  { name: 'login--sending', path: '/login', given: [hangs('auth/login')], when: [...credentials, press('Log in')] },
  {
    name: 'login--offline',
    path: '/login',
    when: [...credentials, goOffline, press('Log in')],
    shows: 'You are offline.',
    says: offline,
  },
  { name: 'forget-password--empty', path: '/forget-password' },
  {
    name: 'forget-password--sent',
    path: '/forget-password',
    when: [fill('E-mail address', 'nobody@home.example'), press('Send the link')],
    shows: 'Email has been sent to recover password.',
  },
  {
    name: 'forget-password--no-address',
    path: '/forget-password',
    when: [fill('E-mail address', 'nobody'), press('Send the link')],
    shows: /form name@example/,
  },
  { name: 'reset-password--form', path: reset, given: [nothingAdded] },
  {
    name: 'reset-password--added',
    path: reset,
    given: [
      answers(listAddedLately, [
        { id: addedId, kind: 'passkey', name: 'My phone', create_time: '2026-11-20T10:00:00.000Z' },
        {
          id: `${addedId.slice(0, -1)}1`,
          kind: 'sign-in',
          name: `Google ${'a-long-name.'.repeat(6)}birch@tidewell.example`,
          create_time: '2026-11-21T10:00:00.000Z',
        },
      ]),
    ],
    shows: 'Also remove',
  },
  { name: 'reset-password--loading', path: reset, given: [hangs('auth/reset-password/added')] },
  { name: 'reset-password--failed', path: reset, given: [fails('auth/reset-password/added')], says: failedToLoad },
  {
    name: 'reset-password--too-short',
    path: reset,
    given: [nothingAdded],
    when: newPassword('short'),
    shows: 'Password is required and should be more then 6 characters',
  },
  {
    name: 'reset-password--common',
    path: reset,
    given: [nothingAdded],
    when: newPassword('password1'),
    shows: /That password is too easy to guess/,
    says: failedToLoad,
  },
  {
    name: 'reset-password--expired',
    path: reset,
    shows: 'This link no longer works',
    says: failedToLoad,
  },
  { name: 'not-found--page', path: '/no/such/page', isDark: true, says: failedToLoad },
  { name: 'any--loading', path: '/profile/settings', as: 'senior', given: [hangs('user/view')], shows: /Loading/ },
  { name: 'api-reference--loading', path: '/api-reference', given: [hangs('openapi.json')] },
  {
    name: 'api-reference--error',
    path: '/api-reference',
    given: [fails('openapi.json')],
    shows: 'We could not load the calls',
    says: failedToLoad,
  },
  { name: 'dev-mailbox--empty', path: '/dev/mailbox', given: [noMails], shows: 'No e-mails yet' },
  {
    name: 'dev-mailbox--full',
    path: '/dev/mailbox',
    given: [manyMails, sends('dev/mails/[^/]+/html', 'Choose a new password', 'text/html')],
    shows: 'Not delivered',
    isDark: true,
  },
  { name: 'dev-mailbox--loading', path: '/dev/mailbox', given: [hangs('dev/mails')] },
  {
    name: 'dev-mailbox--error',
    path: '/dev/mailbox',
    given: [fails('dev/mails')],
    shows: 'We could not load the e-mails',
    says: failedToLoad,
  },
]
