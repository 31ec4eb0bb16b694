import { expect, type Page } from '@playwright/test'
import { viewParentsPage } from '#contract/taught.ts'
import { expectNoAxeViolations, expectNoOverflow, inBothLooks } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { test } from './testing/test.ts'

const chromebook = { width: 1366, height: 768 }
const phone = { width: 360, height: 740 }

const expectSound = (page: Page) =>
  inBothLooks(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
  })

test('a teacher shows parents a lesson, and a parent reads it on a phone until there is a new link', async ({
  page,
  portal,
  openDevice,
  consoleWatch,
}) => {
  await page.setViewportSize(chromebook)
  const key = await keyOf(portal, 'senior')
  await enter(page.context(), portal, key)
  await page.goto('/your-school')
  await page.getByRole('link', { name: 'What parents can see' }).click()
  await page.getByRole('combobox', { name: 'Book or paper' }).selectOption({
    label: 'The Bath on Ladder Street: the book and its lesson',
  })
  await page.getByRole('combobox', { name: 'Year' }).first().selectOption({ label: 'Year 3' })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove The Bath on Ladder Street' })).toBeVisible()
  const make = page.getByRole('button', { name: 'Make the link' })
  await make.click()
  const url = await page.getByRole('textbox', { name: 'Address' }).inputValue()
  await expectSound(page)
  await page.getByRole('link', { name: 'Letter to parents' }).click()
  await expect(page.getByRole('img', { name: 'QR code that opens the page' })).toBeVisible()
  await expectSound(page)

  const parent = await openDevice()
  await parent.setViewportSize(phone)
  const asked: string[] = []
  parent.on('request', (request) => asked.push(request.url()))
  const hash = new URL(url).hash
  const response = await parent.goto(`/taught${hash}`)
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(parent.getByRole('heading', { level: 1, name: 'What your child is taught' })).toBeVisible()
  await expectSound(parent)
  // With the keyboard: the first thing that the school shows, and its parts.
  await parent.getByRole('link', { name: /The Bath on Ladder Street/ }).focus()
  await parent.keyboard.press('Enter')
  await expect(parent.getByRole('heading', { level: 1, name: 'The Bath on Ladder Street' })).toBeFocused()
  await expect(parent.getByText('Year 3: taught in the', { exact: false })).toBeVisible()
  for (const part of ['The lesson, step by step', 'As the class sees it', 'The book', 'The plan, word for word'])
    await parent.getByRole('heading', { name: part }).click()
  await expect(parent.getByRole('heading', { name: 'Sixty pounds, nine doors' }).first()).toBeVisible()
  await expect(parent.getByText('What children will learn')).toBeVisible()
  const pictures = parent.locator('.taught-pages img')
  await pictures.nth(1).scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.nth(1).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectSound(parent)
  expect(asked.filter((address) => /\/pdf|editions|handout|slides/.test(address))).toEqual([])
  // Nothing is kept in the browser.
  expect(await parent.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])

  // A new link ends the old one, also for somebody who has the page open.
  await page.goto('/your-school/taught')
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  consoleWatch.expectStatus(404)
  await parent.reload()
  await expect(parent.getByText('This link or code opens nothing', { exact: false }).first()).toBeVisible()
  await expectSound(parent)
  const { link } = await call(portal, viewParentsPage, {}, key)
  await parent.getByRole('textbox', { name: /Code from the school/ }).fill(link?.code.toLowerCase() ?? '')
  await parent.getByRole('button', { name: 'Open' }).click()
  await expect(parent.getByRole('link', { name: /The Bath on Ladder Street/ })).toBeVisible()
})
