import { expect } from '@playwright/test'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

// Numbers roll up once they are seen.
test.use({ reducedMotion: 'no-preference' })

test('a visitor sees the statistics, and a figure that an operator changes shows at once', async ({
  page,
  portal,
  browser,
}) => {
  await page.goto('/login')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How far the books have travelled' })).toBeVisible()
  const children = page.getByRole('region', { name: 'Children reached' })
  const digits = () =>
    children.locator('.counter-digit').evaluateAll((each) => each.map((one) => one.getAttribute('data-digit')).join(''))
  // Other journeys may have approved schools before.
  await expect.poll(digits).toMatch(/^\d{7}$/)
  const before = Number(await digits())
  await children.getByText('How we count: Children reached').click()
  await expect(children.getByText(/Children aged 6 to 9 at the schools/)).toBeVisible()

  const console = await browser.newPage({ baseURL: portal.baseURL })
  await logIn(console, portal, 'admin')
  await console.goto('/admin/statistics')
  const school = console.getByRole('form', { name: 'Tidewell Primary School' })
  await school.getByLabel('Children aged 6 to 9').fill('132')
  await school.getByRole('button', { name: 'Save' }).click()
  await expect(console.getByText('The number has been saved.')).toBeVisible()
  await console.close()

  await page.reload()
  await expect.poll(digits).toBe(String(before + 132).padStart(7, '0'))
  // It counts up from zero once it is visible, within 300 ms, and then stops.
  const seen = children.locator('.counter')
  await expect(seen).toHaveAttribute('data-phase', 'rolling')
  await expect.poll(() => seen.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
})

test('the page prints its numbers and nothing of the menus, although nobody has scrolled to them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/charts')
  const waiting = page.locator('.counter[data-phase="waiting"]').last()
  await expect(waiting).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const printed = await waiting.locator('.counter-digit').evaluateAll((digits) =>
    digits.map((digit) => {
      const { translate, lineHeight } = getComputedStyle(digit, '::before')
      const [, down = '0px'] = translate.split(' ')
      return `${Math.round(-Number.parseFloat(down) / Number.parseFloat(lineHeight))}`
    }),
  )
  expect(printed).toEqual(
    await waiting.locator('.counter-digit').evaluateAll((all) => all.map((one) => one.dataset.digit)),
  )
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/charts')
  await expect(page.getByRole('region', { name: 'Children reached' }).locator('.counter')).toHaveAttribute(
    'data-phase',
    'shown',
  )
  // A sentence that shows only after three seconds is no motion, and comes no sooner.
  const delay = await page.evaluate(() => {
    const sentence = document.body.appendChild(document.createElement('p'))
    sentence.className = 'loading-slow'
    const [waiting] = sentence.getAnimations()
    sentence.remove()
    return waiting?.effect?.getTiming().delay
  })
  expect(delay).toBe(3000)
})
