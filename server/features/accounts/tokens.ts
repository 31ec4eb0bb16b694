import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hashKey } from '../../database/sessions.ts'
import type { Database } from '../../database/tables.ts'
import { replaceToken } from './queries.ts'

/** 256 random bits, safe in a URL and a cookie. */
export function createKey(): string {
  return randomBytes(32).toString('base64url')
}

export type TokenPurpose = 'confirm-email' | 'confirm-new-email' | 'reset-password'

/** A token for a link in a mail. Older ones of this user for the same purpose stop working. */
export async function issueToken(
  db: Kysely<Database>,
  { hours, ...token }: { purpose: TokenPurpose; userId: string; hours: number; email?: string },
): Promise<string> {
  const key = createKey()
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  await replaceToken(db, { ...token, tokenHash: hashKey(key), expiresAt })
  return key
}
