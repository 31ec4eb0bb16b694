import { expect } from '@playwright/test'
import { test } from './testing/test.ts'
import { fillLogIn } from './testing/users.ts'

test.use({ javaScriptEnabled: false })

test('a wrong password is refused with the e-mail address kept, and the right one signs in', async ({
  page,
  portal,
  context,
  consoleWatch,
}) => {
  const { email, password } = portal.accounts.parent
  consoleWatch.expectStatus(401)
  await page.goto('/login?next=%2Fprofile%2Fsettings')
  await fillLogIn(page, { email, password: 'not the password' })
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await fillLogIn(page, { email, password })
  await expect(page).toHaveURL('/profile/settings')
  const cookies = await context.cookies(['/login', '/api/user/view'].map((path) => `${portal.baseURL}${path}`))
  expect(new Set(cookies.map(({ name }) => name))).toEqual(new Set(['auth_key', 'XSRF-TOKEN', 'device']))
})

test('a forgotten password gets a link, and the page says so', async ({ page, portal, consoleWatch }) => {
  consoleWatch.expectStatus(422)
  await page.goto('/forget-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('link', { name: 'Enter your e-mail address.' })).toBeVisible()
  await page.getByLabel('E-mail address').fill(portal.accounts.parent.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page).toHaveURL('/forget-password?sent')
  await expect(page.getByText('Email has been sent to recover password.')).toBeVisible()
})

test('a message that is refused keeps what was typed, and is sent once it is complete', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectStatus(422)
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Ada Birch')
  await page.getByLabel('Your message').fill('One line.\nAnother line.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('link', { name: 'Enter your e-mail address.' })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Birch')
  await expect(page.getByLabel('Your message')).toHaveValue('One line.\nAnother line.')
  await page.getByLabel('E-mail address').fill('ada@example.org')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has been sent.' })).toBeVisible()
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test('a request about one’s data keeps what was chosen when it is refused, and is sent once it is complete', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectStatus(422)
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Your data: ask or complain' }).click()
  await page.getByRole('radio', { name: 'Delete my data' }).check()
  await page.getByLabel('E-mail address').fill('ada@example.org')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Enter your name.' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Delete my data' })).toBeChecked()
  await page.getByLabel('Your name').fill('Ada Birch')
  await page.getByLabel('What are you asking for, or what is wrong?').fill('My old address.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL('/data-requests?sent')
  await expect(page.getByRole('heading', { name: 'We have received what you sent us.' })).toBeVisible()
})

test('registering and choosing a password say that they need JavaScript, and lead to us', async ({ page }) => {
  await page.goto('/register')
  // Playwright finds nothing in a `noscript` by its text or role.
  const notice = page.getByRole('main').locator('noscript')
  expect(await notice.evaluate(({ textContent }) => textContent)).toContain('Registering needs JavaScript')
  await expect(notice.locator('a')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await notice.locator('a').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await page.goto('/reset-password?token=none')
  expect(await page.locator('noscript').evaluate(({ textContent }) => textContent)).toContain(
    'The books and your account need JavaScript.',
  )
  await expect(page.locator('noscript a')).toBeVisible()
})

test('the page of a class says what it needs, instead of fields that would open nothing', async ({ page }) => {
  await page.goto('/read')
  const notice = page.getByRole('main').locator('noscript')
  expect(await notice.evaluate(({ textContent }) => textContent)).toContain('Ask a grown-up to switch it on')
  await expect(notice.locator('p')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
