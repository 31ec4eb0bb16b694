import { expect } from 'vitest'
import { makeAccountLink } from '../features/accounts/tokens.ts'
import { makeInvitationLink } from '../features/invitations/mail-invitations.ts'
import { makeLink } from '../features/mailbox/links.ts'
import { findMail } from '../features/mailbox/queries.ts'
import { makeTestMailLink } from '../features/set-up/service.ts'
import type { TestApp } from './build-test-app.ts'

/** The mails to an address, oldest first, once there are as many as expected. */
export async function mailsTo({ deps }: TestApp, email: string, count: number) {
  const find = () =>
    deps.db.selectFrom('mails').selectAll().where('toAddress', '=', email).orderBy('createdAt').execute()
  await expect.poll(async () => (await find()).length).toBe(count)
  return find()
}

/** The token of the link in the last of a number of mails to an address, as its recipient sees it. */
export async function tokenMailedTo(portal: TestApp, email: string, count = 1): Promise<string> {
  const mails = await mailsTo(portal, email, count)
  return tokenOfMail(portal, mails.at(-1)?.id ?? '')
}

const linkMakers = { account: makeAccountLink, invitation: makeInvitationLink, 'test-mail': makeTestMailLink }

/** A mail arrives once: reading it again finds the same token. */
const arrived = new Map<string, string>()

/** The token of the link of a mail, made as it is when the mail is sent; `""` if none works. */
export async function tokenOfMail({ deps }: TestApp, id: string): Promise<string> {
  const known = arrived.get(id)
  if (known) return known
  const mail = await findMail(deps.db, id)
  const content = mail && (await makeLink(deps, linkMakers, mail))
  const token = /[?]token=([\w-]{43})/.exec(content?.text ?? '')?.[1] ?? ''
  if (token) arrived.set(id, token)
  return token
}
