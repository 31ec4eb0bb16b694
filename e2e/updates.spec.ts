import { expect, type Page } from '@playwright/test'
import { test } from './testing/test.ts'

// The service worker has the files of most pages, so it would hide that they are missing.
test.use({ serviceWorkers: 'block' })

/** Lets scripts be missing that the page has not loaded yet, as files of an earlier release once were after an update. */
async function removeOtherScripts(
  page: Page,
  { untilReload }: { untilReload: boolean },
): Promise<{ reloads(): number }> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  let reloads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads++
  })
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    const isThere = loaded.includes(route.request().url()) || (untilReload && reloads > 0)
    return isThere ? route.continue() : route.fulfill({ status: 404, body: '{}' })
  })
  return { reloads: () => reloads }
}

const openAbout = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()

test('a page whose files have gone with an update loads itself again, once, and opens', async ({
  page,
  portal,
  consoleWatch,
}) => {
  consoleWatch.expect(/404|Failed to (load|fetch)/)
  await page.goto(`${portal.baseURL}/login`)
  // Once it is hydrated, the router loads what a link leads to.
  await expect(page.locator('#dehydrated-state')).toHaveCount(0)
  const { reloads } = await removeOtherScripts(page, { untilReload: true })
  await openAbout(page)
  await expect(page).toHaveURL(`${portal.baseURL}/about`)
  await expect.poll(reloads).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
})

test('a page whose files stay away says so after one attempt, and leaves the next one to the reader', async ({
  page,
  portal,
  consoleWatch,
}) => {
  consoleWatch.expect(/404|Failed to (load|fetch)/)
  await page.goto(`${portal.baseURL}/login`)
  // Once it is hydrated, the router loads what a link leads to.
  await expect(page.locator('#dehydrated-state')).toHaveCount(0)
  const { reloads } = await removeOtherScripts(page, { untilReload: false })
  await openAbout(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(reloads()).toBe(1)
})

test('without a connection a page that is not on the device leaves the open one where it is', async ({
  page,
  portal,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/)
  await page.goto(`${portal.baseURL}/contact`)
  await expect(page.locator('#dehydrated-state')).toHaveCount(0)
  await page.getByLabel('Your message').fill('Half a sentence')
  await context.setOffline(true)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await expect(page.getByText(/^You are offline. What you have open/)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByText(/That page needs a connection/)).toBeVisible()
  await expect(page).toHaveURL(`${portal.baseURL}/contact`)
  await expect(page.getByLabel('Your message')).toHaveValue('Half a sentence')
  await context.setOffline(false)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true })
    dispatchEvent(new Event('online'))
  })
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
})
