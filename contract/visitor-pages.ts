import { type Page, patternOf } from './page.ts'

/** The pages that open without an account. The browser loads this table with the first one of them. */
// biome-ignore format: one line for each page
export const visitorPages: readonly Page[] = [
  { path: '/login', module: 'features/accounts/login-page', access: 'visitor', title: 'Log in', layout: 'welcome' },
  { path: '/login/continue', module: 'features/accounts/linked-sign-ins/continue-page', access: 'visitor', title: 'One more step', layout: 'welcome' },
  { path: '/register', module: 'features/registration/register-page', access: 'visitor', title: 'Register', layout: 'welcome' },
  { path: '/forget-password', module: 'features/accounts/forget-password-page', access: 'visitor', title: 'Forgotten password', layout: 'welcome', saysSent: true },
  { path: '/reset-password', module: 'features/accounts/reset-password-page', access: 'visitor', title: 'Choose a new password', layout: 'welcome', hasToken: true },
  { path: '/confirm-email', module: 'features/registration/standing/confirm-email-page', access: 'visitor', title: 'Confirm your e-mail address', layout: 'welcome', hasToken: true },
  { path: '/confirm-new-email', module: 'features/registration/standing/confirm-new-email-page', access: 'visitor', title: 'Confirm your new address', layout: 'welcome', hasToken: true },
  { path: '/undo-new-email', module: 'features/accounts/undo-new-email-page', access: 'visitor', title: 'Take your account back', layout: 'welcome', hasToken: true },
  { path: '/invitation', module: 'features/invitations/invitation-page', access: 'visitor', title: '', layout: 'welcome', hasToken: true },
  { path: '/unsubscribe', module: 'features/mailbox/unsubscribe-page', access: 'visitor', title: 'Stop e-mails', layout: 'welcome', hasToken: true },
  { path: '/test-mail', module: 'features/set-up/test-mail-page', access: 'visitor', title: 'The test e-mail', layout: 'welcome', hasToken: true },
  { path: '/report', module: 'shared-report-screen', access: 'visitor', title: 'What came of your support', layout: 'class', hasToken: true },
  { path: '/read', module: 'read-screen', access: 'visitor', title: 'Read with your class', layout: 'class', hasToken: true, isRenderedWithoutToken: true, keepsNothing: true },
  { path: '/taught', module: 'features/taught/reading/taught-page', access: 'visitor', title: 'What your child is taught', layout: 'class', hasToken: true, keepsNothing: true },
  { path: '/about', module: 'about-screen', access: 'visitor', title: 'About' },
  { path: '/introduction', module: 'features/general-pages/general-page', access: 'visitor', title: 'Introduction' },
  { path: '/contact', module: 'contact-screen', access: 'visitor', title: 'Contact', saysSent: true },
  { path: '/data-requests', module: 'features/enquiries/data-request-page', access: 'visitor', title: 'Your data: ask or complain', saysSent: true },
  { path: '/charts', module: 'features/statistics/charts-page', access: 'visitor', title: 'Statistics' },
  { path: '/terms', module: 'features/general-pages/general-page', access: 'visitor', title: 'Terms' },
  { path: '/privacy', module: 'features/general-pages/general-page', access: 'visitor', title: 'Privacy' },
  { path: '/accessibility', module: 'features/general-pages/general-page', access: 'visitor', title: 'Accessibility' },
  { path: '/trust', module: 'features/general-pages/general-page', access: 'visitor', title: 'Data and safety' },
  { path: '/trust/impact-assessment', module: 'features/general-pages/general-page', access: 'visitor', title: 'Data protection impact assessment' },
  { path: '/trust/data-sharing', module: 'features/general-pages/general-page', access: 'visitor', title: 'Terms for lists of parents' },
  { path: '/trust/accessibility-report', module: 'features/general-pages/general-page', access: 'visitor', title: 'Accessibility conformance report' },
  { path: '/privacy/for-children', module: 'features/general-pages/for-children-page', access: 'visitor', title: 'What this book knows about you', layout: 'class' },
  { path: '/api-reference', module: 'features/api-reference/api-reference-page', access: 'visitor', title: 'API reference' },
  { path: '/dev/mailbox', module: 'features/mailbox/try-it-mailbox-page', access: 'visitor', title: 'Try-it mailbox' },
]

/** Whether nothing is to be stored in the browser at this path. */
export function keepsNothing(pathname: string): boolean {
  return visitorPages.some((page) => page.keepsNothing && patternOf(page).test(pathname))
}
