import { randomUUID } from 'node:crypto'
import { bookSession } from '#contract/bookings.ts'
import { listCases } from '#contract/cases.ts'
import { createClassCode } from '#contract/class-codes.ts'
import type { Call } from '#contract/endpoint.ts'
import { sendMessage } from '#contract/enquiries.ts'
import type { Page } from '#contract/page.ts'
import { pages } from '#contract/pages.ts'
import { createProduct } from '#contract/products.ts'
import { askForQuote } from '#contract/quotes.ts'
import { listResources } from '#contract/resources.ts'
import { listUsers } from '#contract/users.ts'
import { call, keyOf } from './api.ts'
import type { Portal } from './portal.ts'

/** A path, and the heading of its page. */
export type Visit = readonly [address: string, heading: string | RegExp]

/** `e2e/access.spec.ts` and `e2e/second-step.spec.ts` create the accounts that see these pages, and check them there. */
const ofWaitingAccounts = ['/not-active', '/school-rejected', '/second-step']

/** The pages whose heading is not their title. */
const headings: Record<string, string | RegExp> = {
  '/': /^Hello/,
  '/feedback': /like the book\?$/,
  '/charts': 'How far the books have travelled',
  '/invitation': 'This invitation no longer works',
  '/reset-password': 'This link no longer works',
  '/report': 'This link has ended',
  '/unsubscribe': 'This link no longer works',
  '/invite': 'Invite other parents',
  '/login/continue': 'Start again',
  '/school-pending': 'Your school is approved',
}

/** Every page of the table that has one of these access levels. `cases` has the paths of those with a parameter. */
export function visitsOf(access: ReadonlyArray<Page['access']>, cases: Record<string, Visit>): Visit[] {
  return pages
    .filter(({ path, layout, ...page }) => {
      const isElsewhere = layout === 'reader' || ofWaitingAccounts.includes(path)
      return access.includes(page.access) && !isElsewhere
    })
    .map(({ path, title, hasToken }) => {
      if (path.includes(':')) return cases[path] ?? missing(path)
      // Without a token, these pages say so without a failing call. The codes of a class and of a school are no token in a query.
      const address =
        hasToken && !['/invitation', '/report', '/reset-password', '/unsubscribe', '/read', '/taught'].includes(path)
          ? `${path}?token=used`
          : path
      return [address, headings[path] ?? title]
    })
}

function missing(path: string): never {
  throw new Error(`${path} has a parameter: casesOf has to name one to look at`)
}

/** One page for each path with a parameter (two for the reader), and what has to be created first. */
export async function casesOf(portal: Portal, operatorKey: string) {
  // An address of its own each time: one sender may write only so often.
  const ask = {
    name: 'Ada Birch',
    email: `ada.birch.${randomUUID()}@mail.example`,
    message: 'Can we print the guides?',
  }
  await call(portal, sendMessage, { body: ask })
  const staffKey = await keyOf(portal, 'senior')
  await call(portal, bookSession, { body: { ...ask, school: 'Tidewell Primary School' } }, staffKey)
  const product = await call(portal, createProduct, { body: { title: 'Poster', price: 4.5 } }, operatorKey)
  const items = [{ product_id: product.id, quantity: 30 }]
  await call(portal, askForQuote, { body: { ...ask, postal_address: '1 Harbour Road', items } }, staffKey)
  const listed = async (query: NonNullable<Call<typeof listCases>['query']>) =>
    (await call(portal, listCases, { query }, operatorKey)).cases
  const schools = await listed({ kind: 'schools', state: 'decided', status: 'approved' })
  const { users } = await call(portal, listUsers, {}, operatorKey)
  const enquiries = await listed({ kind: 'enquiries' })
  const bookings = await listed({ kind: 'bookings' })
  const quotes = await listed({ kind: 'quotes' })
  const resources = await call(portal, listResources, { query: {} }, operatorKey)
  const readers = ['storybook', 'lesson-plan', 'teachers-guide'].map((wanted): Visit => {
    const found = resources.find(({ category }) => category === wanted)
    return [`/resources/view/${found?.id}`, found?.title ?? '']
  })
  const book = resources.find(({ category }) => category === 'storybook')
  const { id: codeId } = await call(portal, createClassCode, { body: { resource_id: book?.id ?? 0 } }, staffKey)
  const cases: Record<string, Visit> = {
    '/class-codes/:codeId/sheet': [`/class-codes/${codeId}/sheet`, book?.title ?? ''],
    '/resources/books/:resourceId': [`/resources/books/${book?.id}`, book?.title ?? ''],
    '/resources/books/:resourceId/certificates': [
      `/resources/books/${book?.id}/certificates`,
      'Certificates for your class',
    ],
    '/resources/books/:resourceId/teach': [`/resources/books/${book?.id}/teach`, book?.title ?? ''],
    '/resources/books/:resourceId/board': [`/resources/books/${book?.id}/board`, book?.title ?? ''],
    '/resources/manage/:resourceId': ['/resources/manage/3', 'Edit a resource'],
    '/admin/schools/:schoolId': [`/admin/schools/${schools[0]?.id}`, schools[0]?.title ?? ''],
    '/admin/users/:userId': [`/admin/users/${users[0]?.id}`, users[0]?.full_name || users[0]?.email || ''],
    '/admin/enquiries/:enquiryId': [`/admin/enquiries/${enquiries[0]?.id}`, enquiries[0]?.title ?? ''],
    '/admin/bookings/:bookingId': [`/admin/bookings/${bookings[0]?.id}`, bookings[0]?.title ?? ''],
    '/admin/quotes/:quoteId': [`/admin/quotes/${quotes[0]?.id}`, quotes[0]?.title ?? ''],
    '/admin/library/:resourceId': ['/admin/library/3', 'Edit a resource'],
    '/admin/library/:resourceId/voice': [`/admin/library/${book?.id}/voice`, 'Record a voice'],
    '/admin/library/:resourceId/workshop': [`/admin/library/${book?.id}/workshop`, 'Workshop'],
    '/admin/library/:resourceId/news': [`/admin/library/${book?.id}/news`, 'Tell schools about a book'],
    '/admin/products/:productId': [`/admin/products/${product.id}`, 'Edit a product'],
    '/admin/pages/:name': ['/admin/pages/about', 'Edit “About”'],
  }
  return { readers, cases }
}

export const nowhere: Visit = ['/no/such/page', 'Page not found: The page you are looking for does not exist.']
