import { expect, type Page } from '@playwright/test'
import { test } from './testing/test.ts'
import { logIn, openStorybook } from './testing/users.ts'

test.use({ viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

/** A finger that moves from one point to another, as raw browser input. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const input = await page.context().newCDPSession(page)
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= 8; step++) {
    const point = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }
    await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a storybook is read to its end by touch, on its pages and on their words', async ({ page, portal }) => {
  await logIn(page, portal)
  await openStorybook(page)
  // Held upright, a tablet has room for the words below the page.
  const words = page.getByRole('region', { name: 'Text of the page' })
  await expect(words).toBeVisible()
  const end = page.getByRole('heading', { name: 'You finished the book!' })
  const reached = () =>
    page.evaluate(() => [
      document.querySelector('.book-end') !== null,
      document.querySelector('.ribbon input')?.getAttribute('aria-valuetext'),
      document.querySelector('.book-text')?.scrollTop,
    ])
  for (let swipes = 0; swipes < 40 && !(await end.isVisible()); swipes++) {
    const before = await reached()
    const y = swipes % 2 === 0 ? 500 : 800
    await swipe(page, { x: 640, y }, { x: 160, y: y + 10 })
    await expect.poll(reached).not.toEqual(before)
  }
  await expect(end).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Teach it' })).toBeVisible()
})
