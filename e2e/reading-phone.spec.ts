import { expect, type Page } from '@playwright/test'
import { listResources, viewBook } from '#contract/resources.ts'
import { call, keyOf } from './testing/api.ts'
import { passOver, phones } from './testing/passed-over.ts'
import { test } from './testing/test.ts'
import { logIn, openStorybook } from './testing/users.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

test.beforeEach(async ({ page, portal }) => {
  await logIn(page, portal)
})

/** The lines whose print is not covered by the loaded picture of the page without its words. */
const linesLeft = (page: Page) =>
  page.evaluate(() => {
    const open = document.querySelector('.book-page[data-open="true"]')
    const part = open?.querySelector<HTMLImageElement>('.book-wordless')
    const over = part?.complete && part.naturalWidth > 0 ? part.getBoundingClientRect() : null
    const lines = [...(open?.querySelectorAll('[data-line]') ?? [])].filter((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect()
      return (
        !over ||
        left < over.left - 2 ||
        right > over.right + 2 ||
        (top + bottom) / 2 < over.top ||
        (top + bottom) / 2 > over.bottom
      )
    })
    return lines.map((line) => line.textContent?.trim())
  })

test('on a phone the words are beside the picture and not in it, on every page', async ({ page }) => {
  await openStorybook(page)
  const panel = page.getByRole('region', { name: 'Text of the page' })
  await expect(panel).toContainText('Temi and the Chip Thief')
  // The cover is printed as it is, with all of its title.
  await expect.poll(() => linesLeft(page)).toEqual(expect.arrayContaining(['Temi and the']))
  expect((await linesLeft(page)).join(' ')).toContain('Temi and the Chip Thief')
  const end = page.getByRole('heading', { name: 'You finished the book!' })
  for (let pages = 0; ; pages++) {
    expect((await passOver(page)).words).toEqual([])
    if (await end.isVisible()) return expect(pages).toBeGreaterThan(15)
    await expect.poll(() => linesLeft(page)).toEqual([])
    await expect(panel).toHaveText(/\w/)
  }
})

test('Next brings the rest of the words before it turns, on every phone, and so do clickers', async ({
  page,
  portal,
}) => {
  const key = await keyOf(portal, 'senior')
  const slider = page.getByRole('slider', { name: 'Page' })
  const panel = page.getByRole('region', { name: 'Text of the page' })
  const more = page.getByRole('button', { name: 'More' })
  for (const { id } of (await call(portal, listResources, {}, key)).filter(({ is_book }) => is_book)) {
    const { pages } = await call(portal, viewBook, { params: { id: String(id) } }, key)
    const length = ({ text }: (typeof pages)[number]) => JSON.stringify(text).length
    const longest = pages.slice(0, -1).reduce((one, other) => (length(other) > length(one) ? other : one))
    await page.goto(`/resources/view/${id}?page=${longest.number}`)
    await expect(panel).toBeVisible()
    for (const phone of phones) {
      await page.setViewportSize(phone)
      expect((await passOver(page, { stays: true })).words).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 568 })
    // The panel finds its place anew when the phone is another one, which can be after it was scrolled.
    await expect(async () => {
      await panel.evaluate((element) => element.scrollTo(0, 0))
      await expect(more).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(slider).toHaveValue(String(longest.number - 1))
    // A click into the words, and what a clicker sends.
    await panel.focus()
    for (let presses = 0; await more.isVisible(); presses++) {
      expect(presses).toBeLessThan(9)
      const before = await panel.evaluate(({ scrollTop }) => scrollTop)
      await page.keyboard.press('PageDown')
      await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before)
      const isAtEnd = await panel.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop <= 1)
      // The button goes a moment after the last words have come.
      if (isAtEnd) await expect(more).toBeHidden()
    }
    await page.keyboard.press('PageDown')
    await expect(slider).toHaveValue(String(longest.number))
  }
})
