import { expect, type Page } from '@playwright/test'
import { publicPages } from '#contract/pages.ts'
import { test } from './testing/test.ts'
import { fillLogIn, logIn } from './testing/users.ts'

// A service worker has the scripts at hand, and here they are to come late.
test.use({ serviceWorkers: 'block' })

/** The public pages whose heading is not their title. */
const headings: Record<string, string> = { '/charts': 'How far the books have travelled' }

/** The page holds its dehydrated state until it is hydrated. */
const comesAlive = (page: Page) => expect(page.locator('#dehydrated-state')).toHaveCount(0)

function hold() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}

/** Opens a page whose script comes when the answer is called. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const { released, release } = hold()
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-drawn', 'by the server'))
    release()
    await comesAlive(page)
    await expect(page.locator('h1[data-drawn]')).toHaveCount(1)
  }
}

test('each public page shows its content before any script, and hydrates', async ({ page, request }) => {
  for (const { path, title } of publicPages) {
    await test.step(path, async () => {
      const heading = headings[path] ?? title
      const answer = await request.get(path)
      const html = await answer.text()
      const found = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words)
      expect(found).toEqual([heading])
      expect(html).toMatch(new RegExp(`<head>.*<title>${title} – Enterprise Bookshelf</title>.*</head>`, 's'))
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^/]+${path}" />`))
      expect(html).toContain(`<meta property="og:title" content="${title} – Enterprise Bookshelf" />`)
      expect(html).toMatch(new RegExp(`<meta property="og:url" content="http://[^/]+${path}" />`))
      const comeAlive = await openWithoutScript(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await comeAlive()
      await expect(page).toHaveTitle(`${title} – Enterprise Bookshelf`)
    })
  }
})

test('signed-in users get the empty page, and an unknown path is not found', async ({ page, portal, request }) => {
  await logIn(page, portal)
  expect(await (await page.request.get('/about')).text()).toContain('<div id="root"></div>')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  const none = await request.get('/abouts')
  expect(none.status()).toBe(404)
  expect(await none.text()).toContain('<div id="root"></div>')
})

test('without JavaScript the words are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Enterprise for all' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.locator('noscript')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('not in an address')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page).toHaveURL('/login')
  await context.close()
})

test('what is typed before the script has come stays, and the form knows of it', async ({ page, portal }) => {
  const comeAlive = await openWithoutScript(page, '/contact')
  await page.getByLabel('Your name').fill('Ada')
  await comeAlive()
  await page.getByLabel('E-mail address').fill('ada@example.org')
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('link', { name: /^(Enter|Write) your/ })).toHaveText(['Write your message.'])
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')

  const choose = await openWithoutScript(page, '/register')
  await page.getByRole('radio', { name: /School/ }).check()
  await choose()
  await expect(page.getByLabel('School name')).toBeVisible()

  const logInNow = await openWithoutScript(page, '/login?next=%2Fprofile%2Fsettings')
  await page.getByLabel('E-mail address').fill(portal.accounts.parent.email)
  await logInNow()
  await expect(page.getByLabel('E-mail address')).toHaveValue(portal.accounts.parent.email)
  await fillLogIn(page, portal.accounts.parent)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a page keeps its scroll position when it is hydrated', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const comeAlive = await openWithoutScript(page, '/contact')
  const scrolledTo = () => page.evaluate(() => window.scrollY)
  const field = page.getByLabel('Your name')
  const placeOfField = () => field.evaluate((element) => element.getBoundingClientRect().top)
  // A typeface that comes later moves lines by a pixel, and the browser scrolls by as much to keep them still.
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => window.scrollTo(0, 300))
  const place = await placeOfField()
  await comeAlive()
  expect(await scrolledTo()).toBe(300)
  expect(await placeOfField()).toBe(place)
  await page.reload()
  await comesAlive(page)
  await page.evaluate(() => document.fonts.ready)
  expect(Math.abs((await placeOfField()) - place)).toBeLessThan(3)
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await expect.poll(scrolledTo).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect.poll(scrolledTo).toBeGreaterThan(300)
})

test('a form that is sent before hydration is accepted by the server', async ({ page, portal }) => {
  const { released, release } = hold()
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login?next=%2Fprofile%2Fsettings', { waitUntil: 'commit' })
  await fillLogIn(page, portal.accounts.parent)
  await page.waitForURL('/profile/settings', { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('what an operator writes is what the next visitor reads', async ({ page, portal, request }) => {
  const words = 'Written a moment ago.'
  expect(await (await request.get('/terms')).text()).not.toContain(words)
  const { email, password } = portal.accounts.admin
  const login = await request.post('/api/auth/login', { data: { email, password } })
  const { data } = (await login.json()) as { data: { auth_key: string } }
  const headers = { authorization: `Bearer ${data.auth_key}` }
  const edited = await (await request.get('/api/admin/pages/terms', { headers })).json()
  const { title, source, version } = edited.data as { title: string; source: string; version: number }
  const body = { title, source: `${words}\n\n${source}`, version }
  const saved = await request.put('/api/admin/pages/terms', {
    headers: { ...headers, cookie: '' },
    data: body,
  })
  expect(saved.status()).toBe(200)
  await page.goto('/terms')
  await expect(page.getByText(words)).toBeVisible()
  const seen = await page.request.get('/terms')
  expect(await seen.text()).toContain(words)
})
