import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { test } from './testing/test.ts'
import { bookPage, logIn } from './testing/users.ts'

test('a teacher leads the board from a window of her own', async ({ page, portal, context }) => {
  await logIn(page, portal)
  await page.goto('/resources')
  await bookPage(page).click()
  await page.getByRole('link', { name: 'Lead a lesson' }).click()
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open the board' }).click()
  const board = await opening
  await expect(page.getByText('The board follows you.')).toBeVisible()
  const picture = board.getByRole('img')
  await expect(picture).toHaveAccessibleName(/^Cover/)

  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(picture).toHaveAccessibleName(/^Page 1 of/)
  const question = page.getByRole('checkbox', { name: /chips matter to Temi/ })
  await question.check()
  await expectNoAxeViolations(page)
  await expectNoAxeViolations(board)

  // The plan of the hour: for each step the board has a screen, with its time, and then the page again.
  await page.getByRole('button', { name: 'Start the lesson' }).click()
  await expect(page.getByText('Step 1 of 8, 5 minutes')).toBeVisible()
  await expect(board.getByRole('heading', { name: 'Where are we now?' })).toBeVisible()
  await page.getByRole('button', { name: 'Next step: Page 8 again' }).click()
  await expect(board.getByRole('heading', { name: 'Page 8 again' })).toBeVisible()
  await expect(board.getByText('What moved her?', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await expect(board.getByRole('timer')).toHaveText(/^6:/)
  await page.getByRole('button', { name: 'Stop the clock' }).click()
  await expectNoAxeViolations(board)
  await expect(board.locator('body')).not.toContainText(/A pencil|Listen for/)
  await page.getByRole('button', { name: 'Show page 8' }).click()
  await expect(picture).toHaveAccessibleName(/^Page 8 of/)
  await expectNoAxeViolations(page)
  await expect(board.locator('body')).not.toContainText(/What moved her/)
  await page.getByRole('button', { name: 'Close the plan' }).click()
  for (let back = 0; back < 7; back++) await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(picture).toHaveAccessibleName(/^Page 1 of/)

  // Without its words the picture is the same size, and one place of it can be lit.
  const size = await picture.first().boundingBox()
  await page.getByRole('button', { name: 'Hide the words' }).click()
  await expect(picture).toHaveAccessibleName(/^Page 1 of \d+\. (?!Saturday)/)
  await expect(board.locator('.book-wordless')).toBeVisible()
  expect(await picture.first().boundingBox()).toEqual(size)
  await page.getByRole('button', { name: 'Spotlight' }).click()
  await page.locator('.teach-spot').click({ position: { x: 40, y: 40 } })
  await expect(board.locator('.board-shade')).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoAxeViolations(board)
  await page.getByRole('button', { name: 'Spotlight off' }).click()
  await page.getByRole('button', { name: 'Show the words' }).click()

  await page.getByRole('button', { name: 'Blank the board' }).click()
  await expect(board.getByText('The board is blank.')).toBeAttached()
  await page.getByRole('button', { name: 'Show the page' }).click()
  await expect(picture).toHaveAccessibleName(/^Page 1 of/)

  // Whatever the teacher does, no question is in the board's window.
  await page.getByRole('button', { name: 'Freeze the board' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('The board is frozen on page 1.')).toBeVisible()
  await board.bringToFront()
  await board.keyboard.press('PageDown')
  await page.getByRole('button', { name: 'Unfreeze the board' }).click()
  await expect(picture).toHaveAccessibleName(/^Page 3 of/)
  await expect(board.locator('body')).not.toContainText(/Listen for|chips matter to Temi/)

  // The teacher's window comes back to where the board is.
  await page.reload()
  await expect(page.getByText('Page 3 of', { exact: false })).toBeVisible()
  await board.close()
  await expect(page.getByText(/The board is not open/)).toBeVisible()
})

test('a teacher leads the board from her phone', async ({ page: board, portal, openDevice, consoleWatch }) => {
  const phone = await openDevice()
  await board.setViewportSize({ width: 1280, height: 800 })
  await phone.setViewportSize({ width: 390, height: 844 })
  for (const page of [board, phone]) await logIn(page, portal)
  await board.goto('/resources')
  await bookPage(board).click()
  await expect(board).toHaveURL(/\/books\/\d+$/)
  const book = board.url()
  await board.goto(`${book}/board`)
  const picture = board.locator('.board-page').getByRole('img')
  await board.getByRole('button', { name: 'Lead from a phone' }).click()
  // By the keyboard there is a way out, and back to the button.
  await board.keyboard.press('Escape')
  await expect(board.getByRole('button', { name: 'Lead from a phone' })).toBeFocused()
  await board.keyboard.press('Enter')
  const digits = (await board.locator('.board-digits').textContent()) ?? ''
  await expect(board.getByRole('img', { name: 'QR code that connects your phone' })).toBeVisible()
  await expectNoAxeViolations(board)

  await phone.goto(`${book}/teach`)
  await phone.getByRole('button', { name: 'Connect a board' }).click()
  await phone.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(phone.getByText('Enter the six digits that the board shows.')).toBeVisible()
  await expectNoAxeViolations(phone)
  await phone.getByLabel('Six digits').fill(digits)
  await phone.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(phone.getByText('The board follows you.')).toBeVisible()
  await expect(board.locator('.board-digits')).toHaveCount(0)
  // The whole picture is there on the smallest phone, above what leads the board.
  await phone.setViewportSize({ width: 360, height: 640 })
  const placeOf = async (selector: string) => {
    const { y = Number.NaN, height = 0 } = (await phone.locator(selector).first().boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  await expect.poll(async () => (await placeOf('.room-bar')).bottom).toBe(640)
  expect((await placeOf('.teach-picture')).bottom).toBeLessThanOrEqual((await placeOf('.room-bar')).top)
  expect(await phone.evaluate(() => window.scrollY)).toBe(0)
  await expectNoAxeViolations(phone)

  await phone.getByRole('button', { name: 'Start the lesson' }).click()
  await expect(board.getByRole('heading', { name: 'Where are we now?' })).toBeVisible()
  for (let step = 2; step <= 8; step++) await phone.getByRole('button', { name: /^Next step/ }).click()
  await phone.getByRole('button', { name: 'End the lesson' }).click()
  await keepNumbers(phone)
  await expect(phone.getByRole('button', { name: 'Start the lesson' })).toBeFocused()
  while (await phone.getByRole('button', { name: 'Back', exact: true }).isEnabled()) {
    if ((await phone.locator('.teach-place').textContent()) === 'Cover') break
    await phone.getByRole('button', { name: 'Back', exact: true }).click()
  }
  await expect(picture.first()).toHaveAccessibleName(/^Cover/)
  for (let page = 1; page <= 3; page++) await phone.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(picture.first()).toHaveAccessibleName(/^Page 3 of/)
  await phone.getByRole('button', { name: 'Blank the board' }).click()
  await expect(board.getByText('The board is blank.')).toBeAttached()
  await phone.getByRole('button', { name: 'Show the page' }).click()
  await phone.getByRole('button', { name: 'Spotlight' }).click()
  await expect(board.locator('.board-shade')).toBeVisible()
  await phone.getByRole('button', { name: 'Freeze the board' }).click()
  await phone.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(phone.getByText('The board is frozen on page 3.', { exact: false })).toBeVisible()
  await expect(board.locator('body')).not.toContainText(/Listen for/)
  await expectNoAxeViolations(phone)
  await phone.getByRole('button', { name: 'Unfreeze the board' }).click()
  await expect(picture.first()).toHaveAccessibleName(/^Page 4 of/)

  // A clicker at the board works too, and the phone's next turn counts again.
  await board.keyboard.press('PageDown')
  await expect(picture.first()).toHaveAccessibleName(/^Page 5 of/)

  // The board is gone; the phone says so, and keeps trying until its digits are typed elsewhere.
  consoleWatch.expectStatus(409)
  await board.reload()
  await phone.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(phone.getByText(/^The board is not connected/)).toBeVisible()

  await board.goto('/your-school')
  await expect(board.getByRole('figure', { name: 'Before and after the lesson' })).toBeVisible()
  await expect(board.getByText('Year 3, 30 children').first()).toBeVisible()
  await expectNoAxeViolations(board)
})

/** Enters the numbers of a class on a phone: six presses, each on something that is on the screen and large enough. */
async function keepNumbers(phone: Page): Promise<void> {
  const dialog = phone.getByRole('dialog', { name: 'How did it go?' })
  await expect(dialog.getByText('30 children')).toBeVisible()
  let presses = 0
  const press = async (name: string) => {
    const button = dialog.getByRole('button', { name, exact: true })
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await button.click()
    presses++
  }
  for (const name of ['Year 3', '14', '4', '5', '9']) {
    await expectNoAxeViolations(phone)
    await press(name)
  }
  await expectNoAxeViolations(phone)
  await press('Save')
  expect(presses).toBe(6)
  // Another class of the school may have had the book today.
  const another = dialog.getByRole('button', { name: 'Yes, save it too' })
  const saved = phone.getByText('Saved for your school.', { exact: false })
  await expect(another.or(saved).first()).toBeVisible()
  if (await another.isVisible()) await another.click()
  await expect(dialog).toHaveCount(0)
}
