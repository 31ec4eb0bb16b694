import { expect, type Locator, type Page } from '@playwright/test'
import { enter, keyOf } from './api.ts'
import type { Account, Portal, Role } from './portal.ts'

/** Fills in and submits the log-in form of the current page. */
export async function fillLogIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Logs the pages of a device in with one of the try-it accounts, without the form and the tour. */
export async function logIn(page: Page, portal: Portal, role: Role = 'senior'): Promise<void> {
  await enter(page.context(), portal, await keyOf(portal, role))
}

/** Marks the tour as already seen. */
export async function skipTour(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('intro_done', 'true'))
}

/** The link on the shelf that opens a shipped storybook. */
export function storybook(page: Page): Locator {
  return page.getByRole('link', { name: 'Open the book Temi and the Chip Thief', exact: true })
}

/** The link on the shelf to the page of that storybook. */
export function bookPage(page: Page): Locator {
  return page.getByRole('link', { name: 'Temi and the Chip Thief Teach it', exact: true })
}

/** Opens that storybook from the shelf. */
export async function openStorybook(page: Page): Promise<void> {
  await page.goto('/resources')
  await storybook(page).click()
  await expect(page).toHaveURL(/\/resources\/view\/\d+/)
  await expect(page.getByRole('slider', { name: 'Page' })).toBeVisible()
  // During the transition from the shelf to the reader, nothing below the cover can be clicked.
  await expect.poll(() => page.evaluate(() => document.querySelector(':active-view-transition') === null)).toBe(true)
}
