import { expect, type Page } from '@playwright/test'
import { bookSession, listBookings } from '#contract/bookings.ts'
import { listEnquiries, sendMessage } from '#contract/enquiries.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { createProduct } from '#contract/products.ts'
import { listResources } from '#contract/resources.ts'
import { listUsers } from '#contract/users.ts'
import { listQueue } from '#contract/verification.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { goTo } from './testing/in-the-app.ts'
import type { Portal } from './testing/portal.ts'
import { test } from './testing/test.ts'

// What a service worker keeps for later takes time from what is looked at now.
test.use({ serviceWorkers: 'block' })

/** An address, and the heading of its page. */
type Visit = readonly [path: string, heading: string | RegExp]

const ofVisitors: Visit[] = [
  ['/login', 'Log in'],
  ['/register', 'Register'],
  ['/confirm-email?token=used', 'Confirm your e-mail address'],
  ['/confirm-new-email?token=used', 'Confirm your new address'],
  ['/undo-new-email?token=used', 'Take your account back'],
  ['/forget-password', 'Forgotten password'],
  ['/reset-password?token=used', 'Choose a new password'],
  ['/invitation', 'This invitation does not work any more'],
  ['/about', 'About'],
  ['/introduction', 'Introduction'],
  ['/contact', 'Contact'],
  ['/charts', 'How far the books have travelled'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/accessibility', 'Accessibility'],
  ['/dev/mailbox', 'Try-it mailbox'],
  ['/no/such/page', 'Page not found: The page you are looking for does not exist.'],
]

const ofStaff: Visit[] = [
  ['/', /^Hello/],
  ['/resources', 'Books and resources'],
  ['/shop', 'Shop'],
  ['/resources/manage', 'Your resources'],
  ['/resources/manage/new', 'Add a resource'],
  ['/resources/manage/3', 'Edit a resource'],
  ['/book-session', 'Book an enterprise session'],
  ['/add-users', 'Give parents access to the enterprise portal'],
  ['/invite', 'Invite other parents'],
  ['/profile/update', 'Update profile'],
  ['/profile/settings', 'Settings'],
  ['/school-pending', 'Your school is in'],
]

const ofOperators: Visit[] = [
  ['/admin', 'Overview'],
  ['/admin/schools', 'Schools'],
  ['/admin/register', 'Register of schools'],
  ['/admin/users', 'Users'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/bookings', 'Bookings'],
  ['/admin/mailbox', 'Mailbox'],
  ['/admin/library', 'Library'],
  ['/admin/library/new', 'Add a resource'],
  ['/admin/library/3', 'Edit a resource'],
  ['/admin/categories', 'Categories'],
  ['/admin/products', 'Products'],
  ['/admin/products/new', 'Add a product'],
  ['/admin/statistics', 'Statistics'],
  ['/admin/pages', 'Pages'],
  ['/admin/pages/about', 'Edit “About”'],
  ['/admin/testimonials', 'Testimonials'],
  ['/admin/brand', 'Brand'],
  ['/admin/audit', 'Audit log'],
]

/** Elsewhere: `e2e/access.spec.ts` makes the accounts that see them. */
const ofWaitingAccounts = ['/not-active', '/school-rejected']

/** The pages of one of many: a book, a guide, and what somebody has to make first. */
async function casesOf(portal: Portal, operatorKey: string): Promise<Visit[]> {
  const ask = { name: 'Ada Birch', email: 'ada.birch@mail.example', message: 'Can we print the guides?' }
  await call(portal, sendMessage, { body: ask })
  const staffKey = await keyOf(portal, 'senior')
  await call(portal, bookSession, { body: { ...ask, school: 'Tidewell Primary School' } }, staffKey)
  const product = await call(portal, createProduct, { body: { title: 'Poster', price: 4.5 } }, operatorKey)
  const { schools } = await call(portal, listQueue, { query: { state: 'approved' } }, operatorKey)
  const { users } = await call(portal, listUsers, {}, operatorKey)
  const { enquiries } = await call(portal, listEnquiries, {}, operatorKey)
  const { bookings } = await call(portal, listBookings, {}, operatorKey)
  const resources = await call(portal, listResources, { query: {} }, operatorKey)
  const readers = ['storybook', 'lesson-plan'].map((wanted): Visit => {
    const found = resources.find(({ category }) => category === wanted)
    return [`/resources/view/${found?.id}`, found?.title ?? '']
  })
  return [
    [`/admin/schools/${schools[0]?.id}`, schools[0]?.title ?? ''],
    [`/admin/users/${users[0]?.id}`, users[0]?.full_name || users[0]?.email || ''],
    [`/admin/enquiries/${enquiries[0]?.id}`, enquiries[0]?.name ?? ''],
    [`/admin/bookings/${bookings[0]?.id}`, bookings[0]?.school ?? ''],
    [`/admin/products/${product.id}`, 'Edit a product'],
    ...readers,
  ]
}

async function expectSound(page: Page, path: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectNoAxeViolations(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([path, overflow]).toEqual([path, Math.min(0, overflow)])
}

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test(`axe finds nothing on any page, ${colorScheme}, ${width} px`, async ({ portal, openDevice }) => {
    const operatorKey = await keyOf(portal, 'admin')
    const visits = { '': ofVisitors, [await keyOf(portal, 'senior')]: ofStaff }
    visits[operatorKey] = [...ofOperators, ...(await casesOf(portal, operatorKey))]
    for (const [key, pages] of Object.entries(visits)) {
      const page = await openDevice()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      if (key) await enter(page.context(), portal, key)
      await page.goto(pages[0]?.[0] ?? '/')
      for (const [path, heading] of pages) {
        await goTo(page, path, heading)
        await expectSound(page, path)
      }
      await page.close()
    }
  })
}

test('every page of the app is looked at', () => {
  const paths = [...ofVisitors, ...ofStaff, ...ofOperators].map(([path]) => path.replace(/\?.*/, ''))
  const looked = [...paths, ...ofWaitingAccounts]
  const ofOne = /^\/(resources\/view|admin\/(schools|users|enquiries|bookings|products))\/:/
  const missing = pagePaths.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
    return !(ofOne.test(path) || looked.some((one) => pattern.test(one)))
  })
  expect(missing).toEqual([])
})
