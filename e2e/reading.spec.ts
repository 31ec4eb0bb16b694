import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './testing/test.ts'
import { logIn, openStorybook } from './testing/users.ts'

// A book is what a service worker handles besides the pages.
test.use({ serviceWorkers: 'allow' })

test.beforeEach(async ({ page, portal }) => {
  await logIn(page, portal)
})

/** Turns pages with the right arrow key until the book is finished. Returns the number of turns. */
async function readToTheEnd(page: Page): Promise<number> {
  const end = page.getByRole('heading', { name: 'You finished the book!' })
  for (let turns = 0; turns < 40; turns++) {
    if (await end.isVisible()) return turns
    const before = await page.getByRole('slider', { name: 'Page' }).getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(
        async () =>
          (await end.isVisible()) ||
          (await page.getByRole('slider', { name: 'Page' }).getAttribute('aria-valuetext')) !== before,
      )
      .toBe(true)
  }
  throw new Error('the book has no end')
}

test('a storybook is read to its end with keys, and no PDF library is loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openStorybook(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/Saturday in Wrackby smelled of salt/).first()).toBeAttached()
  expect(await readToTheEnd(page)).toBeGreaterThan(5)
  await expect(page.getByRole('heading', { name: 'Teach it' })).toBeVisible()
  expect(asked.filter((url) => /pdf\.worker|\/pdf$|pdfjs/.test(url))).toEqual([])
})

test('a picture over two pages is one picture where both lie open, and half of one on a phone', async ({ page }) => {
  await openStorybook(page)
  const open = page.locator('.book-page[data-open="true"]')
  /** Of the open pages: where the fold is, and whether a shadow falls into it. */
  const folds = () =>
    open.evaluateAll((pages) =>
      pages.map((each) => {
        const { left, right } = each.getBoundingClientRect()
        const edge = each.getAttribute('data-side') === 'left' ? right : left
        return { edge: Math.round(edge * 10), hasShadow: getComputedStyle(each, '::after').content !== 'none' }
      }),
    )
  await page.setViewportSize({ width: 1920, height: 1080 })
  // The eighth page, which is page 7 of the story.
  await page.goto(`${new URL(page.url()).pathname}?page=8`)
  await expect(page.getByRole('img', { name: /^The right half of the same picture/ })).toBeVisible()
  const [one, other] = await folds()
  expect(one).toEqual(other)
  expect(one?.hasShadow).toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await folds()).map(({ hasShadow }) => hasShadow)).toEqual([true, true])
  await page.keyboard.press('ArrowLeft')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(open).toHaveCount(1)
  await expect(page.getByRole('img', { name: /^The left half of one wide picture/ })).toBeVisible()
})

test('the place in a book is kept until the next visit', async ({ page }) => {
  await openStorybook(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const slider = page.getByRole('slider', { name: 'Page' })
  await expect(slider).toHaveAttribute('aria-valuetext', /Pages? [2-4]/)
  const place = await slider.getAttribute('aria-valuetext')
  await page.goto('/resources')
  await openStorybook(page)
  await expect(slider).toHaveAttribute('aria-valuetext', place ?? '')
})

test('the certificate is downloaded with the child’s name, which is stored nowhere', async ({ page, portal }) => {
  await openStorybook(page)
  await readToTheEnd(page)
  await page.getByRole('button', { name: 'Get the certificate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Child.s name/).fill('Zoë Łuczak-Quill')
  const downloading = page.waitForEvent('download')
  await dialog
    .getByRole('button')
    .filter({ hasText: /certificate/i })
    .click()
  const file = await (await downloading).path()
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('Quill')
  expect(portal.output()).not.toContain('Quill')
})

test('a lesson plan opens with a toolbar, over ranges, and can be searched', async ({ page }) => {
  const ranges: string[] = []
  page.on('request', (request) => {
    if (/\/api\/resources\/\d+\/pdf$/.test(request.url())) ranges.push(request.headers().range ?? 'whole')
  })
  await page.goto('/resources?category=lesson-plan')
  await page
    .getByRole('link', { name: /Temi and the Chip Thief.*lesson plan/i })
    .first()
    .click()
  await expect(page.getByText(/60 minutes/i).first()).toBeAttached()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByLabel('Search this document').fill('notebook')
  await expect(page.locator('.pdf-search-result')).toHaveText(/^1 of \d+/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  expect(ranges.length).toBeGreaterThan(0)
})

test('an unknown book is not found', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/404/)
  await page.goto('/resources/view/999999')
  await expect(page.getByRole('main')).toContainText('The page you are looking for does not exist.')
})
