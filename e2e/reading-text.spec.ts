import { expect, type Page } from '@playwright/test'
import { createClassCode } from '#contract/class-codes.ts'
import { listResources } from '#contract/resources.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, keyOf } from './testing/api.ts'
import { test } from './testing/test.ts'
import { logIn, openStorybook } from './testing/users.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, portal }) => {
  await logIn(page, portal)
})

const panelOf = (page: Page) => page.getByRole('region', { name: 'Text of the page' })

/** How a paragraph of the panel is set, in shares of its letters. */
const setting = (page: Page) =>
  panelOf(page)
    .locator('.text-words p')
    .first()
    .evaluate((paragraph) => {
      const { fontSize, letterSpacing, wordSpacing, lineHeight } = getComputedStyle(paragraph)
      const share = (length: string) =>
        Math.round((Number.parseFloat(length) / Number.parseFloat(fontSize)) * 100) / 100
      return { size: Number.parseFloat(fontSize), apart: [letterSpacing, wordSpacing, lineHeight].map(share) }
    })

/** Moves the focus with Tab until something has it. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}

test('the words are set as somebody needs them, with the keyboard alone, and stay so on the device', async ({
  page,
}) => {
  await openStorybook(page)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Show the text' }).click()
  const opener = page.getByRole('button', { name: 'Text settings' })
  // The words are laid out again while the page turns.
  await expect(panelOf(page)).toContainText('Saturday in Wrackby')
  await expect.poll(async () => (await setting(page)).size).toBeGreaterThan(0)
  const usual = await setting(page)
  const focused = (name: string | RegExp, role: 'slider' | 'radio' | 'checkbox') =>
    page.getByRole(role, { name, exact: true }).evaluateAll((all) => all.some((one) => one === document.activeElement))
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Text settings' })).toBeVisible()
  await tabTo(page, () => focused('Size', 'slider'))
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  for (const legend of ['Letter spacing', 'Word spacing', 'Line spacing']) {
    await page.getByRole('group', { name: legend }).getByRole('radio', { name: 'Usual' }).focus()
    await page.keyboard.press('ArrowRight')
  }
  const larger = async () => (await setting(page)).size / usual.size
  const apart = async () => (await setting(page)).apart
  await expect.poll(larger).toBeCloseTo(2, 1)
  await expect.poll(apart).toEqual([0.12, 0.16, 2])
  await page.getByRole('slider', { name: 'Size' }).press('End')
  await expect.poll(larger).toBeCloseTo(3, 1)
  for (const tint of ['Cream', 'Blue', 'Pink', 'Dark']) {
    await page.keyboard.press('Tab')
    await page.getByRole('radio', { name: tint }).press('Space')
    await expectNoAxeViolations(page)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'Text settings' })).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect.poll(() => panelOf(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)

  await page.reload()
  await expect(panelOf(page)).toHaveAttribute('data-tint', 'dark')
  await expect.poll(apart).toEqual([0.12, 0.16, 2])
  await opener.click()
  await page.getByRole('button', { name: 'Back to usual' }).click()
  await expect.poll(() => setting(page)).toEqual(usual)
})

test('one sentence at a time leads through the book', async ({ page }) => {
  await openStorybook(page)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Show the text' }).click()
  await page.getByRole('button', { name: 'Text settings' }).click()
  await page.getByRole('checkbox', { name: 'One sentence at a time' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  const panel = panelOf(page)
  const first = 'Saturday in Wrackby smelled of salt, seaweed and hot chips.'
  await expect(panel.locator('p')).toHaveText(first)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Next sentence' }).press('Enter')
  await expect(panel.locator('p')).toHaveText('Temi had saved all week for hers.')
  // What turns the pages leads through the sentences first.
  await page.keyboard.press('ArrowLeft')
  await expect(panel.locator('p')).toHaveText(first)
  await page.keyboard.press('ArrowRight')
  await expect(panel.locator('p')).toHaveText('Temi had saved all week for hers.')
  while (await page.getByRole('button', { name: 'Next sentence' }).isVisible())
    await page.getByRole('button', { name: 'Next sentence' }).press('Enter')
  // The button keeps the focus on the next page.
  const onwards = page.getByRole('button', { name: 'Next page' }).and(page.locator('.book-text *'))
  await onwards.press('Enter')
  await expect(panel.locator('p')).toHaveText('WHOOSH!')
  await expect(page.getByRole('button', { name: 'Next sentence' })).toBeFocused()
})

test('the ruler lies on one line, and follows keys and the pointer', async ({ page }) => {
  await openStorybook(page)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Show the text' }).click()
  await page.getByRole('button', { name: 'Text settings' }).click()
  await page.getByRole('checkbox', { name: 'Reading ruler' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  const ruler = page.locator('.text-ruler')
  const top = () => ruler.evaluate((band) => Math.round(band.getBoundingClientRect().top))
  await expect(panelOf(page)).toContainText('Saturday in Wrackby')
  await expect.poll(top).toBeGreaterThan(0)
  const before = await top()
  await panelOf(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(top).toBeGreaterThan(before)
  await page.keyboard.press('ArrowUp')
  await expect.poll(top).toBe(before)
  await expect(page.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuetext', /Page 1 /)
  await expectNoAxeViolations(page)
  await panelOf(page).locator('p').last().hover()
  await expect.poll(top).toBeGreaterThan(before)
})

test('on a board the words fill what a page leaves of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openStorybook(page)
  await page.keyboard.press('ArrowRight')
  await expect(panelOf(page)).toBeVisible()
  const widths = () =>
    page.evaluate(() =>
      ['.book-page[data-open="true"]', '.book-text'].map(
        (part) => document.querySelector<HTMLElement>(part)?.offsetWidth,
      ),
    )
  await expect.poll(widths).toEqual([1120, 480])
  await expect.poll(async () => (await setting(page)).size).toBeGreaterThan(28)
  // A wider one has two pages, whose words are as large as in a book.
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect(page.locator('.book-page[data-open="true"]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Show the text' }).click()
  await expect.poll(widths).toEqual([1440, 480])
})

test('a word of the guide explains itself, by keys and by touch, one sentence at a time, and in class', async ({
  page,
  portal,
  openDevice,
}) => {
  const key = await keyOf(portal, 'senior')
  const book = (await call(portal, listResources, {}, key)).find(({ title }) => title === 'Temi and the Chip Thief')
  const id = book?.id ?? 0
  const word = (on: Page, name: string) => panelOf(on).getByRole('button', { name, exact: true })
  await page.addInitScript(() => localStorage.setItem('reader-text', 'shown'))
  await page.setViewportSize({ width: 390, height: 780 })
  // The seventh page, which is page 6 of the story.
  await page.goto(`/resources/view/${id}?page=7`)
  await word(page, 'Brollies').focus()
  await page.keyboard.press('Enter')
  const meaning = panelOf(page).getByRole('status').filter({ hasText: 'brolly: a friendly word for an umbrella' })
  await expect(meaning).toBeVisible()
  await expect(word(page, 'Brollies')).toHaveAttribute('aria-expanded', 'true')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(meaning).toHaveCount(0)
  await word(page, 'Brollies').click()
  await expect(meaning).toBeVisible()
  // Neither a key nor a press has turned the page.
  await expect(page.getByRole('slider', { name: 'Page' })).toHaveValue('6')

  const { code } = await call(portal, createClassCode, { body: { resource_id: id } }, key)
  const child = await openDevice()
  await child.setViewportSize({ width: 390, height: 780 })
  await child.goto(`/read#${code}`)
  await child.getByRole('slider', { name: 'Page' }).fill('6')
  await word(child, 'Brollies').click()
  await expect(panelOf(child).getByText('a friendly word for an umbrella')).toBeVisible()
})
