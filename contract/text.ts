import * as z from 'zod/mini'

/**
 * The error of a text of more than `max` characters, below a million. Formatted by hand: forms create it before anybody
 * types, and `toLocaleString` would make a phone load its locale data.
 */
export const tooLong = (max: number) => `Use at most ${String(max).replace(/\B(?=\d{3}$)/, ',')} characters.`

/** Text from a person that may be empty but must be sent: trimmed, at most `max` characters. */
export const trimmedText = (max: number) => z.string().check(z.trim(), z.maxLength(max, tooLong(max)))

/** Like `trimmedText`, and `""` when it is not sent (never null, both ways). */
export const text = (max: number) => z._default(trimmedText(max), '')

/** Every run of spaces, line ends and control characters as one space: nothing that could end a header or a cell. */
const onOneLine = (value: string) => value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Like `text`, on one line. */
export const line = (max: number) =>
  z._default(z.pipe(z.pipe(z.string(), z.transform(onOneLine)), z.string().check(z.maxLength(max, tooLong(max)))), '')

/** One line that must not be empty; `sentence` says so. */
export const filledLine = (max: number, sentence: string) =>
  z.pipe(
    z.pipe(z.string(sentence), z.transform(onOneLine)),
    z.string().check(z.minLength(1, sentence), z.maxLength(max, tooLong(max))),
  )

/** Some lines that must not be empty; `sentence` says so. */
export const filledText = (max: number, sentence: string) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(max, tooLong(max)))

/** An e-mail address: trimmed, lower case, at most 254 characters (RFC 5321). Empty and unreadable ones are refused. */
export const EmailAddress = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  z.email('Enter an e-mail address in the form name@example.org.'),
)

/** An e-mail address; `sentence` says that it is missing. */
export const filledEmail = (sentence = 'Enter your e-mail address.') =>
  z.pipe(z.string(sentence).check(z.trim(), z.minLength(1, sentence)), EmailAddress)

/** A whole number in a path, as decimal digits only: `0x10`, `1e3` and numbers beyond 32 bits are no ids. */
export const Id = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))

/** A moment on the wire: ISO 8601, UTC. */
export const Moment = z.iso.datetime()
