import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { createClassCode } from '#contract/class-codes.ts'
import { updateResource } from '#contract/library.ts'
import { listResources } from '#contract/resources.ts'
import { resolveBrowser } from './browser.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import type { Portal } from './testing/portal.ts'
import { serviceWorkerRuns } from './testing/service-worker.ts'
import { test } from './testing/test.ts'

test.use({ serviceWorkers: 'allow' })

const title = 'Temi and the Chip Thief'

async function bookOf(portal: Portal, key: string) {
  const book = (await call(portal, listResources, {}, key)).find((resource) => resource.title === title)
  if (!book) throw new Error(`The portal has no book “${title}”.`)
  return book
}

/** Whether the next page can open without the portal. */
const shellIsWhole = async () =>
  (await caches.match('/index.html')) !== undefined && (await caches.match('/brand.css')) !== undefined

const keptCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept-book')))

/** A browser without a network, as it reports itself. The portal has to be away too: a service worker still reaches it. */
const seesNoNetwork = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }))

async function keep(page: Page, id: number): Promise<void> {
  await page.goto(`/resources/books/${id}`)
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await page.getByRole('button', { name: /^Keep it \(\d\.\d MB\)$/ }).click()
  await expect(page.getByText('Until you log out, you can open it without a connection')).toBeVisible()
}

test('a kept book opens without a connection after the browser has been restarted, where it was left', async ({
  portal,
}) => {
  const key = await keyOf(portal, 'senior')
  const book = await bookOf(portal, key)
  const other = (await call(portal, listResources, {}, key)).find(({ id, is_book }) => is_book && id !== book.id)
  const profile = await mkdtemp(join(tmpdir(), 'portal-profile-'))
  const open = async () =>
    chromium.launchPersistentContext(profile, { ...(await resolveBrowser()), baseURL: portal.baseURL })
  try {
    const before = await open()
    await enter(before, portal, key)
    // A cookie without an end would go with the browser.
    const [cookie] = await before.cookies()
    if (cookie) await before.addCookies([{ ...cookie, expires: Date.now() / 1000 + 86_400 }])
    const page = await before.newPage()
    await keep(page, book.id)
    await expectNoAxeViolations(page)
    await page.goto(`/resources/view/${book.id}`)
    await serviceWorkerRuns(page)
    const slider = page.getByRole('slider', { name: 'Page' })
    await expect(slider).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /Pages? 2/)
    const place = await slider.getAttribute('aria-valuetext')
    await page.reload()
    await expect.poll(() => page.evaluate(shellIsWhole)).toBe(true)
    await before.close()

    const after = await open()
    await portal.kill()
    await seesNoNetwork(after)
    const reader = await after.newPage()
    await reader.goto(`/resources/view/${book.id}`)
    await expect(reader.locator('.book-page[data-open="true"][data-state="shown"]').first()).toBeVisible()
    await expect(reader.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuetext', place ?? '')
    // Every page of it is there.
    for (let turns = 0; turns < 30; turns++) {
      await reader.keyboard.press('ArrowRight')
      if (await reader.getByRole('heading', { name: 'You finished the book!' }).isVisible()) break
      await expect(reader.locator('.book-page[data-open="true"]:not([data-state="shown"])')).toHaveCount(0)
    }
    await expect(reader.getByRole('heading', { name: 'You finished the book!' })).toBeVisible()

    // Another book is not kept: that is said at once, with a way back.
    await reader.goto(`/resources/view/${other?.id}`)
    await expect(reader.getByRole('heading', { name: 'You cannot open this offline' })).toBeVisible()
    await expectNoAxeViolations(reader)
    await reader.getByRole('link', { name: 'Back to the shelf' }).click()
    await expect(reader.getByRole('heading', { name: 'You cannot see the shelf offline' })).toBeVisible()
    await reader.getByRole('link', { name: title }).click()
    await expect(reader.getByRole('slider', { name: 'Page' })).toBeVisible()
    await after.close()
  } finally {
    await portal.restart()
    await rm(profile, { recursive: true, force: true, maxRetries: 20 })
  }
})

test('kept books open on a Wi-Fi that hangs; everything else says so and continues by itself', async ({
  page,
  portal,
  openDevice,
}) => {
  const key = await keyOf(portal, 'senior')
  const book = await bookOf(portal, key)
  const other = (await call(portal, listResources, {}, key)).find(({ id, is_book }) => is_book && id !== book.id)
  const { code } = await call(portal, createClassCode, { body: { resource_id: book.id } }, key)
  await enter(page.context(), portal, key)
  await keep(page, book.id)
  await serviceWorkerRuns(page)
  await page.reload()
  await expect.poll(() => page.evaluate(shellIsWhole)).toBe(true)
  const child = await openDevice()
  await child.goto('/read')
  await child.getByLabel('First word').fill(code)

  const open = async (path: string) => {
    const tab = await page.context().newPage()
    await tab.goto(path, { waitUntil: 'commit' })
    return tab
  }
  const shown = '.book-page[data-open="true"][data-state="shown"]'
  // It takes connections, and answers nothing.
  const pid = portal.pid() ?? 0
  process.kill(pid, 'SIGSTOP')
  const hanging = []
  try {
    const kept = await open(`/resources/view/${book.id}`)
    await expect(kept.locator(shown).first()).toBeVisible()
    await child.getByRole('button', { name: 'Open the book' }).click()
    hanging.push(
      { tab: child, says: /Your book will open as soon as it can|will open as soon as it is back/, opens: shown },
      { tab: await open(`/resources/view/${other?.id}`), says: /will open as soon as it has loaded/, opens: shown },
      {
        tab: await open(`/resources/books/${other?.id}/board`),
        says: /will open as soon as it has loaded/,
        opens: '.board-picture',
      },
      {
        tab: await open('/resources'),
        says: /will appear as soon as they have loaded/,
        opens: 'a[href^="/resources/books/"]',
      },
    )
    for (const { tab, says } of hanging) await expect(tab.getByText(says)).toBeVisible()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  for (const { tab, opens } of hanging) await expect(tab.locator(opens).first()).toBeVisible()
})

test('where there is no room nothing is kept, and a sentence says so', async ({ page, portal }) => {
  const key = await keyOf(portal, 'senior')
  const book = await bookOf(portal, key)
  await enter(page.context(), portal, key)
  await page.addInitScript(() => {
    const put = Cache.prototype.put
    let puts = 0
    Cache.prototype.put = function (address, response) {
      const isBook = String(address).startsWith('/api/resources/')
      if (isBook && ++puts === 12) return Promise.reject(new DOMException('No room', 'QuotaExceededError'))
      return put.call(this, address, response)
    }
  })
  await page.goto(`/resources/books/${book.id}`)
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  const confirm = page.getByRole('button', { name: /^Keep it/ })
  await confirm.click()
  await expect(page.getByText(/There is not enough room on this device: the book needs \d\.\d MB/)).toBeVisible()
  await expect(confirm).toBeFocused()
  expect(await keptCaches(page)).toEqual([])
  await expectNoAxeViolations(page)

  // The device says beforehand that it is full.
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1_000_000, usage: 900_000 })
  })
  await confirm.click()
  await expect(page.getByText(/There is not enough room/)).toBeVisible()
  expect(await keptCaches(page)).toEqual([])
})

test('kept books are removed in the settings, at a log-out, and when they may no longer be opened', async ({
  page,
  portal,
  consoleWatch,
}) => {
  const operatorKey = await keyOf(portal, 'admin')
  const key = await keyOf(portal, 'senior')
  const book = await bookOf(portal, key)
  await enter(page.context(), portal, key)
  await keep(page, book.id)
  await page.goto('/profile/settings')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `Remove “${title}”` }).click()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  expect(await keptCaches(page)).toEqual([])

  // The operators take it off the shelf: gone when the portal is next opened.
  await keep(page, book.id)
  expect(await keptCaches(page)).toHaveLength(1)
  await serviceWorkerRuns(page)
  let { version } = book
  const change = async (is_draft: boolean) => {
    const body = { is_draft, version }
    version = (await call(portal, updateResource, { params: { id: String(book.id) }, body }, operatorKey)).version
  }
  await change(true)
  // The service worker, which would answer for a portal that is slow, is not asked.
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/resources/${book.id}/book`))
  await page.goto('/')
  expect((await answered).fromServiceWorker()).toBe(false)
  await expect.poll(() => keptCaches(page)).toEqual([])
  consoleWatch.expectStatus(404)
  await change(false)

  await keep(page, book.id)
  const checked = page.waitForResponse(/\/api\/resources\/\d+\/book$/)
  await page.goto('/profile/settings')
  await checked
  await page.getByRole('button', { name: /^Welcome/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptCaches(page)).toEqual([])
})
