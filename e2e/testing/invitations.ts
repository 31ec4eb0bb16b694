import { expect, type Page } from '@playwright/test'
import { followLink } from './mails.ts'
import type { Portal } from './portal.ts'
import { logIn, skipTour } from './users.ts'

/** Logs the teacher in, who invites a colleague. */
export async function inviteColleague(page: Page, portal: Portal, email: string): Promise<void> {
  await logIn(page, portal)
  await page.goto('/your-school/staff')
  await page.getByLabel('Colleague’s e-mail address').fill(email)
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await expect(page.getByText('Your colleague has been invited.')).toBeVisible()
}

/** Follows the link of an invitation on another device, and signs up. */
export async function acceptInvitation(page: Page, email: string, subject: string, name: string): Promise<void> {
  await skipTour(page)
  await followLink(page, email, subject, '/invitation')
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill('seventeen small boats')
  await page.getByRole('checkbox', { name: /terms/ }).check()
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/)
  await expect(page.getByText(/Locked|opens once/)).toHaveCount(0)
}
