import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { followLink } from './testing/mails.ts'
import { type Portal, startPortal } from './testing/portal.ts'
import { test as base } from './testing/test.ts'

/** A fake provider: records what a third-party script can see, and sets the same cookies as Google's script. */
const script = `
  const see = () => (window.seen ??= []).push(location.href + ' ' + document.referrer)
  see()
  document.cookie = '_ga=GA1.1.1; Path=/; Max-Age=600'
  document.cookie = '_ga_SAMPLE=GS1.1; Path=/; Max-Age=600'
  for (const name of ['pushState', 'replaceState']) {
    const plain = history[name]
    history[name] = function (...given) { plain.apply(this, given); see() }
  }
`

type Seen = { seen?: string[]; dataLayer?: unknown[] }

async function startProvider(): Promise<{ url: string; requests: string[]; server: Server }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.referer ?? ''}`)
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('content-type', 'text/javascript').end(script)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/count.js`, requests, server }
}

let provider: Awaited<ReturnType<typeof startProvider>>
let portal: Portal

/** Starts a portal that counts visits with a provider on loopback. */
async function startCounting(): Promise<Portal> {
  provider = await startProvider()
  portal = await startPortal({ ANALYTICS_ID: 'G-SAMPLE', ANALYTICS_URL: provider.url })
  return portal
}
let starting: Promise<Portal> | undefined

// A fixture of the worker would need another worker, with another browser.
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  baseURL: async ({}, use) => {
    starting ??= startCounting()
    await use((await starting).baseURL)
  },
})

test.afterAll(async () => {
  await portal.stop()
  provider.server.close()
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const seenBy = (page: Page) => page.evaluate(() => (window as Seen).seen ?? [])
const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

async function sayYes(page: Page): Promise<void> {
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => seenBy(page)).not.toEqual([])
}

for (const path of ['/reset-password', '/confirm-email', '/confirm-new-email', '/invitation'])
  test(`with consent to analytics, ${path} still opens without the provider`, async ({ page, consoleWatch }) => {
    await sayYes(page)
    const before = provider.requests.length
    const isAsked = ['/invitation', '/reset-password'].includes(path)
    if (isAsked) consoleWatch.expectStatus(410)
    const answered = isAsked ? page.waitForResponse((response) => response.status() === 410) : undefined
    await page.goto(`${path}?token=SECRETTOKEN123`)
    await answered
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(await page.locator('script[src^="http://127.0.0.1"][src*="count.js"]').count()).toBe(0)
    // Nor later in this document: its policy names no provider.
    await page.getByRole('link', { name: 'Terms' }).click()
    await expect(heading(page)).toHaveText('Terms')
    expect(await seenBy(page)).toEqual([])
    expect(provider.requests).toHaveLength(before)
    // The next document has it again, and cannot find the token in any URL.
    await page.reload()
    await expect.poll(() => seenBy(page)).not.toEqual([])
    expect((await seenBy(page)).join()).not.toContain('SECRETTOKEN123')
    expect(provider.requests.join()).not.toContain('SECRETTOKEN123')
  })

test('a page with a token that is reached inside the app opens in a new document', async ({ page }) => {
  await sayYes(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/reset-password')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(heading(page)).toHaveText('This link no longer works')
  expect(await seenBy(page)).toEqual([])
})

test('a mailed link works after a reload, with no token in the address', async ({ page }) => {
  await page.goto('/forget-password')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.getByLabel('E-mail address').fill(portal.accounts.parent.email)
  await page.getByRole('button', { name: /link|Send|Recover/ }).click()
  await expect(page.getByText('Email has been sent to recover password.').first()).toBeVisible()
  await followLink(page, portal.accounts.parent.email, 'password', '/reset-password')
  await page.reload()
  await page.getByLabel('New password').fill('seventeen small boats')
  await page
    .getByRole('button', { name: /password/ })
    .last()
    .click()
  await expect(heading(page)).not.toHaveText('Choose a new password')
  await expect(heading(page)).not.toHaveText('This link no longer works')
})

test('the provider is told no query, and "No" removes its script and its cookies', async ({ page }) => {
  await sayYes(page)
  await page.goto('/login?next=%2Fprofile%2Fupdate')
  await expect.poll(() => seenBy(page)).not.toEqual([])
  const told = await page.evaluate(() => JSON.stringify((window as Seen).dataLayer?.map((one) => [...(one as [])])))
  expect(told).toContain('/login')
  expect(told).not.toMatch(/next|profile/)
  await expect.poll(() => cookiesOf(page)).toContain('_ga')

  await page.getByRole('button', { name: 'Counting visits' }).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect.poll(() => cookiesOf(page)).not.toContain('_ga')
  await expect(page.locator('script[src*="count.js"]')).toHaveCount(0)
  expect(await seenBy(page)).toEqual([])
  expect((await cookiesOf(page)).filter((name) => name.startsWith('_ga'))).toEqual([])
})
