import { MailingList as Lists, type MailingList, unsubscribePath } from '#contract/mailbox.ts'
import { unsubscribePlace } from '../../../adapters/email.tsx'
import { sealText, unsealText } from '../../../database/seal.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'

const purpose = 'unsubscribe'

/** What the token of such a link says, and only the portal can read: who no longer wants which mails. */
interface Unsubscribing {
  email: string
  list: MailingList
}

/** The address of the page on which somebody stops mails, and to which mail programs POST. It works for as long as the portal's key. */
async function unsubscribeUrl({ db, config }: Deps, { email, list }: Unsubscribing): Promise<string> {
  const token = (await sealText(db, `${list} ${email}`, purpose)).toString('base64url')
  return `${config.publicUrl}${unsubscribePath}?token=${token}`
}

/** Throws `mail/unknown-link`. */
export async function readToken({ db }: Pick<Deps, 'db'>, token: string): Promise<Unsubscribing> {
  const [name, email = ''] = (await unsealText(db, Buffer.from(token, 'base64url'), purpose))?.split(' ') ?? []
  const list = Lists.safeParse(name)
  if (!list.success) throw new Failure('mail/unknown-link')
  return { email, list: list.data }
}

/** A mail with that address where it belongs, and the address; `""` for a mail that cannot be stopped. */
export async function withUnsubscribeUrl(
  deps: Deps,
  { toAddress: email, list }: { toAddress: string; list: MailingList | '' },
  { html, text }: { html: string; text: string },
): Promise<{ html: string; text: string; unsubscribe: string }> {
  const unsubscribe = list && (await unsubscribeUrl(deps, { email, list }))
  const fill = (content: string) => content.replaceAll(unsubscribePlace, unsubscribe)
  return { html: fill(html), text: fill(text), unsubscribe }
}
