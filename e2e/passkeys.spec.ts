import { expect } from '@playwright/test'
import { addAuthenticator } from './testing/authenticator.ts'
import { test } from './testing/test.ts'
import { fillLogIn, skipTour } from './testing/users.ts'

test('a teacher adds a passkey, logs out, and logs in with it', async ({ page, portal, consoleWatch }) => {
  // The passkey that has been removed.
  consoleWatch.expect(/401/)
  await skipTour(page)
  const { client, authenticatorId } = await addAuthenticator(page)
  await page.goto('/login')
  await fillLogIn(page, portal.accounts.senior)
  const offer = page.getByRole('region', { name: 'Log in without your password' })
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()
  await page.goto('/profile/settings')
  await page.getByText(/^Change the password, address/).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Only me').check()
  await dialog.getByLabel('Name of the passkey').fill('My phone')
  await dialog.getByLabel('Current password').fill(portal.accounts.senior.password)
  await dialog.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByText('You can now log in with the passkey “My phone”.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('Not used yet')

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/)
  await page.goto('/profile/settings')
  await page.getByText(/^Change the password, address/).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('here')

  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByLabel('Current password').fill(portal.accounts.senior.password)
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(page.getByText('You can no longer log in with the passkey “My phone”.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('We could not log you in with that passkey.')).toBeVisible()

  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('No passkey was used. Try again, or use your password instead.')).toBeVisible()
})
