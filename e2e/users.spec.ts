import { expect } from '@playwright/test'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { test } from './testing/test.ts'
import { fillLogIn, logIn } from './testing/users.ts'

test('an operator disables an account, whose next click ends at the log-in, and enables it again', async ({
  page,
  portal,
  openDevice,
  consoleWatch,
}) => {
  // The click after the account was disabled, and the refused log-in.
  consoleWatch.expectStatus(401)
  consoleWatch.expectStatus(403)
  const { parent } = portal.accounts
  await logIn(page, portal, 'parent')
  await page.goto('/')

  const operator = await openDevice()
  await logIn(operator, portal, 'admin')
  await operator.goto('/admin')
  await operator.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'People' }).click()
  await operator.getByLabel('Find somebody').fill(parent.email)
  await operator.keyboard.press('Enter')
  await operator.getByRole('main').getByRole('listitem').filter({ hasText: parent.email }).getByRole('link').click()
  await operator.getByRole('button', { name: 'Disable the account' }).click()
  await expectNoAxeViolations(operator)
  await operator.getByRole('dialog').getByRole('button', { name: 'Disable the account' }).click()
  await expect(operator.getByText('The account has been disabled. You can enable it again.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await fillLogIn(page, parent)
  await expect(page.getByText('This account has been disabled.').first()).toBeVisible()

  await operator.getByRole('button', { name: 'Enable the account' }).click()
  await expect(operator.getByText('The account has been enabled.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
})

test('an operator logs out one device of an account, and the other stays logged in', async ({
  page,
  portal,
  openDevice,
  consoleWatch,
}) => {
  consoleWatch.expectStatus(401)
  const { parent } = portal.accounts
  const phone = await openDevice()
  const operator = await openDevice()
  await logIn(page, portal, 'parent')
  await logIn(phone, portal, 'parent')

  await logIn(operator, portal, 'admin')
  await operator.goto('/admin/users')
  await operator.getByLabel('Find somebody').fill(parent.email)
  await operator.keyboard.press('Enter')
  await operator.getByRole('main').getByRole('listitem').filter({ hasText: parent.email }).getByRole('link').click()
  // Newest first: the phone.
  const devices = operator.getByRole('region', { name: 'Devices logged in' }).getByRole('listitem')
  await expect(devices.first()).toBeVisible()
  const before = await devices.count()
  await devices
    .first()
    .getByRole('button', { name: /^Log out/ })
    .click()
  await expect(devices).toHaveCount(before - 1)

  await phone.goto('/profile/settings')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await page.goto('/profile/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
})
