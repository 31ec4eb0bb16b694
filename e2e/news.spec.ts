import { expect } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './testing/accessibility.ts'
import { followLink, openMail, shownMail } from './testing/mails.ts'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

const title = 'Temi and the Chip Thief'
const subject = `A new book: ${title}`

test('a teacher who asked for news is told of a book with one press, opens it with another, and stops the e-mails', async ({
  page,
  portal,
  openDevice,
}) => {
  const { email } = portal.accounts.senior
  await logIn(page, portal)
  await page.goto('/profile/settings')
  const news = page.getByRole('switch', { name: 'Tell me about new books' })
  await expect(news).not.toBeChecked()
  await news.click()
  await expect(news).toBeChecked()
  await expect(page.getByText('We will tell you about new books by e-mail.')).toBeVisible()
  await expectNoAxeViolations(page)

  const console = await openDevice()
  await logIn(console, portal, 'admin')
  await console.goto('/admin/library')
  await console.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await console.getByRole('link', { name: 'Tell schools about it' }).click()
  await expect(console.getByRole('heading', { level: 1 })).toHaveText('Tell schools about a book')
  const preview = shownMail(console)
  await expect(preview.getByRole('img', { name: `Cover of ${title}` })).toBeVisible()
  await expect(preview.getByText('For ages 6 to 9.')).toBeVisible()
  await expectNoAxeViolations(console)
  await expectNoOverflow(console)
  await console.getByRole('button', { name: 'Tell 1 person' }).click()
  await expect(console.getByText(/^Told 1 person on/)).toBeVisible()
  await expectNoAxeViolations(console)

  // Another book has to wait for the next term.
  await console.getByRole('link', { name: 'Library' }).last().click()
  await console.getByRole('button', { name: 'More for The Bus That Went Pop', exact: true }).click()
  await console.getByRole('link', { name: 'Tell schools about it' }).click()
  await expect(console.getByText(/^You can tell schools about it from 1\s/)).toBeVisible()
  await expect(console.getByRole('button', { name: /^Tell / })).toHaveCount(0)

  await openMail(page, email, subject)
  await shownMail(page).getByRole('link', { name: 'Open the book' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await followLink(page, email, subject, '/unsubscribe')
  await page.getByRole('button', { name: 'Send me no news of books' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have stopped these e-mails')
  await page.goto('/profile/settings')
  await expect(news).not.toBeChecked()
})
