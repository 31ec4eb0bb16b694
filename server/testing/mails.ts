import { expect } from 'vitest'
import type { TestApp } from './build-test-app.ts'

/** The mails to an address, oldest first, once there are as many as expected. */
export async function mailsTo({ deps }: TestApp, email: string, count: number) {
  const find = () =>
    deps.db.selectFrom('mails').selectAll().where('toAddress', '=', email).orderBy('createdAt').execute()
  await expect.poll(async () => (await find()).length).toBe(count)
  return find()
}

/** The token of the link in the last of so many mails to an address, as whoever gets it sees it. */
export async function tokenMailedTo(portal: TestApp, email: string, count = 1): Promise<string> {
  const mails = await mailsTo(portal, email, count)
  return tokenOfMail(portal, mails.at(-1)?.id ?? '')
}

/** The token of the link of a mail in the mailbox of try-it mode; `""` where there is none that works. */
export async function tokenOfMail(portal: TestApp, id: string): Promise<string> {
  const mails: Array<{ id: string; text: string }> = (await portal.call('GET', '/api/dev/mails')).json().data
  return /[?]token=([\w-]{43})/.exec(mails.find((mail) => mail.id === id)?.text ?? '')?.[1] ?? ''
}
