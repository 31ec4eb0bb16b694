import { expect, type Page } from '@playwright/test'

/** Opens the newest e-mail to that address with that subject in the try-it mailbox, once it is there. */
export async function openMail(page: Page, to: string, subject: string): Promise<void> {
  await page.goto('/dev/mailbox')
  const mails = page.getByRole('link').filter({ hasText: subject })
  await mails
    .filter({ hasText: `to ${to}` })
    .first()
    .click()
}

/** Opens the page behind the link of an e-mail, such as `/confirm-email?token=…`. Returns its URL. */
export async function followLink(page: Page, to: string, subject: string, path: string): Promise<string> {
  await openMail(page, to, subject)
  const link = page.getByRole('link', { name: new RegExp(`${path}\\?token=`) }).first()
  const address = await link.getAttribute('href')
  await link.click()
  // The token is removed from the URL as soon as the page has read it.
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  return address ?? ''
}
