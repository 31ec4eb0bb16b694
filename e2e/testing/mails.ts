import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Answer } from '#contract/endpoint.ts'
import { listTryItMails } from '#contract/mailbox.ts'

type Mails = Answer<typeof listTryItMails>

/** Opens the newest e-mail to that address with that subject in the try-it mailbox, once it is there. */
export async function openMail(page: Page, to: string, subject: string): Promise<void> {
  await page.goto('/dev/mailbox')
  const title = page.getByRole('link').filter({ hasText: subject })
  const mails = page.getByRole('listitem').filter({ has: title, hasText: `to ${to}` })
  await mails.first().getByRole('link').filter({ hasText: subject }).click()
}

/** The e-mail that is open in the mailbox, as it looks. */
export const shownMail = (page: Page): FrameLocator => page.frameLocator('iframe[title^="The e-mail"]')

/** The link in the newest e-mail to that address with that subject, such as `/confirm-email?token=…`, once it is there. */
async function linkTo(page: Page, to: string, subject: string, path: string): Promise<string> {
  let link = ''
  const find = async () => {
    const { data } = (await (await page.request.get(listTryItMails.path)).json()) as { data: Mails }
    const mail = data.find((one) => one.to === to && one.subject.includes(subject))
    link = new RegExp(`http\\S+${path}\\?token=[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? ''
    return link
  }
  await expect.poll(find, `an e-mail to ${to} with a link to ${path}`).not.toBe('')
  return link
}

/** Opens the page behind the link of an e-mail. Returns its URL. */
export async function followLink(page: Page, to: string, subject: string, path: string): Promise<string> {
  const link = await linkTo(page, to, subject, path)
  await page.goto(link)
  // The token is removed from the URL as soon as the page has read it.
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  return link
}
