import { EmailAddress, meantAsEmail } from '#contract/text.ts'

/** What was found on a line: an address to invite, or what is meant as one, and what is wrong with it. */
export type Found = { email: string } | { text: string; reason: string }

/** What may stand around an address: spaces, brackets, quotes, labels such as `Mum:`, and whatever separates two of them. */
const between = /[\s,;:<>()[\]{}"“”„«»|\\]+/u
const atomText = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]$/

/**
 * Every address of a text, wherever it stands: bare, in brackets or quotes, after a label, before a note, several with
 * anything between them. Each piece of the text that has an @ is one result.
 */
export function findAddresses(text: string): Found[] {
  return meantAsEmail(text)
    .split(between)
    .filter((piece) => piece.includes('@'))
    .flatMap((piece) =>
      piece.split('@').length > 2 ? piece.split(/[/&]/).filter((part) => part.includes('@')) : piece,
    )
    .map((piece) => read(trimmed(piece)))
}

/** Without the quotes, bullets and full stops around it. */
const trimmed = (piece: string) => piece.replace(/^['’.*•·–—]+(?=.)/u, '').replace(/[^\p{L}\p{N}@]+$/u, '')

function read(piece: string): Found {
  const email = EmailAddress.safeParse(piece).data
  return email === undefined ? { text: piece, reason: reasonOf(piece) } : { email }
}

function reasonOf(piece: string): string {
  const [local = '', ...domain] = piece.split('@')
  const wrong = [...local].find((character) => !atomText.test(character))
  if (wrong !== undefined) return `An address cannot have “${wrong}” before the @.`
  const unusual = [...domain.join('')].find((character) => !/^[a-z0-9.-]$/.test(character))
  if (unusual !== undefined) return `An address cannot have “${unusual}” after the @.`
  return 'This is not a complete e-mail address.'
}

/**
 * What two spellings of one box have in common: Google ignores dots, and has two names.
 * Source: https://support.google.com/mail/answer/7436150
 */
export function boxOf(email: string): string {
  const [local = '', host = ''] = email.split('@')
  return ['gmail.com', 'googlemail.com'].includes(host) ? `${local.replaceAll('.', '')}@gmail.com` : email
}
