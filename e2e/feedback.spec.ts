import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow, inBothLooks } from './testing/accessibility.ts'
import { enter, keyOf } from './testing/api.ts'
import { test } from './testing/test.ts'

const phone = { width: 360, height: 740 }

test('from the shelf, a teacher says on a phone how her class liked a book: six presses', async ({ page, portal }) => {
  await page.setViewportSize(phone)
  await enter(page.context(), portal, await keyOf(portal, 'senior'))
  await page.goto('/resources')
  let presses = 0
  const press = async (role: 'link' | 'radio' | 'checkbox' | 'button', name: string) => {
    presses += 1
    await page.getByRole('main').getByRole(role, { name, exact: true }).click()
  }
  await press('link', 'Tell us how it went')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How did your class like the book?')
  await press('radio', 'Temi and the Chip Thief')
  await press('radio', 'Year 3')
  await press('radio', 'Liked it')
  await press('checkbox', 'They wanted it again.')
  await inBothLooks(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
  })
  const answered = page.waitForResponse(/\/api\/feedback\/[0-9a-f-]{36}$/)
  await press('button', 'Send')
  expect((await answered).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  expect(presses).toBe(6)
  await expectNoAxeViolations(page)

  // A reload later, the same answer is changed.
  const before = (await answered).url()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Temi and the Chip Thief' })).toBeChecked()
  await press('radio', 'So-so')
  const changed = page.waitForResponse(/\/api\/feedback\/[0-9a-f-]{36}$/)
  await press('button', 'Send')
  expect((await changed).url()).toBe(before)
})

test('with the keyboard alone, a parent answers', async ({ page, portal }) => {
  await enter(page.context(), portal, await keyOf(portal, 'parent'))
  await page.goto('/feedback')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How did your child like the book?')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await tabTo(page, 'resource_id')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let tick = 0; tick < 4; tick++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
})

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return
  }
  throw new Error(`The keyboard does not reach ${name}.`)
}
