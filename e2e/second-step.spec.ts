import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { addAuthenticator } from './testing/authenticator.ts'
import { type Portal, startPortal } from './testing/portal.ts'
import { runPortal } from './testing/portal-process.ts'
import { test } from './testing/test.ts'
import { fillLogIn, skipTour } from './testing/users.ts'

/** A second portal on the database of the first, which is in service: it has been given the address of its database. */
async function startInService({ dataDir }: Portal) {
  const sockets = join(await realpath(dataDir), 'postgres')
  const socket = (await readdir(sockets)).find((name) => /^\.s\.PGSQL\.\d+$/.test(name))
  const port = socket?.split('.').at(-1)
  const DATABASE_URL = `postgres://postgres@localhost/portal?host=${encodeURIComponent(sockets)}&port=${port}`
  return runPortal(dataDir, { DATABASE_URL })
}

// One of its own: in service other papers are on the shelf than in the portal of the other journeys.
let portal: Portal
test.beforeAll(async () => {
  portal = await startPortal()
})
test.afterAll(() => portal.stop())

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an operator sets an app up at the first log-in, and needs its code or a passkey at the next', async ({
  page,
  consoleWatch,
}) => {
  // The wrong code, and what a session that has only given the password is refused.
  consoleWatch.expect(/403/)
  const inService = await startInService(portal)
  const go = (path: string) => page.goto(new URL(path, inService.baseURL).href)
  const { password } = portal.accounts.admin
  await skipTour(page)
  await addAuthenticator(page)
  await go('/login')
  await fillLogIn(page, portal.accounts.admin)
  await expect(heading(page)).toHaveText('Confirm that it is you')
  await go('/admin/users')
  await expect(page).toHaveURL(/\/second-step\?next=%2Fadmin%2Fusers$/)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await dialog.locator('strong[translate=no]').textContent()) ?? '').replaceAll(' ', '')
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Set up the app' }).click()
  await expect(heading(page)).toHaveText('Save your recovery codes')
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/ })
    .allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)

  await page.context().clearCookies()
  await go('/admin/inbox?q=books')
  await fillLogIn(page, portal.accounts.admin)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code is not right.').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/admin\/inbox\?q=books$/)

  await go('/profile/settings')
  await page.getByText(/^Change the password, address/).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Only me').check()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByText('You can now log in with the passkey')).toBeVisible()

  await page.context().clearCookies()
  await go('/login')
  await fillLogIn(page, portal.accounts.admin)
  await expect(heading(page)).toHaveText('Confirm that it is you')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.context().clearCookies()
  await go('/login')
  await fillLogIn(page, portal.accounts.admin)
  await page.getByLabel('Code', { exact: true }).fill(codes[3] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  // An open page would go on asking the portal that ends.
  await page.close()
  await inService.kill('SIGTERM')
})
