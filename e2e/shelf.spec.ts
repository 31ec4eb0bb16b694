import { expect, type Locator } from '@playwright/test'
import { listResources } from '#contract/resources.ts'
import { sampleResource } from '#contract/testing/sample-resource.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, keyOf } from './testing/api.ts'
import { goTo } from './testing/in-the-app.ts'
import { findMisfits } from './testing/misfits.ts'
import { test } from './testing/test.ts'
import { openInTypefaces } from './testing/typefaces.ts'
import { fillLogIn, logIn, storybook } from './testing/users.ts'

test('a new user sees the tour once, and never again', async ({ page, portal }) => {
  await page.goto('/login?next=%2Fresources')
  await fillLogIn(page, portal.accounts.senior)
  const first = page.getByRole('button', { name: /Here's your bookshelf/ })
  const step = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  // It listens for the focus shortly after it is there.
  await expect(async () => {
    await first.blur()
    await first.focus()
    await expect(step).toContainText("Here's your bookshelf", { timeout: 2000 })
  }).toPass()
  const next = step.getByRole('button', { name: /Next|Last|Finish/ })
  for (const title of ['Learn more here', "Don't forget!", 'Take it further', 'Get started!']) {
    // Open, after scrolling. A click before that would make the page scroll under it.
    await expect(next).toBeFocused()
    await next.click()
    await expect(step).toContainText(title)
  }
  await expect(next).toHaveText('Finish')
  await expect(next).toBeFocused()
  await next.click()
  await expect(step).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('intro_done'))).toBe('true')

  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books and resources')
  await page.clock.runFor(10_000)
  await expect(page.getByRole('button', { name: /Here's your bookshelf/ })).toHaveCount(0)
})

test('the filter shows one category at once, and keeps it in the URL', async ({ page, portal }) => {
  await logIn(page, portal)
  await page.goto('/resources')
  const filters = page.getByRole('list', { name: 'Show' })
  await expect(filters.getByText('All', { exact: true })).toBeVisible()
  await filters.getByText('Lesson plan').click()
  await expect(page.getByRole('link', { name: /lesson plan/i })).not.toHaveCount(0)
  await expect(storybook(page)).toHaveCount(0)
  await page.reload()
  await expect(storybook(page)).toHaveCount(0)
  await filters.getByText('All', { exact: true }).click()
  await expect(storybook(page)).not.toHaveCount(0)
})

test('the shelf of a year is in the URL, and comes from the server', async ({ page, portal }) => {
  await logIn(page, portal)
  await page.goto('/resources')
  const years = page.getByRole('combobox', { name: 'Year group' })
  await years.selectOption('Year 1')
  await expect(page).toHaveURL('/resources?year=1')
  await expect(page.getByRole('article', { name: 'What Is Left?', exact: true })).toBeVisible()
  await expect(page.getByRole('article', { name: 'They Had a Go', exact: true })).toHaveCount(0)
  const fromServer = await (await page.request.get('/resources?year=1')).text()
  expect(fromServer).toContain('What Is Left?')
  expect(fromServer).not.toContain('>They Had a Go<')
  // Without a pointer.
  await years.press('ArrowDown')
  await expect(page).toHaveURL('/resources?year=2')
  await expect(years).toBeFocused()
})

test('the books are on the shelf with everything that belongs to them, and each resource opens', async ({
  page,
  portal,
}) => {
  await logIn(page, portal)
  await page.goto('/resources')
  for (const title of [
    'Temi and the Chip Thief',
    'The Bath on Ladder Street',
    'The Bus That Went Pop',
    'What Is Left?',
    'Wash That Dog!',
    'Rhubarb, Rhubarb!',
    'They Had a Go',
  ]) {
    await expect(page.getByRole('link', { name: `Open the book ${title}`, exact: true })).toBeVisible()
    const beside = page.getByRole('list', { name: `Teach it: ${title}` })
    // On a phone, and on a shelf to which another journey has added books, they are in a drawer.
    const drawer = page.getByRole('button', {
      name: new RegExp(`^Teach it: \\d+ papers? ?: ${title.replace('?', '\\?')}$`),
    })
    if (await drawer.isVisible()) await drawer.click()
    // Another journey may have added to them.
    for (const what of [/teacher’s guide/i, /lesson plan/i, /guided reading/i, /talk about/i, /activity sheet/i])
      await expect(beside.getByRole('link', { name: what })).not.toHaveCount(0)
    // What a teacher chooses by: its kind, and how long it takes.
    await expect(beside.getByText(/minutes|hour/)).not.toHaveCount(0)
  }
  const shelf = await call(portal, listResources, {}, await keyOf(portal, 'senior'))
  const links = page.getByRole('main').locator('a[href^="/resources/view/"]')
  const addresses = [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))]
  expect(addresses.length).toBeGreaterThanOrEqual(32)
  // A page of a storybook is an image, a page of a teaching paper a canvas.
  const firstPage = page.locator('.book-page[data-open="true"] img, canvas').first()
  const titles = new Map(shelf.map(({ id, title }) => [`/resources/view/${id}`, title]))
  for (const address of addresses) {
    // The reader of each is another one: nothing of the resource before stays.
    await goTo(page, address, titles.get(address) ?? '')
    await expect(firstPage, address).toBeVisible()
    await expect(page.getByText('This browser does not support inline PDFs')).toHaveCount(0)
  }
})

test('from the shelf, a class reads and the first page is on the board after three presses without a scroll', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await logIn(page, portal)
  const cover = page.getByRole('article', { name: 'Temi and the Chip Thief', exact: true }).locator('.cover')
  const press = async (what: Locator) => {
    await expect(what).toBeVisible()
    const { x, y, width, height } = await what.evaluate((it) => it.getBoundingClientRect())
    expect(y + 24, 'on the first screen').toBeLessThan(768)
    await page.mouse.click(x + width / 2, y + Math.min(height / 2, 20))
  }
  await page.goto('/resources')
  await press(cover)
  await press(page.getByRole('button', { name: 'Read with your class' }))
  await press(page.getByRole('button', { name: 'Make the code' }))
  await expect(page.getByRole('heading', { name: 'Your code is ready' })).toBeVisible()

  await page.goto('/resources')
  await press(cover)
  await press(page.getByRole('link', { name: 'Put it on the board' }))
  await expect(page.getByRole('img', { name: /^Cover/ })).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible()
})

test('forty books are within four screens, and by age', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, portal)
  const long = 'The Featherstonehaugh Sisters and the Eleven Very Small Shops of Mucklethorpe Market'
  const books = Array.from({ length: 40 }, (_, at) =>
    sampleResource({
      id: at + 1,
      title: at % 10 === 0 ? `${long} ${at}` : `A Kite for Mrs Abernathy ${at}`,
      image: '',
      image_large: '',
      age_from: 5 + (at % 4),
      themes: [['patience', 'owning up', 'fair shares'][at % 3] ?? '', 'finding out'],
    }),
  )
  const papers = books.map(({ id }) =>
    sampleResource({ id: id + 100, category: 'lesson-plan', belongs_to: id, image: '' }),
  )
  // The browser asks for the list only when it comes from another page.
  await page.route('**/api/resources', (route) => route.fulfill({ json: { data: [...books, ...papers] } }))
  await openInTypefaces(page, () => page.goto('/contact'))
  await goTo(page, '/resources', 'Books and resources')
  await expect(page.getByRole('article')).toHaveCount(40)
  const shelf = page.locator('.bookcase')
  expect(await shelf.evaluate((it) => it.getBoundingClientRect().height)).toBeLessThanOrEqual(4 * 800)
  await expect.poll(() => findMisfits(page)).toEqual([])
  await expectNoAxeViolations(page)
  // Not by the pointer, which would then be over books whose pages are fetched ahead.
  await page.getByRole('link', { name: 'From age 8 (10)' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'From age 8' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'From age 8' })).toBeInViewport()
  const ofTheme = page.getByRole('button', { name: 'fair shares (13)' })
  await page.getByText('Choose books by theme').press('Enter')
  await expectNoAxeViolations(page)
  await ofTheme.press('Enter')
  await expect(ofTheme).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(13)
  await expect(page).toHaveURL('/resources?theme=fair+shares')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => findMisfits(page)).toEqual([])
})

test('an unknown path says so', async ({ page, consoleWatch }) => {
  consoleWatch.expectStatus(404)
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('The page you are looking for does not exist.')
})
