import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { openMail, shownMail } from './testing/mails.ts'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

test('a visitor writes, an operator answers by e-mail and downloads the list', async ({ page, portal, openDevice }) => {
  const email = 'grandmother@mail.example'
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Rosa Finch')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Your message').fill('Is there a book about bread?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has been sent.' })).toBeFocused()
  const [reference = ''] = ((await page.getByRole('main').textContent()) ?? '').match(/M-[A-Z2-9]{7}/) ?? []
  await openMail(page, email, `We have your message (${reference})`)

  const operator = await openDevice()
  await logIn(operator, portal, 'admin')
  await operator.goto('/admin')
  await operator
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: /^Inbox/ })
    .click()
  await operator
    .getByRole('navigation', { name: 'Kind' })
    .getByRole('link', { name: /^Messages/ })
    .click()
  const saving = operator.waitForEvent('download')
  await operator.getByRole('link', { name: 'Download this list (CSV)' }).click()
  const list = await readFile(await (await saving).path(), 'utf8')
  expect(list).toContain('Is there a book about bread?')

  await operator.getByRole('link', { name: 'Rosa Finch' }).click()
  await expect(operator.getByText(`${reference} · New`)).toBeVisible()
  await expectNoAxeViolations(operator)
  await operator.getByLabel('To Rosa Finch').fill('There will be one in spring.')
  await operator.getByRole('button', { name: 'Send the answer' }).click()
  await expect(operator.getByText('The answer has been sent.')).toBeVisible()
  await expect(operator.getByText(`${reference} · Answered`)).toBeVisible()

  await openMail(page, email, `Re: We have your message (${reference})`)
  await expect(shownMail(page).getByText('There will be one in spring.').first()).toBeVisible()
})
