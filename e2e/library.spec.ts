import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { startPortal } from './testing/portal.ts'
import { smallPdf } from './testing/small-pdf.ts'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function addPdf(page: Page, file: Awaited<ReturnType<typeof smallPdf>>): Promise<void> {
  await page.getByLabel('PDF', { exact: true }).setInputFiles(file)
  await expect(page.getByText('PDF uploaded: 1 page')).toBeVisible()
}

/** A parent without a school and without a confirmed address, who sees only the free books. */
async function signUpStranger(page: Page): Promise<string> {
  const email = 'stranger@home.example'
  const body = { email, password: 'seventeen small boats', full_name: 'Sam Stranger', agreeTerms: true }
  const answer = await page.request.post('/api/auth/sign-up', { data: body })
  return ((await answer.json()) as { data: { auth_key: string } }).data.auth_key
}

test('a teacher adds a PDF, a parent of the school reads it, a stranger does not see it, and a deletion can be undone', async ({
  page,
  portal,
  openDevice,
  consoleWatch,
}) => {
  consoleWatch.expectStatus(422)
  await logIn(page, portal)
  await page.goto('/')
  await page.getByRole('button', { name: /Welcome/ }).click()
  await page.getByRole('link', { name: 'Your resources' }).click()
  await expect(page.getByText('No books found')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Add a resource' }).click()
  await expect(heading(page)).toHaveText('Add a resource')

  await page.getByLabel('PDF', { exact: true }).setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('\x89PNG no PDF at all'),
  })
  await expect(page.getByText('This file is not a PDF.').first()).toBeVisible()
  await addPdf(page, await smallPdf('market_day.pdf', 'Our market day'))
  await expect(page.getByLabel('Title')).toHaveValue('market day')
  await page.getByLabel('Title').fill('Our market day')
  await page.getByLabel('Category').selectOption('Lesson plan')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByRole('row', { name: /Our market day/ })).toBeVisible()
  await expectNoAxeViolations(page)

  const parent = await openDevice()
  await logIn(parent, portal, 'parent')
  await parent.goto('/resources?category=lesson-plan')
  await parent.getByRole('link', { name: 'Our market day', exact: true }).click()
  await expect(parent.locator('canvas').first()).toBeVisible()
  const address = parent.url()
  const stranger = await openDevice()
  const key = await signUpStranger(stranger)
  const file = address.replace('/resources/view/', '/api/resources/')
  const asStranger = { headers: { authorization: `Bearer ${key}` } }
  expect((await stranger.request.get(`${portal.baseURL}${new URL(file).pathname}`, asStranger)).status()).toBe(404)
  expect(await (await stranger.request.get(`${portal.baseURL}/api/resources`, asStranger)).text()).not.toContain(
    'Our market',
  )

  await page.getByRole('button', { name: 'Delete Our market day' }).click()
  await expect(page.getByText('“Our market day” has been deleted.')).toBeVisible()
  await expect(page.getByText('No books found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Our market day/ })).toBeVisible()
})

test('the operator drafts a resource and publishes it; a parent then finds it', async ({
  page,
  portal,
  openDevice,
}) => {
  await logIn(page, portal, 'admin')
  await page.goto('/admin/library/new')
  await addPdf(page, await smallPdf('A plan for a stall.pdf', 'A stall'))
  await page.getByLabel('Category').selectOption('Lesson plan')
  await page.getByLabel('Storybook it belongs to').selectOption('Temi and the Chip Thief')
  await page.getByRole('checkbox', { name: /^Free/ }).check()
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(heading(page)).toHaveText('Library')

  const parent = await openDevice()
  await logIn(parent, portal, 'parent')
  const found = parent.getByRole('link', { name: 'A plan for a stall' })
  await parent.goto('/resources?category=lesson-plan')
  await expect(parent.getByRole('link', { name: /PSHE lesson plan/ }).first()).toBeVisible()
  await expect(found).toHaveCount(0)

  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'More for A plan for a stall' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('“A plan for a stall” is on the shelf.').first()).toBeVisible()
  await parent.reload()
  await expect(found).toBeVisible()
})

test('books and papers are moved by keys, by mouse and from the menu, and stay where they were put', async ({
  page,
  portal,
}) => {
  await logIn(page, portal, 'admin')
  // High enough for what is dragged and where to.
  await page.setViewportSize({ width: 1280, height: 1800 })
  await page.goto('/admin/library')
  const rows = page.getByRole('list', { name: 'On the shelf' }).locator('.list-row-name')
  await rows.first().waitFor()
  const papers = (await rows.allTextContents()).filter((title) => title.startsWith('Temi and the Chip Thief: '))
  const [first = '', second = ''] = papers
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}: arrow keys, or drag` })
  const placeOf = async (title: string) => (await rows.allTextContents()).indexOf(title)
  await grip(second).focus()
  await page.keyboard.press('ArrowUp')
  // Papers of other journeys may stand under the book as well.
  await expect(page.getByText(new RegExp(`^${second} is now 1 of \\d+\\.$`))).toBeAttached()
  await expect(grip(second)).toBeFocused()

  // Into the next book, whose row the pointer is let go on.
  const bus = page.locator('[data-row]', { has: page.getByText('The Bus That Went Pop', { exact: true }) })
  await dragOnto(page, grip(first), bus, 0.5)
  await expect(bus).toHaveAttribute('data-drag', 'into')
  await page.mouse.up()
  await expect(page.getByText(new RegExp(`^${first} is now with The Bus That Went Pop`))).toBeAttached()
  await expect(page.getByRole('button', { name: `More for ${first}` })).toBeFocused()
  await expectNoAxeViolations(page)

  await expect
    .poll(async () => {
      await page.reload()
      await rows.first().waitFor()
      return (await placeOf(first)) > (await placeOf('The Bus That Went Pop'))
    })
    .toBe(true)
  expect(await placeOf(second)).toBe((await placeOf('Temi and the Chip Thief')) + 1)
  await page.getByRole('button', { name: `More for ${first}` }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Move to another book' }).click()
  await page.getByLabel('Storybook it goes with').selectOption('Temi and the Chip Thief')
  await page.getByRole('button', { name: 'Move it' }).click()
  await expect(page.getByText(new RegExp(`^${first} is now with Temi and the Chip Thief`))).toBeAttached()
})

test('categories are dragged above and below each other', async ({ page, portal }) => {
  await logIn(page, portal, 'admin')
  await page.setViewportSize({ width: 1280, height: 1800 })
  await page.goto('/admin/categories')
  const names = page.getByRole('list', { name: 'Categories' }).locator('.list-row-name')
  await names.first().waitFor()
  const before = await names.allTextContents()
  const last = before.at(-1) ?? ''
  const rows = page.locator('[data-row]')
  const grip = page.getByRole('button', { name: `Move ${last}: arrow keys, or drag` })
  await dragOnto(page, grip, rows.first(), 0.2)
  await expect(rows.first()).toHaveAttribute('data-drag', 'before')
  await page.mouse.up()
  await expect(names).toHaveText([last, ...before.slice(0, -1)])
  await dragOnto(page, grip, rows.last(), 0.8)
  await expect(rows.last()).toHaveAttribute('data-drag', 'after')
  await page.mouse.up()
  await expect(names).toHaveText(before)
  await expect(page.getByText(`${last} is now ${before.length} of ${before.length}.`)).toBeAttached()
})

/** Drags a row by its grip onto another one: its upper edge is at `share` 0. The mouse stays pressed. */
async function dragOnto(page: Page, grip: Locator, row: Locator, share: number): Promise<void> {
  await grip.hover()
  await page.mouse.down()
  const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height * share, { steps: 5 })
}

/** A payment provider that records what is posted to it. */
async function startProvider() {
  const posts: Array<{ type: string | undefined; body: string }> = []
  const server = createServer(async (request: IncomingMessage, response) => {
    if (request.method === 'POST') posts.push({ type: request.headers['content-type'], body: await text(request) })
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Pay here</h1>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/buy?cmd=_xclick`
  return { url, posts, close: () => server.close() }
}

test('Buy Now posts the business account, the item, the amount and the currency to the payment provider', async ({
  page,
}) => {
  const provider = await startProvider()
  const portal = await startPortal({ PAYMENT_URL: provider.url, PAYMENT_EMAIL: 'shop@example.org' })
  try {
    await logIn(page, portal, 'admin')
    await page.goto(`${portal.baseURL}/shop`)
    await expect(page.getByText('No products found')).toBeVisible()
    await page.getByRole('link', { name: 'Add the first product' }).click()
    await page.getByLabel('Name').fill('Temi’s apron & “hat”')
    await page.getByLabel('Price in pounds').fill('-0.01')
    await page.getByRole('button', { name: 'Add it to the shop' }).click()
    await expect(page.getByText(/Enter a price from £0.01/).first()).toBeVisible()
    await page.getByLabel('Price in pounds').fill('12.5')
    await page.getByRole('button', { name: 'Add it to the shop' }).click()
    await expect(heading(page)).toHaveText('Products')
    await page.goto(`${portal.baseURL}/shop`)
    await expect(page.getByText('£12.50')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /^Buy Now/ }).click()
    await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible()
    expect(provider.posts.map(({ type }) => type)).toEqual(['application/x-www-form-urlencoded'])
    expect(Object.fromEntries(new URLSearchParams(provider.posts[0]?.body))).toEqual({
      business: 'shop@example.org',
      item_name: 'Temi’s apron & “hat”',
      amount: '12.50',
      currency_code: 'GBP',
    })
  } finally {
    provider.close()
    await portal.stop()
  }
})
