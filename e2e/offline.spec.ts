import { expect, type Page } from '@playwright/test'
import { logIn, skipTour, storybook } from './testing/people.ts'
import { test } from './testing/test.ts'

/** Until the service worker answers for this page. */
async function serviceWorkerRuns(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }))
  })
}

/** The address and beginning of everything that the browser keeps for the app. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
    }
    return kept
  })

test('without a connection the app opens and says so, and nothing of the person is kept', async ({
  page,
  portal,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
  await skipTour(page)
  await logIn(page, portal)
  await serviceWorkerRuns(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/resources')
  await expect(page.getByText(/The portal does not answer/)).toBeVisible()
  // A page that a service worker opens is told of a connection, although the browser has none: only in tests.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  for (const path of ['/resources', '/profile/settings']) {
    await page.goto(path)
    await expect(page.getByText(/You are offline/)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Enterprise Bookshelf')
  }
  const kept = await keptAnswers(page)
  expect(kept).toContain('/index.html')
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual(['/api/page/app-brand'])

  await context.setOffline(false)
  const again = await context.newPage()
  await skipTour(again)
  await again.goto('/resources')
  await expect(storybook(again)).toBeVisible()
  await expect(again.getByText(/You are offline|does not answer/)).toHaveCount(0)
})

test('a pushed message is shown once, however often it comes', async ({ page, context, portal }) => {
  await context.grantPermissions(['notifications'], { origin: portal.baseURL })
  await page.goto('/login')
  await serviceWorkerRuns(page)
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(portal.baseURL))
      if (own) found(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const news = { title: 'New on the bookshelf', body: 'The Paper Boat', path: '/resources/view/1', tag: 'resource-1' }
  const push = async (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: portal.baseURL,
      registrationId: await registered,
      data,
    })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  const { path: _, ...visible } = news
  await push(JSON.stringify(news))
  await expect.poll(shown).toEqual([visible])
  await push(JSON.stringify(news))
  await push('not what we send')
  await expect.poll(async () => (await shown()).length).toBe(2)
  expect(await shown()).toContainEqual(visible)
})
