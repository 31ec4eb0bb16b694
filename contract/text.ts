import { z } from 'zod'

/**
 * Stands at a text of more than `max` characters, below a million. Written by hand: forms have it ready before anybody
 * types, and `toLocaleString` would have a phone open its tables of languages for it.
 */
export const tooLong = (max: number) => `Use at most ${String(max).replace(/\B(?=\d{3}$)/, ',')} characters.`

/** Text from a person: trimmed, at most `max` characters, `""` when absent (never null, both ways). */
export const text = (max: number) => z.string().trim().max(max, tooLong(max)).default('')

/** Every run of spaces, line ends and control characters as one space: nothing that could end a header or a cell. */
const onOneLine = (value: string) => value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Like `text`, on one line. */
export const line = (max: number) =>
  z
    .string()
    .transform(onOneLine)
    .pipe(z.string().max(max, tooLong(max)))
    .default('')

/** One line that must not be empty; `sentence` says so. */
export const filledLine = (max: number, sentence: string) =>
  z
    .string(sentence)
    .transform(onOneLine)
    .pipe(z.string().min(1, sentence).max(max, tooLong(max)))

/** Some lines that must not be empty; `sentence` says so. */
export const filledText = (max: number, sentence: string) =>
  z.string(sentence).trim().min(1, sentence).max(max, tooLong(max))

/** An e-mail address: trimmed, lower case, at most 254 characters (RFC 5321). Empty and unreadable ones are refused. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter an e-mail address in the form name@example.org.'))

/** A whole number in a path, as decimal digits only: `0x10`, `1e3` and numbers beyond 32 bits are no ids. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** A moment on the wire: ISO 8601, UTC. */
export const Moment = z.iso.datetime()
