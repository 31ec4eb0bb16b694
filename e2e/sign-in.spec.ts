import { expect } from '@playwright/test'
import { expectNoAxeViolations, inBothLooks } from './testing/accessibility.ts'
import { openMail, shownMail } from './testing/mails.ts'
import { test } from './testing/test.ts'
import { fillLogIn, logIn, skipTour } from './testing/users.ts'

test('the wanted page opens after the log-in', async ({ page, portal }) => {
  await skipTour(page)
  await page.goto('/profile/settings')
  await expect(page).toHaveURL(/\/login/)
  await fillLogIn(page, portal.accounts.senior)
  await expect(page).toHaveURL(/\/profile\/settings$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
})

for (const foreign of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`a wanted path never leads to another site: ${foreign}`, async ({ page, portal }) => {
    await skipTour(page)
    await page.goto(`/login?to=${encodeURIComponent(foreign)}&wanted=${encodeURIComponent(foreign)}`)
    await fillLogIn(page, portal.accounts.parent)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/)
    expect(new URL(page.url()).origin).toBe(portal.baseURL)
  })
}

test('empty fields and a wrong password are reported in the form, and nothing typed is lost', async ({
  page,
  portal,
  consoleWatch,
}) => {
  consoleWatch.expect(/401/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true')
  await fillLogIn(page, { email: portal.accounts.senior.email, password: 'not the password' })
  await expect(page.getByText('The e-mail address or password is incorrect.').first()).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(portal.accounts.senior.email)
})

test('a forgotten password is replaced through the mailbox', async ({ page, portal }) => {
  await skipTour(page)
  const { email } = portal.accounts.parent
  const chosen = 'seventeen small boats'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  // Both pages have a field of that name.
  await page.waitForURL('/forget-password')
  await page.getByLabel('E-mail address').fill(email)
  await page
    .getByRole('button')
    .filter({ hasText: /send|e-mail|link/i })
    .click()
  await expect(page.getByText('Email has been sent to recover password.').first()).toBeVisible()

  await openMail(page, email, 'Choose a new password')
  await shownMail(page).locator('a[href*="/reset-password?token="]').first().click()
  // The token is removed from the URL as soon as the page has read it.
  await expect(page).toHaveURL(/\/reset-password$/)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await inBothLooks(page, () => expectNoAxeViolations(page))
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/login/)
  await fillLogIn(page, { email, password: chosen })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/)
  portal.accounts.parent.password = chosen
})

test('log-out on one device revokes its key, and leaves the other device logged in', async ({
  page,
  portal,
  openDevice,
  context,
}) => {
  await logIn(page, portal)
  // Without pictures, which would be refused if they came after the log-out.
  await page.goto('/profile/settings')
  const other = await openDevice()
  await logIn(other, portal)
  await other.goto('/')
  const key = (await context.cookies()).find(({ name }) => name === 'auth_key')?.value

  await page.getByRole('button', { name: /Welcome/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('intro_done'))).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_key')
  const ask = () => page.request.get('/api/user/view', { headers: { authorization: `Bearer ${key}` } })
  await expect.poll(async () => (await ask()).status()).toBe(401)

  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Hello/)
})

test('a device is logged out from another one, in the settings', async ({ page, portal, openDevice, consoleWatch }) => {
  consoleWatch.expect(/401/)
  await logIn(page, portal)
  const lost = await openDevice()
  await logIn(lost, portal)
  await page.goto('/profile/settings')
  await page.getByRole('button', { name: /log out everywhere/i }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /log out everywhere/i })
    .click()
  await expect(page).toHaveURL(/\/login/)
  await lost.goto('/resources')
  await expect(lost).toHaveURL(/\/login/)
  await expect.poll(() => lost.evaluate(() => document.cookie)).not.toContain('auth_key')
})
