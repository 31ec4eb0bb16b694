import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { storybookPdf } from './testing/storybook-pdf.ts'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

const title = 'Nia’s plum stall'
const guide = `Page 1: A stall of her own
- Why does Nia put one plum out?
- *What would you sell, and why that?*
Listen for a reason from the story.
Page 2: Another plum
- How many plums are on the stall now?
Page 40: Not in this book
- Who is there?

Word\tPage\tMeaning\tUse again
stall\t1\ta table that somebody sells from\tWhere have you seen a stall?

Minutes\tStep\tWhat to say\tWhat the class sees
5\tBegin\tShow page 1.\tDraw a plum.
10\tTalk\tAsk why she waits.\tTell your partner.`

const status = (page: Page) => page.locator('.workshop-state')
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: false }).click()

test('an operator adds a book of her own; a teacher leads its lesson, and a class reads it', async ({
  page,
  portal,
  openDevice,
  consoleWatch,
}) => {
  // While the pages are being prepared.
  consoleWatch.expectStatus(409)
  await logIn(page, portal, 'admin')
  await page.goto('/admin/library/new')
  await page.getByLabel('PDF', { exact: true }).setInputFiles(await storybookPdf(title, 24, [0, 3]))
  await expect(page.getByText('PDF uploaded: 24 pages')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption('Storybook')
  await page.getByLabel('Licence').selectOption('Creative Commons Attribution (CC BY 4.0)')
  await expect(page.getByText(/^A new storybook is a draft/)).toBeVisible()
  await page.getByRole('button', { name: 'Add it' }).click()

  // The workshop opens by itself as soon as the pages have been prepared, which gives way to all else on a busy machine.
  const prepared = { timeout: 600_000 }
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('button')).toHaveCount(24, prepared)
  await choose(page, 'Paste a guide')
  await page.getByLabel('The guide', { exact: true }).fill(guide)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText(/^3 questions, 1 word to explain and 2 steps of a lesson/)).toBeVisible()
  await expect(page.getByText('Line 7: “Not in this book”')).toContainText('The book does not have this page.')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Use this' }).click()

  // What is missing leads to its page and field.
  await choose(page, 'Before publishing')
  await expect(page.getByText('Must be done before the book is published (2)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Cover' }).click()
  const picture = page.getByLabel('The picture in words')
  await expect(picture).toBeFocused()
  await page.keyboard.type('A wooden stall')
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('Alt+PageDown')
    await expect(page.getByRole('heading', { name: `Page ${number}` })).toBeVisible()
    await expect(picture).toBeFocused()
  }
  await page.keyboard.type('Nia with a third plum')
  await page.getByLabel('Line 1', { exact: true }).fill('Nia put the third plum on the stall.')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Tab')
  await expect(status(page)).toHaveText('Saved')

  await choose(page, 'Before publishing')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The book is published.')).toBeVisible()
  const id = /library\/(\d+)/.exec(page.url())?.[1]

  const teacher = await openDevice()
  await logIn(teacher, portal)
  await teacher.goto(`/resources/books/${id}/teach`)
  await teacher.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(teacher.getByRole('checkbox', { name: /Why does Nia put one plum out\?/ })).toBeVisible()
  await teacher.getByRole('button', { name: 'Start the lesson' }).click()
  await expect(teacher.getByText('Step 1 of 2, 5 minutes')).toBeVisible()

  await teacher.goto(`/resources/books/${id}`)
  await teacher.getByRole('button', { name: 'Read with your class' }).click()
  await teacher.getByRole('button', { name: 'Make the code' }).click()
  const link = await teacher.getByLabel('Link for your class').inputValue()
  const child = await openDevice()
  await child.goto(link)
  await expect(child.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const opened of [/Pages? 1/, /Pages? [23]/]) {
    await child.keyboard.press('ArrowRight')
    await expect(child.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuetext', opened)
  }
  await expect(child.locator('body')).toContainText('Nia put the third plum on the stall.')

  // The book is exported as one file, and imported beside itself.
  await page.goto('/admin/library')
  await page.getByRole('button', { name: `More for ${title}` }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export this book' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`${title}.zip`)
  await page.getByLabel('Exported book').setInputFiles(await file.path())
  await expect(page.getByText('The book has been added as a draft')).toBeVisible(prepared)
  await expect(page.getByText('You already have a book with this title')).toBeVisible()
  await expectNoAxeViolations(page)
})
