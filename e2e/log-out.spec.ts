import { expect } from '@playwright/test'
import { test } from './testing/test.ts'
import { fillLogIn, skipTour } from './testing/users.ts'

// What a service worker stores must not survive the log-out either.
test.use({ serviceWorkers: 'allow' })

/**
 * What the next person at a shared computer may still load: responses that are the same for everybody with the same
 * rights.
 */
const forEverybody =
  /^\/api\/(auth\/providers$|page\/|testimonials|showcase|resources$|categories$|images\/|resources\/\d+\/cover)/

test('after an operator’s log-out the browser has kept nothing that they looked at', async ({
  page,
  portal,
  consoleWatch,
}) => {
  // Each is requested again without a key.
  consoleWatch.expectStatus(401)
  await skipTour(page)
  const seen = new Set<string>()
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (response.request().method() !== 'GET' || response.status() !== 200) return
    if (pathname.startsWith('/api/') && !forEverybody.test(pathname)) seen.add(pathname + search)
  })
  await page.goto('/login')
  await fillLogIn(page, portal.accounts.admin)
  const console = page.getByRole('navigation', { name: 'Console' })
  for (const [door, name] of [
    ['People', 'Users'],
    ['Inbox', 'Inbox'],
    ['Library', 'Library'],
    ['People', 'Users'],
  ] as const) {
    await console.getByRole('link', { name: door }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await expect(page.getByText(portal.accounts.parent.email).first()).toBeVisible()
  await page.goto('/profile/settings')
  await page.getByRole('button', { name: /^Welcome/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)

  expect([...seen].filter((url) => url.startsWith('/api/admin/users?'))).not.toEqual([])
  expect([...seen].some((url) => url.startsWith('/api/user/view'))).toBe(true)
  for (const url of [...seen, '/api/admin/users?q=&page=1']) {
    const status = await page.evaluate(async (asked) => (await fetch(asked, { cache: 'force-cache' })).status, url)
    expect([url, status]).toEqual([url, 401])
  }
  await expect(page.getByLabel('E-mail address')).toHaveValue('')
  expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('typed_email')
})
