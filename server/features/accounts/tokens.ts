import { randomBytes } from 'node:crypto'
import { unsentLinkDays } from '../../data-protection/retention.ts'
import type { MailLink } from '../../database/mail-tables.ts'
import type { Db } from '../../database/tables.ts'
import { hashKey } from '../../http/session-store.ts'
import type { LinkMaker } from '../mailbox/service.ts'
import { replaceToken, updateTokenKey } from './queries.ts'

/** 256 random bits, safe in a URL and a cookie. */
export function createKey(): string {
  return randomBytes(32).toString('base64url')
}

/** Undo links of old addresses (there may be several) have a purpose of their own: see `address-undo`. */
export type TokenPurpose = 'confirm-email' | 'confirm-new-email' | 'reset-password'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/**
 * A link for a mail, which works for a number of hours from when the mail is sent. Older ones of this user for the same
 * purpose stop working, and their mails are not sent any more.
 */
export async function grantLink(
  db: Db,
  { hours, ...token }: { purpose: TokenPurpose; userId: string; hours: number; email?: string },
): Promise<MailLink> {
  const { id } = await replaceToken(db, { ...token, tokenHash: null, expiresAt: inHours(unsentLinkDays * 24) })
  return { kind: 'account', id, hours }
}

/** A token that is handed over at once, not mailed. Older ones of this user for the same purpose stop working. */
export async function issueToken(
  db: Db,
  { hours, ...token }: { purpose: TokenPurpose; userId: string; hours: number },
): Promise<string> {
  const key = createKey()
  await replaceToken(db, { ...token, tokenHash: hashKey(key), expiresAt: inHours(hours) })
  return key
}

/** Makes the key of a link when its mail is sent; null when the link has been used, replaced or taken back. */
export const makeAccountLink: LinkMaker = async (db, { id, hours }, { keepsEarlier }) => {
  const key = createKey()
  const isWanted = await updateTokenKey(db, id, { tokenHash: hashKey(key), expiresAt: inHours(hours), keepsEarlier })
  return isWanted ? key : null
}
