import * as z from 'zod/mini'

/**
 * The error of a text of more than `max` characters, below a million. Formatted by hand: forms create it before anybody
 * types, and `toLocaleString` would make a phone load its locale data.
 */
export const tooLong = (max: number) => `Use at most ${String(max).replace(/\B(?=\d{3}$)/, ',')} characters.`

/**
 * Characters that nobody sees, after those that are kept: a joiner between letters or emoji, the tags of a flag such as
 * Scotland's, selectors of variants, and the Arabic signs that Unicode counts as format characters.
 */
const invisible =
  /([\p{L}\p{M}][\u200c\u200d](?=\p{L})|(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)\u200d(?=\p{Extended_Pictographic})|\u{1f3f4}[\u{e0020}-\u{e007f}]+|[\ufe00-\ufe0f\u0600-\u0605\u06dd\u070f\u08e2])|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * A text as it is stored: composed letters (NFC), and without what nobody sees, such as zero-width spaces, marks of
 * direction and soft hyphens, which web pages and word processors leave in what is pasted.
 */
const visible = (value: string) => value.replace(invisible, (_, kept = '') => kept).normalize('NFC')

/** Every run of spaces, line ends and control characters as one space: nothing that could end a header or a cell. */
const onOneLine = (value: string) => value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Text from a person that may be empty but must be sent: trimmed, at most `max` characters. */
export const trimmedText = (max: number) =>
  z.string().check(z.overwrite(visible), z.trim(), z.maxLength(max, tooLong(max)))

/** Like `trimmedText`, and `""` when it is not sent (never null, both ways). */
export const text = (max: number) => z._default(trimmedText(max), '')

const oneLine = [z.overwrite(visible), z.overwrite(onOneLine)] as const

/** Like `text`, on one line. */
export const line = (max: number) => z._default(z.string().check(...oneLine, z.maxLength(max, tooLong(max))), '')

/** One line that must not be empty; `sentence` says so. */
export const filledLine = (max: number, sentence: string) =>
  z.string(sentence).check(...oneLine, z.minLength(1, sentence), z.maxLength(max, tooLong(max)))

/** Some lines that must not be empty; `sentence` says so. */
export const filledText = (max: number, sentence: string) =>
  z.string(sentence).check(z.overwrite(visible), z.trim(), z.minLength(1, sentence), z.maxLength(max, tooLong(max)))

/** The characters before the @ that RFC 5321 allows without quotes. */
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$`)

/** The domain in the form in which mail servers know it, where it has other letters than English. */
function inAscii(value: string): string {
  const [local = '', domain = '', ...rest] = value.split('@')
  const isName = rest.length === 0 && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(`https://${domain}`)
  return isName && /[^\p{ASCII}]/u.test(domain) ? `${local}@${new URL(`https://${domain}`).hostname}` : value
}

/** An address as it was meant: in wide letters, with curly quotes, with something invisible, or with capitals. */
export function meantAsEmail(value: string): string {
  const plain = visible(value.normalize('NFKC'))
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
  return inAscii(plain.trim().toLowerCase())
}

/** An e-mail address: as it was meant, at most 254 characters (RFC 5321). Empty and unreadable ones are refused. */
export const EmailAddress = z.pipe(
  z.string().check(z.overwrite(meantAsEmail), z.maxLength(254)),
  z.email({ pattern: address, error: 'Enter an e-mail address in the form name@example.org.' }),
)

/** An e-mail address; `sentence` says that it is missing. */
export const filledEmail = (sentence = 'Enter your e-mail address.') =>
  z.pipe(z.string(sentence).check(z.overwrite(visible), z.trim(), z.minLength(1, sentence)), EmailAddress)

/** A whole number in a path, as decimal digits only: `0x10`, `1e3` and numbers beyond 32 bits are no ids. */
export const Id = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))

/** A moment on the wire: ISO 8601, UTC. */
export const Moment = z.iso.datetime()

/** The lines of a postal address as stored; an empty line is `""`. */
export const storedAddress = {
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  county: z.string(),
  postcode: z.string(),
}
