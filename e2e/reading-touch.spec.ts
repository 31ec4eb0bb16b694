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

test('a storybook is read to its end by touch', async ({ page, portal }) => {
  await logIn(page, portal)
  await openStorybook(page)
  const end = page.getByRole('heading', { name: 'You finished the book!' })
  const slider = page.getByRole('slider', { name: 'Page' })
  for (let turns = 0; turns < 40 && !(await end.isVisible()); turns++) {
    const before = await slider.getAttribute('aria-valuetext')
    await swipe(page, { x: 640, y: 500 }, { x: 160, y: 510 })
    await expect
      .poll(async () => (await end.isVisible()) || (await slider.getAttribute('aria-valuetext')) !== before)
      .toBe(true)
  }
  await expect(end).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Teach it' })).toBeVisible()
})
