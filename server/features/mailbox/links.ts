import type { MailingList } from '#contract/mailbox.ts'
import { unsubscribePlace } from '../../adapters/email.tsx'
import type { MailLink } from '../../database/mail-tables.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { withUnsubscribeUrl } from './unsubscribing/unsubscribe-link.ts'

/**
 * Placeholder in a mail for the token of its link. It is made when the mail is sent, so that neither the database nor a
 * backup nor the console holds one that opens an account; it is safe in a URL, and unlike any token.
 */
export const keyPlace = 'KEY-MADE-WHEN-SENT'

interface Making {
  mailId: string
  /** A copy with the previous token may have arrived: both open, and using one uses up both. */
  keepsEarlier: boolean
}

/**
 * Makes the token of a mail's link and stores its hash, in the caller's transaction; the link opens for `hours`.
 * Null when it is not wanted any more, because a newer one has replaced it or what it was for is over.
 */
export type LinkMaker = (db: Db, link: MailLink, making: Making) => Promise<string | null>

/** One for each kind of link, from the features that made them. */
export type LinkMakers = Record<MailLink['kind'], LinkMaker>

interface Content {
  html: string
  text: string
}

const putIn = ({ html, text }: Content, key: string): Content => ({
  html: html.replaceAll(keyPlace, key),
  text: text.replaceAll(keyPlace, key),
})

/** A mail as operators see it, with its tokens masked. */
export function maskKey(mail: Content): Content {
  const { html, text } = putIn(mail, '…')
  return { html: html.replaceAll(unsubscribePlace, '…'), text: text.replaceAll(unsubscribePlace, '…') }
}

interface LinkedMail extends Content {
  id: string
  link: MailLink | null
  triedAt: Date | null
}

interface StoredMail extends LinkedMail {
  toAddress: string
  list: MailingList | ''
}

/** The mail with a new token in its link; null when the link is no longer wanted. */
export async function makeLink({ db }: Deps, makers: LinkMakers, mail: LinkedMail): Promise<Content | null> {
  const { id: mailId, link, triedAt } = mail
  if (!link) return mail
  const making = { mailId, keepsEarlier: triedAt !== null }
  const key = await db.transaction().execute((trx) => makers[link.kind](trx, link, making))
  return key === null ? null : putIn(mail, key)
}

/**
 * Shows mails as their recipients would see them: in try-it mode the mailbox is where they arrive. Each token is made
 * when its mail is first shown, and kept in memory only.
 */
export function createTryItMailbox(deps: Deps, makers: LinkMakers): (mail: StoredMail) => Promise<Content> {
  const shown = new Map<string, Promise<Content | null>>()
  return async (mail) => {
    if (mail.text === '') return mail
    const linked = await withUnsubscribeUrl(deps, mail, mail)
    if (!mail.link) return linked
    const content = shown.get(mail.id) ?? makeLink(deps, makers, { ...mail, ...linked })
    shown.set(mail.id, content)
    content.catch(() => shown.delete(mail.id))
    return (await content) ?? maskKey(mail)
  }
}
