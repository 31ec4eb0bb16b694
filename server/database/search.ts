import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Whether a text that has an e-mail address in it matches a pattern, whatever the case. Without the extension citext
 * (see `extensions.ts`) the address comes with a collation that knows no patterns, so the collation is named here.
 */
export const emailLike = (text: RawBuilder<unknown>, pattern: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${text})::text collate "default" ilike ${pattern}`

/** Escapes words for a pattern of LIKE or ILIKE. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** A pattern that matches every text containing these words. */
export const containing = (words: string): string => `%${literally(words)}%`
