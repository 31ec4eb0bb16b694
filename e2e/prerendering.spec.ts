import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { logout, viewUser } from '#contract/accounts.ts'
import { createClassCode } from '#contract/class-codes.ts'
import { publicPages } from '#contract/pages.ts'
import { listResources } from '#contract/resources.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { smallPdf } from './testing/small-pdf.ts'
import { test } from './testing/test.ts'
import { fillLogIn } from './testing/users.ts'

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

/** Opens a page whose entry runs, and waits for the module of the page until `release` is called. */
async function openWithoutModules(page: Page, request: APIRequestContext, path: string) {
  const { released, release } = hold()
  const shell = await (await request.get('/index.html')).text()
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    if (!shell.includes(new URL(route.request().url()).pathname)) await released
    await route.continue()
  })
  const entryRuns = page.waitForRequest('/healthz')
  await page.goto(path, { waitUntil: 'commit' })
  await entryRuns
  return { release }
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

/** What a signed-in person's page asks for although it came with its data: itself once more, and where news may be sent. */
const afterHydration =
  /^(GET \/api\/user\/view|POST \/api\/notification\/register-user-browser|GET \/api\/page\/app-brand)$/

test('a signed-in person sees each page before any script, and it hydrates without asking again', async ({
  page,
  portal,
}) => {
  const key = await keyOf(portal, 'senior')
  await enter(page.context(), portal, key)
  const book = (await call(portal, listResources, {}, key)).find(({ is_book }) => is_book)
  const pages: Array<[path: string, heading: string | RegExp]> = [
    ['/', /^Hello/],
    ['/resources', 'Books and resources'],
    [`/resources/books/${book?.id}`, book?.title ?? ''],
    ['/your-school', /./],
    ['/profile/settings', 'Settings'],
    ['/about', 'About'],
  ]
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Rules that came with the page would bring its typefaces once more, and move what is shown.
    const isTypefaces = request.resourceType() === 'stylesheet' && pathname.startsWith('/assets/index-')
    if (isTypefaces || (pathname.startsWith('/api/') && request.resourceType() === 'fetch'))
      asked.push(`${request.method()} ${pathname}`)
  })
  // The tour of a first visit fetches its own texts.
  await page.addInitScript(() => localStorage.setItem('intro_done', 'true'))
  for (const [path, heading] of pages) {
    await test.step(path, async () => {
      asked.length = 0
      const comeAlive = await openWithoutScript(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(
        page.getByRole('button', { name: /^Welcome/ }).or(page.getByRole('button', { name: 'Menu' })),
      ).toBeVisible()
      await comeAlive()
      await page.waitForLoadState('networkidle')
      expect(asked.filter((call) => !afterHydration.test(call))).toEqual([])
    })
  }
  const expectNothingAsked = async (path: string, content: Locator) => {
    asked.length = 0
    await page.goto(path)
    await expect(content).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(
      asked.filter((call) => !afterHydration.test(call)),
      path,
    ).toEqual([])
  }
  await expectNothingAsked(`/resources/books/${book?.id}/teach`, page.getByRole('button', { name: 'Start the lesson' }))
  await page.goto(`/resources/view/${book?.id}`)
  await comesAlive(page)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible()
  await enter(page.context(), portal, await keyOf(portal, 'parent'))
  await expectNothingAsked(`/resources/books/${book?.id}`, page.getByRole('link', { name: 'Read it together' }))
})

test('people who ask for pages at once get their own', async ({ portal, request }) => {
  const keys = await Promise.all((['senior', 'parent', 'admin'] as const).map((role) => keyOf(portal, role)))
  const people = await Promise.all(keys.map((key) => call(portal, viewUser, { query: { expand: 'profile' } }, key)))
  const asked = Array.from({ length: 12 }, (_, at) => at % 3)
  const pages = await Promise.all(
    asked.map(async (who) => {
      const response = await request.get('/profile/settings', { headers: { cookie: `auth_key=${keys[who]}` } })
      return await response.text()
    }),
  )
  for (const [at, who] of asked.entries()) {
    for (const [index, { email }] of people.entries()) expect(pages[at]?.includes(email)).toBe(index === who)
    expect(pages[at]).not.toContain(keys[who])
  }
})

test('a key that opens nothing any more leads to the log-in', async ({ page, portal, consoleWatch }) => {
  consoleWatch.expectStatus(401)
  const key = await keyOf(portal, 'parent')
  await enter(page.context(), portal, key)
  await call(portal, logout, {}, key)
  await page.goto('/resources?category=storybook')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL('/login?next=%2Fresources%3Fcategory%3Dstorybook')
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('auth_key')
})

test('signed-in pages read and link without JavaScript, and an unknown path is not found', async ({
  browser,
  baseURL,
  portal,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await enter(context, portal, await keyOf(portal, 'parent'))
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('noscript p')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resources', exact: true }).click()
  await page
    .getByRole('link', { name: /Temi and the Chip Thief/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/resources\/(books|view)\/\d+$/)
  await page.goto(page.url().replace('/books/', '/view/'))
  await expect(page.locator('.rendered-pages li')).not.toHaveCount(0)
  await expect(page.locator('.rendered-pages img').first()).toBeVisible()
  await context.close()
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

  await enter(page.context(), portal, await keyOf(portal, 'senior'))
  const sendFile = await openWithoutScript(page, '/resources/manage/new')
  await page.getByLabel('PDF', { exact: true }).setInputFiles(await smallPdf('plan.pdf', 'A plan'))
  await sendFile()
  await expect(page.getByText('PDF uploaded: 1 page')).toBeVisible()

  const book = (await call(portal, listResources, {}, await keyOf(portal, 'senior'))).find(({ is_book }) => is_book)
  const printNames = await openWithoutScript(page, `/resources/books/${book?.id}/certificates`)
  await page.getByRole('textbox', { name: 'Names' }).fill('Ada Birch\nBen Cole')
  await page.getByLabel('School (optional)').fill('Class 4')
  // Nor does a press before hydration send the names.
  await page.getByRole('button', { name: 'Print the certificate' }).click()
  await printNames()
  await expect(page.getByText('2 names')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Names' })).toHaveValue('Ada Birch\nBen Cole')
  await expect(page.locator('.certificate-preview')).toContainText(/Ada Birch.*Class 4/)
})

test('a button that is pressed before the page is hydrated has its effect afterwards', async ({
  page,
  portal,
  request,
}) => {
  const key = await keyOf(portal, 'senior')
  await enter(page.context(), portal, key)
  const book = (await call(portal, listResources, {}, key)).find(({ is_book }) => is_book)
  const { release } = await openWithoutModules(page, request, `/resources/books/${book?.id}`)
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  release()
  await expect(page.getByRole('button', { name: /^Keep it/ })).toBeVisible()
})

test('a form that is sent before hydration and needs it keeps its input, and is sent afterwards', async ({
  page,
  portal,
  request,
}) => {
  await enter(page.context(), portal, await keyOf(portal, 'admin'))
  const findUsers = await openWithoutModules(page, request, '/admin/users')
  await page.getByRole('searchbox').fill(portal.accounts.senior.email)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/admin/users')
  findUsers.release()
  await expect(page).toHaveURL(`/admin/users?${new URLSearchParams({ q: portal.accounts.senior.email })}`)

  const save = await openWithoutModules(page, request, '/admin/statistics')
  await page.getByLabel('School year').fill('')
  await page.getByRole('button', { name: 'Save the figure' }).click()
  await expect(page).toHaveURL('/admin/statistics')
  save.release()
  await expect(page.getByRole('link', { name: /^Enter the school year/ })).toBeVisible()
  await expect(page.getByLabel('School year')).toHaveValue('')
})

test('what is typed into the search of the shelf, or chosen there, before hydration has its effect', async ({
  page,
  portal,
  request,
}) => {
  await enter(page.context(), portal, await keyOf(portal, 'senior'))
  const { release } = await openWithoutModules(page, request, '/resources')
  await page.getByRole('searchbox').fill('gull')
  release()
  await expect(page).toHaveURL('/resources?q=gull')
  await expect(page.getByRole('searchbox')).toHaveValue('gull')
  const choice = await openWithoutModules(page, request, '/resources')
  await page.getByLabel('Year group').selectOption('Year 3')
  choice.release()
  await expect(page).toHaveURL('/resources?year=3')
})

test('a child types the code before the page is hydrated, and the book opens', async ({ page, portal, request }) => {
  const key = await keyOf(portal, 'senior')
  const book = (await call(portal, listResources, {}, key)).find(({ is_book }) => is_book)
  const { code } = await call(portal, createClassCode, { body: { resource_id: book?.id ?? 0 } }, key)
  const fields = ['First word', 'Second word', 'Number'].map((name) => page.getByLabel(name))
  const requests: string[] = []
  page.on('request', (sent) => requests.push(new URL(sent.url()).pathname))
  const { release } = await openWithoutModules(page, request, '/read')
  for (const [place, part] of code.split('-').entries()) await fields[place]?.fill(part.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Open the book' }).click()
  await expect(page).toHaveURL('/read')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book?.title ?? '')

  // A class of thirty shares one line.
  expect(requests.indexOf('/api/class/open')).toBeLessThanOrEqual(15)

  // The link of the class opens it without the form.
  await page.goto('/about')
  await page.goto(`/read#${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book?.title ?? '')
})

test('a page keeps its scroll position when it is hydrated', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // Lines break elsewhere in a typeface that one document has in time and the next one has not.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
  const comeAlive = await openWithoutScript(page, '/contact')
  const scrolledTo = () => page.evaluate(() => window.scrollY)
  const field = page.getByLabel('Your name')
  const placeOfField = () => field.evaluate((element) => element.getBoundingClientRect().top)
  await page.evaluate(() => window.scrollTo(0, 300))
  const place = await placeOfField()
  await comeAlive()
  expect(await scrolledTo()).toBe(300)
  expect(await placeOfField()).toBe(place)
  await page.reload()
  await comesAlive(page)
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
