import { expect } from '@playwright/test'
import { followLink } from './testing/mails.ts'
import { test } from './testing/test.ts'
import { fillLogIn, logIn, skipTour } from './testing/users.ts'

test('an e-mail address is confirmed on another device, and the old one takes the account back', async ({
  page,
  portal,
  openDevice,
  consoleWatch,
}) => {
  // The session that ended with the undo, and the password that was used before it.
  consoleWatch.expectStatus(401)
  const { parent } = portal.accounts
  const moved = 'moved-by-somebody@home.example'
  const chosen = 'eighteen small boats'
  await logIn(page, portal, 'parent')
  await page.goto('/profile/settings')
  await page.getByText(/^Change the password, address/).click()
  await page.getByRole('button', { name: 'Change the e-mail address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New e-mail address').fill(moved)
  await dialog.getByLabel('Password').fill(parent.password)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByRole('status')).toContainText(moved)

  const phone = await openDevice()
  await skipTour(phone)
  await followLink(phone, moved, 'Confirm your new e-mail address', '/confirm-new-email')
  await phone.getByLabel('Password').fill(parent.password)
  await phone.getByRole('button', { name: 'Confirm my new address' }).click()
  await expect(phone.getByRole('button', { name: 'Confirm my new address' })).toHaveCount(0)
  await expect(phone.getByRole('alert')).toHaveCount(0)

  const owner = await openDevice()
  await skipTour(owner)
  await followLink(owner, parent.email, 'has been changed', '/undo-new-email')
  await owner.getByRole('button', { name: 'Take my account back' }).click()
  await expect(owner.getByRole('status').filter({ hasText: parent.email })).toBeVisible()
  await owner.getByLabel('New password', { exact: true }).fill(chosen)
  await owner.getByRole('button', { name: 'Save the new password' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Log in')

  // Every device was logged out, and neither the new address nor the old password opens the account.
  await phone.goto('/profile/settings')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Log in')
  for (const lost of [
    { email: moved, password: chosen },
    { email: parent.email, password: parent.password },
  ]) {
    await fillLogIn(phone, lost)
    await expect(phone.getByText('The e-mail address or password is incorrect.').first()).toBeVisible()
    await phone.reload()
  }
  parent.password = chosen
  await fillLogIn(owner, parent)
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(/^Hello/)
})
