import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createPusher, listShown, watchNotifications } from './testing/notifications.ts'
import type { Portal } from './testing/portal.ts'
import { serviceWorkerRuns } from './testing/service-worker.ts'
import { test } from './testing/test.ts'
import { logIn, storybook } from './testing/users.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * Waits until the next page can open without the portal: its files are cached, and so is the brand, which comes later.
 */
async function opensByItself(page: Page): Promise<void> {
  await serviceWorkerRuns(page)
  await page.reload()
  await expect
    .poll(() => keptAnswers(page))
    .toEqual(expect.arrayContaining(['/index.html', '/brand.css', '/api/page/app-brand']))
}

/**
 * Sets whether the browser reports a network. By default it reports the network of the computer that runs the test, and
 * browsers differ in what they report while a test takes a page offline.
 */
async function browserSays(context: BrowserContext, isOnline: boolean): Promise<void> {
  const say = (isOn: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOn })
    dispatchEvent(new Event(isOn ? 'online' : 'offline'))
  }
  await context.addInitScript(say, isOnline)
  await Promise.all(context.pages().map((page) => page.evaluate(say, isOnline)))
}

/** The URL and beginning of everything that the browser stores for the app. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
    }
    return kept
  })

test('an offline device opens the app and says so, and nothing about the user is stored', async ({
  page,
  portal,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
  await logIn(page, portal)
  await page.goto('/')
  await opensByItself(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A cover on its way would fail.
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await browserSays(context, false)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  for (const path of ['/resources', '/profile/settings']) {
    await page.goto(path)
    await expect(page.getByText(/You are offline/)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Enterprise Bookshelf')
  }
  const kept = await keptAnswers(page)
  expect(kept).toContain('/index.html')
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual(['/api/page/app-brand'])

  await page.goto('/resources')
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await context.setOffline(false)
  await browserSays(context, true)
  await expect(storybook(page)).toBeVisible()
  await expect(page.getByText(/You are offline|or the portal is not responding|not responding. Check/)).toHaveCount(0)
})

test('an unavailable portal is not reported as a problem of the device’s connection', async ({
  page,
  portal,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_CONNECTION_/)
  await browserSays(context, true)
  await logIn(page, portal)
  await page.goto('/')
  await opensByItself(page)
  // A cover on its way would fail.
  await page.waitForLoadState('networkidle')
  await portal.kill()
  await page.goto('/resources')
  await expect(page.getByText(/The portal is not responding/)).toBeVisible()
  await expect(page.getByText(/You are offline/)).toHaveCount(0)
  await portal.restart()
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await tryAgain.first().isVisible()) await tryAgain.first().click({ timeout: 15_000 })
    await expect(storybook(page)).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await expect(page.getByText(/You are offline|or the portal is not responding|not responding. Check/)).toHaveCount(0)
})

test('a portal on a computer without a network works as usual', async ({ page, portal, context }) => {
  await browserSays(context, false)
  await logIn(page, portal)
  await page.goto('/resources')
  await expect(storybook(page)).toBeVisible()
  await expect(page.getByText(/You are offline|or the portal is not responding|not responding. Check/)).toHaveCount(0)
})

/** The page whose service worker shows pushed messages. */
async function openWithNotifications(page: Page, { baseURL }: Portal) {
  const context = page.context()
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await page.goto('/login')
  await serviceWorkerRuns(page)
  const [worker, ...others] = context.serviceWorkers()
  if (!worker || others.length > 0) throw new Error('The site has one service worker.')
  return watchNotifications(worker)
}

test('a pushed message is shown once, however often it arrives', async ({ page, context, portal }) => {
  const { shown } = await openWithNotifications(page, portal)
  const push = await createPusher(await context.newCDPSession(page), portal.baseURL)
  const news = { title: 'New on the bookshelf', body: 'The Paper Boat', path: '/resources/view/1', tag: 'resource-1' }
  const { path, ...visible } = news
  const carried = { ...visible, data: path, icon: '/icons/192.png', badge: '/icons/badge.png' }

  await push(JSON.stringify(news))
  await expect.poll(shown).toEqual([carried])
  await push(JSON.stringify(news))
  await push('not what we send')
  const unknown = { title: 'New on the bookshelf', body: 'Come and have a look.', tag: 'news' }
  // The tag tells the browser that both are one notification.
  await expect.poll(shown).toEqual([carried, carried, expect.objectContaining({ ...unknown, data: '/' })])
  const isRefused = (await listShown(page)) === null
  if (isRefused) test.info().annotations.push({ type: 'browser', description: 'shows no notifications' })
  else await expect.poll(async () => new Set(await listShown(page))).toEqual(new Set([unknown, visible]))
})

test('a pressed notification opens its page, or the window that already shows it', async ({ page, portal }) => {
  const { press, opened, focused } = await openWithNotifications(page, portal)
  const about = new URL('/resources/view/1', portal.baseURL).href
  await press('/resources/view/1')
  expect(await opened()).toEqual([about])
  await press('https://evil.example/resources/view/1')
  expect(await opened()).toEqual([about, portal.baseURL])
  await press('/login')
  expect(await opened()).toHaveLength(2)
  expect(await focused()).toEqual([new URL('/login', portal.baseURL).href])
})
