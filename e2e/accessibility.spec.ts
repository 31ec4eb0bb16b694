import { type Page as BrowserPage, expect } from '@playwright/test'
import { bookSession, listBookings } from '#contract/bookings.ts'
import { listEnquiries, sendMessage } from '#contract/enquiries.ts'
import { type Page, pages } from '#contract/pages.ts'
import { createProduct } from '#contract/products.ts'
import { listResources } from '#contract/resources.ts'
import { listUsers } from '#contract/users.ts'
import { listQueue } from '#contract/verification.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { goTo } from './testing/in-the-app.ts'
import type { Portal } from './testing/portal.ts'
import { test } from './testing/test.ts'

// The service worker's prefetching would slow down the pages under test.
test.use({ serviceWorkers: 'block' })

/** A path, and the heading of its page. */
type Visit = readonly [address: string, heading: string | RegExp]

/** `e2e/access.spec.ts` creates the accounts that see these pages, and checks them there. */
const ofWaitingAccounts = ['/not-active', '/school-rejected']

/** The pages whose heading is not their title. */
const headings: Record<string, string | RegExp> = {
  '/': /^Hello/,
  '/charts': 'How far the books have travelled',
  '/invitation': 'This invitation no longer works',
  '/invite': 'Invite other parents',
  '/school-pending': 'Your school is approved',
}

/** Every page of the table that has one of these access levels. `cases` has the paths of those with a parameter. */
function visitsOf(access: ReadonlyArray<Page['access']>, cases: Record<string, Visit>): Visit[] {
  return pages
    .filter(({ path, layout, ...page }) => {
      const isElsewhere = layout === 'reader' || ofWaitingAccounts.includes(path)
      return access.includes(page.access) && !isElsewhere
    })
    .map(({ path, title, hasToken }) => {
      if (path.includes(':')) return cases[path] ?? missing(path)
      // Without a token, the invitation page says so without a failing call.
      const address = hasToken && path !== '/invitation' ? `${path}?token=used` : path
      return [address, headings[path] ?? title]
    })
}

function missing(path: string): never {
  throw new Error(`${path} has a parameter: casesOf has to name one to look at`)
}

/** One page for each path with a parameter (two for the reader), and what has to be created first. */
async function casesOf(portal: Portal, operatorKey: string) {
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
  const cases: Record<string, Visit> = {
    '/resources/manage/:resourceId': ['/resources/manage/3', 'Edit a resource'],
    '/admin/schools/:schoolId': [`/admin/schools/${schools[0]?.id}`, schools[0]?.title ?? ''],
    '/admin/users/:userId': [`/admin/users/${users[0]?.id}`, users[0]?.full_name || users[0]?.email || ''],
    '/admin/enquiries/:enquiryId': [`/admin/enquiries/${enquiries[0]?.id}`, enquiries[0]?.name ?? ''],
    '/admin/bookings/:bookingId': [`/admin/bookings/${bookings[0]?.id}`, bookings[0]?.school ?? ''],
    '/admin/library/:resourceId': ['/admin/library/3', 'Edit a resource'],
    '/admin/products/:productId': [`/admin/products/${product.id}`, 'Edit a product'],
    '/admin/pages/:name': ['/admin/pages/about', 'Edit “About”'],
  }
  return { readers, cases }
}

const nowhere: Visit = ['/no/such/page', 'Page not found: The page you are looking for does not exist.']

async function expectSound(page: BrowserPage, path: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // A page of a PDF gets its label once it has been loaded.
  await expect(page.locator('.loadingIcon')).toHaveCount(0)
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
    const { readers, cases } = await casesOf(portal, operatorKey)
    const visits = {
      '': [...visitsOf(['visitor'], cases), nowhere],
      [await keyOf(portal, 'senior')]: visitsOf(['user', 'confirmed'], cases),
      [operatorKey]: [...visitsOf(['operator'], cases), ...readers],
    }
    for (const [key, all] of Object.entries(visits)) {
      const page = await openDevice()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      if (key) await enter(page.context(), portal, key)
      await page.goto(all[0]?.[0] ?? '/')
      for (const [path, heading] of all) {
        await goTo(page, path, heading)
        await expectSound(page, path)
      }
      await page.close()
    }
  })
}
