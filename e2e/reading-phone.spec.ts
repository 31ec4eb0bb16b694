import { expect, type Page } from '@playwright/test'
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
  const slider = page.getByRole('slider', { name: 'Page' })
  for (let pages = 0; ; pages++) {
    const before = await slider.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '')
    if (await end.isVisible()) return expect(pages).toBeGreaterThan(15)
    await expect.poll(() => linesLeft(page)).toEqual([])
    await expect(panel).toHaveText(/\w/)
  }
})
