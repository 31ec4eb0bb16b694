import type { OperatorRights } from './access.ts'
import type { QueueName } from './overview.ts'

/** The place of a page's entry in the console's menu. */
export interface ConsoleEntry {
  /** The heading above it; left out for the overview. */
  group: '' | 'People' | 'Messages' | 'Library' | 'Site'
  /** The page's title when left out. */
  label?: string
  /** Shows how many of this queue, or of several together, are waiting. */
  queue?: QueueName | readonly QueueName[]
  /** Shows how many troubles go on. */
  hasTroubles?: true
}

/** A screen of the portal. */
export interface Page {
  /** As the router writes it: `:name` for a parameter. */
  path: `/${string}`
  /** The file below `web/` that exports its component, which has the file's name: `login-page` exports `LoginPage`. */
  module: string
  /** `confirmed`: anybody signed in who has confirmed their e-mail address. The others are rights of operators. */
  access: 'visitor' | 'user' | 'confirmed' | OperatorRights
  /** In the browser's tab, and the heading unless the page has another. Empty where it depends on what is shown. */
  title: string
  /**
   * What search engines show below the title. A page with a description is public: rendered on the server for visitors,
   * and in the sitemap. All others ask not to be indexed.
   */
  description?: string
  /** What surrounds it; the layout of its access level when left out. */
  layout?: 'welcome' | 'reader' | 'class'
  /** Mailed links open it, with a token in its address: no script from another site may run there. */
  hasToken?: true
  /** It records: the browser lets this page, and no other one, use the microphone. */
  hasMicrophone?: true
  /** For children: nothing that they do there is stored in the browser. */
  keepsNothing?: true
  /** Its form works without JavaScript: with `?sent` in the address, the page says that it has been accepted. */
  saysSent?: true
  /** Accounts that wait for confirmation or verification may stay here; visitors' pages, but for signing in and up. */
  isForEveryState?: true
  console?: ConsoleEntry
}

/**
 * Every page. Routes, 404s, server rendering, sitemap, the console's menu, and the screenshots and accessibility checks
 * of each page are made from this table. Operators' pages are in the order of their menu.
 */
// biome-ignore format: one line for each page, and one for its description
export const pages: readonly Page[] = [
  { path: '/', module: 'home-screen', access: 'confirmed', title: 'Home' },
  { path: '/resources', module: 'shelf-screen', access: 'confirmed', title: 'Books and resources' },
  { path: '/resources/view/:resourceId', module: 'reader-screen', access: 'user', title: '', layout: 'reader' },
  { path: '/resources/books/:resourceId', module: 'about-book-screen', access: 'user', title: '' },
  { path: '/resources/books/:resourceId/certificates', module: 'features/certificates/class-certificates-page', access: 'user', title: 'Certificates for your class' },
  { path: '/resources/books/:resourceId/teach', module: 'features/reader/teaching/teach-page', access: 'user', title: 'Teach the book', layout: 'reader' },
  { path: '/resources/books/:resourceId/board', module: 'features/reader/teaching/board-page', access: 'user', title: 'The board', layout: 'reader' },
  { path: '/choose-school', module: 'features/registration/school/choose-school-page', access: 'confirmed', title: 'Choose your school' },
  { path: '/class-codes', module: 'features/class-codes/class-codes-page', access: 'user', title: 'Your class codes' },
  { path: '/class-codes/:codeId', module: 'features/class-codes/class-board-page', access: 'user', title: 'Class code' },
  { path: '/resources/manage', module: 'features/library/manage-page', access: 'user', title: 'Your resources' },
  { path: '/resources/manage/new', module: 'features/library/own-resource-page', access: 'user', title: 'Add a resource' },
  { path: '/resources/manage/:resourceId', module: 'features/library/own-resource-page', access: 'user', title: 'Edit a resource' },
  { path: '/shop', module: 'shop-screen', access: 'user', title: 'Shop' },
  { path: '/shop/quote', module: 'features/quotes/ask-quote-page', access: 'user', title: 'Ask for a quote' },
  { path: '/book-session', module: 'book-session-screen', access: 'user', title: 'Book an enterprise session' },
  { path: '/add-users', module: 'add-users-screen', access: 'user', title: 'Give parents access to the enterprise portal' },
  { path: '/invite', module: 'features/invitations/invite-page', access: 'user', title: 'Invite' },
  { path: '/your-school', module: 'features/reading/your-school-page', access: 'user', title: 'Your school' },
  { path: '/profile/update', module: 'features/profile/profile-update-page', access: 'user', title: 'Update profile' },
  { path: '/profile/settings', module: 'settings-screen', access: 'user', title: 'Settings' },
  { path: '/second-step', module: 'features/accounts/second-step/second-step-page', access: 'user', title: 'Show that it is you' },
  { path: '/not-active', module: 'not-active-screen', access: 'user', title: 'Pending approval' },
  { path: '/school-pending', module: 'features/registration/standing/school-pending-page', access: 'user', title: 'We are checking your school' },
  { path: '/school-rejected', module: 'features/registration/standing/school-rejected-page', access: 'user', title: 'Account rejected' },
  { path: '/login', module: 'features/accounts/login-page', access: 'visitor', title: 'Log in',
    description: 'Log in to open the storybooks, teacher’s guides and lesson plans for children aged 6 to 9.', layout: 'welcome' },
  { path: '/login/continue', module: 'features/accounts/linked-sign-ins/continue-page', access: 'visitor', title: 'One more step', layout: 'welcome' },
  { path: '/register', module: 'features/registration/register-page', access: 'visitor', title: 'Register',
    description: 'Register your school, or join it as a parent. Storybooks, guides and lesson plans are free.', layout: 'welcome' },
  { path: '/forget-password', module: 'features/accounts/forget-password-page', access: 'visitor', title: 'Forgotten password',
    description: 'Get a link by e-mail to choose a new password.', layout: 'welcome', saysSent: true },
  { path: '/reset-password', module: 'features/accounts/reset-password-page', access: 'visitor', title: 'Choose a new password', layout: 'welcome', hasToken: true, isForEveryState: true },
  { path: '/confirm-email', module: 'features/registration/standing/confirm-email-page', access: 'visitor', title: 'Confirm your e-mail address', layout: 'welcome', hasToken: true, isForEveryState: true },
  { path: '/confirm-new-email', module: 'features/registration/standing/confirm-new-email-page', access: 'visitor', title: 'Confirm your new address', layout: 'welcome', hasToken: true, isForEveryState: true },
  { path: '/undo-new-email', module: 'features/accounts/undo-new-email-page', access: 'visitor', title: 'Take your account back', layout: 'welcome', hasToken: true, isForEveryState: true },
  { path: '/invitation', module: 'features/invitations/invitation-page', access: 'visitor', title: '', layout: 'welcome', hasToken: true, isForEveryState: true },
  { path: '/read', module: 'read-screen', access: 'visitor', title: 'Read with your class', layout: 'class', hasToken: true, keepsNothing: true, isForEveryState: true },
  { path: '/about', module: 'about-screen', access: 'visitor', title: 'About',
    description: 'Who makes the free storybooks and lessons on this shelf, why, and what teachers and parents say of them.', isForEveryState: true },
  { path: '/introduction', module: 'features/general-pages/general-page', access: 'visitor', title: 'Introduction',
    description: 'What schools and parents find here, and how to begin with a class or a child aged 6 to 9.', isForEveryState: true },
  { path: '/contact', module: 'contact-screen', access: 'visitor', title: 'Contact',
    description: 'Ask about the books, the sessions in school or your account. A person will read it and write back.', saysSent: true, isForEveryState: true },
  { path: '/data-requests', module: 'features/enquiries/data-request-page', access: 'visitor', title: 'Your data: ask or complain',
    description: 'Ask to see, correct, delete or take away the data we hold about you, object to a use of it, or complain.', saysSent: true, isForEveryState: true },
  { path: '/charts', module: 'features/statistics/charts-page', access: 'visitor', title: 'Statistics',
    description: 'How many schools, parents and children read with the portal, counted every day, with where each figure is from.', isForEveryState: true },
  { path: '/terms', module: 'features/general-pages/general-page', access: 'visitor', title: 'Terms',
    description: 'The terms on which schools and parents use the books and lessons, free of charge.', isForEveryState: true },
  { path: '/privacy', module: 'features/general-pages/general-page', access: 'visitor', title: 'Privacy',
    description: 'What data the portal holds about schools, parents and children, why, for how long, and how to have it deleted.', isForEveryState: true },
  { path: '/accessibility', module: 'features/general-pages/general-page', access: 'visitor', title: 'Accessibility',
    description: 'How the books and pages work with screen readers, keyboards and large type, and what does not work yet.', isForEveryState: true },
  { path: '/trust', module: 'features/general-pages/general-page', access: 'visitor', title: 'Data and safety',
    description: 'For headteachers and data protection officers: what data the portal holds, how it is protected, and the Children’s Code.', isForEveryState: true },
  { path: '/trust/impact-assessment', module: 'features/general-pages/general-page', access: 'visitor', title: 'Data protection impact assessment',
    description: 'The assessment under article 35 of the UK GDPR: what is done with data, the risks, and what is done about them.', isForEveryState: true },
  { path: '/trust/data-sharing', module: 'features/general-pages/general-page', access: 'visitor', title: 'Terms for lists of parents',
    description: 'What schools and we promise each other about the e-mail addresses of parents: purpose, period, security, help and deletion.', isForEveryState: true },
  { path: '/trust/accessibility-report', module: 'features/general-pages/general-page', access: 'visitor', title: 'Accessibility conformance report',
    description: 'How far the portal meets EN 301 549 and WCAG 2.2, criterion by criterion, with the tests that show it and what nobody has looked at.', isForEveryState: true },
  { path: '/privacy/for-children', module: 'features/general-pages/general-page', access: 'visitor', title: 'What this book knows about you',
    description: 'For children: what the books and this site know about you, which is nothing.', isForEveryState: true },
  { path: '/api-reference', module: 'features/api-reference/api-reference-page', access: 'visitor', title: 'API reference', isForEveryState: true },
  { path: '/dev/mailbox', module: 'features/mailbox/try-it-mailbox-page', access: 'visitor', title: 'Try-it mailbox', isForEveryState: true },
  { path: '/admin', module: 'features/overview/overview-page', access: 'support', title: 'Overview', console: { group: '' } },
  { path: '/admin/before-you-open', module: 'features/overview/before-you-open-page', access: 'owner', title: 'Before you open', console: { group: '' } },
  { path: '/admin/schools', module: 'features/verification/school-queue-page', access: 'support', title: 'Schools', console: { group: 'People', queue: 'schools' } },
  { path: '/admin/schools/:schoolId', module: 'features/verification/school-case-page', access: 'support', title: '' },
  { path: '/admin/register', module: 'features/register/register-page', access: 'support', title: 'Register of schools', console: { group: 'People', label: 'Register' } },
  { path: '/admin/users', module: 'features/users/user-list-page', access: 'support', title: 'Users', console: { group: 'People' } },
  { path: '/admin/users/:userId', module: 'features/users/user-page', access: 'support', title: '' },
  { path: '/admin/operators', module: 'features/users/operator-list-page', access: 'owner', title: 'Operators', console: { group: 'People' } },
  { path: '/admin/enquiries', module: 'features/enquiries/enquiry-queue-page', access: 'support', title: 'Enquiries', console: { group: 'Messages', queue: ['enquiries', 'requests'] } },
  { path: '/admin/enquiries/:enquiryId', module: 'features/enquiries/enquiry-page', access: 'support', title: '' },
  { path: '/admin/bookings', module: 'features/bookings/booking-queue-page', access: 'support', title: 'Bookings', console: { group: 'Messages', queue: 'bookings' } },
  { path: '/admin/bookings/:bookingId', module: 'features/bookings/booking-page', access: 'support', title: '' },
  { path: '/admin/calendar', module: 'features/bookings/calendar/session-calendar-page', access: 'support', title: 'Session calendar', console: { group: 'Messages', label: 'Calendar' } },
  { path: '/admin/quotes', module: 'features/quotes/quote-queue-page', access: 'support', title: 'Quotes', console: { group: 'Messages', queue: 'quotes' } },
  { path: '/admin/quotes/:quoteId', module: 'features/quotes/quote-page', access: 'support', title: '' },
  { path: '/admin/mailbox', module: 'features/mailbox/mailbox-page', access: 'support', title: 'Mailbox', console: { group: 'Messages', queue: 'mails' } },
  { path: '/admin/library', module: 'features/library/library-page', access: 'editor', title: 'Library', console: { group: 'Library' } },
  { path: '/admin/library/new', module: 'features/library/library-resource-page', access: 'editor', title: 'Add a resource' },
  { path: '/admin/library/:resourceId', module: 'features/library/library-resource-page', access: 'editor', title: 'Edit a resource' },
  { path: '/admin/library/:resourceId/voice', module: 'features/reader/recording/recording-page', access: 'editor', title: 'Record a voice', hasMicrophone: true },
  { path: '/admin/categories', module: 'features/library/categories-page', access: 'editor', title: 'Categories', console: { group: 'Library' } },
  { path: '/admin/products', module: 'features/products/products-page', access: 'editor', title: 'Products', console: { group: 'Library' } },
  { path: '/admin/products/new', module: 'features/products/product-page', access: 'editor', title: 'Add a product' },
  { path: '/admin/products/:productId', module: 'features/products/product-page', access: 'editor', title: 'Edit a product' },
  { path: '/admin/reading', module: 'features/reading/everybody/reading-page', access: 'support', title: 'Reading', console: { group: 'Library' } },
  { path: '/admin/pages', module: 'features/general-pages/editing/page-list-page', access: 'editor', title: 'Pages', console: { group: 'Site' } },
  { path: '/admin/pages/:name', module: 'features/general-pages/editing/page-editor-page', access: 'editor', title: '' },
  { path: '/admin/testimonials', module: 'features/testimonials/editing/testimonials-page', access: 'editor', title: 'Testimonials', console: { group: 'Site' } },
  { path: '/admin/brand', module: 'brand-screen', access: 'owner', title: 'Brand', console: { group: 'Site' } },
  { path: '/admin/organisation', module: 'features/organisation/organisation-page', access: 'owner', title: 'Organisation', console: { group: 'Site' } },
  { path: '/admin/log-in', module: 'features/identity-providers/providers-page', access: 'owner', title: 'Logging in with Google, Microsoft and others', console: { group: 'Site', label: 'Log-in' } },
  { path: '/admin/statistics', module: 'features/statistics/figures-page', access: 'editor', title: 'Statistics', console: { group: 'Site' } },
  { path: '/admin/health', module: 'features/monitoring/health-page', access: 'support', title: 'Health of the portal', console: { group: 'Site', label: 'Health', hasTroubles: true } },
  { path: '/admin/audit', module: 'features/audit/audit-page', access: 'owner', title: 'Audit log', console: { group: 'Site' } },
]

/** The pages that are rendered on the server for visitors, and that search engines may index. */
export const publicPages = pages.filter((page) => page.description !== undefined)

const patternOf = ({ path }: Page) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
let patterns: RegExp[] | undefined

/** Whether there is a page at a path, which may end in a slash: anything else is answered with the status 404. */
export function isPagePath(path: string): boolean {
  patterns ??= pages.map(patternOf)
  return patterns.some((pattern) => pattern.test(path))
}

/** Whether the page at this path may use the microphone. */
export function usesMicrophone(pathname: string): boolean {
  return pages.some((page) => page.hasMicrophone && patternOf(page).test(pathname))
}

/** Whether nothing is to be stored in the browser at this path. */
export function keepsNothing(pathname: string): boolean {
  return pages.some((page) => page.keepsNothing && patternOf(page).test(pathname))
}
