import type { Piece } from './page-pieces.ts'

const hyphens = ['-', '\u2010', '\u00AD']
/** The last word of a line without its hyphen. Longer ones are no words. */
const lastWord = /[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}]$/u
const maxLetters = 60
const starts = /^[\p{L}\p{M}\p{N}'’]/u

/** First parts of words that are written with a hyphen, wherever a line ends. */
const compounds = new Set(
  'all anti co cross double eight ex fifty five forty four great half high ill left long low mid multi new nine ninety non off old one over post pre right self semi seven seventy short six sixty three thirty twenty two ultra well'.split(
    ' ',
  ),
)

/** Joins words that are divided at the end of a line of a paragraph. `page`: all of its text, which may show how a word is written. */
export function joinBrokenWords(lines: Piece[], page: string): Piece[] {
  const joined = lines.map((line) => ({ ...line }))
  for (const [index, line] of joined.entries()) {
    const next = joined[index + 1]
    const hyphen = line.text.at(-1) ?? ''
    if (!next || !hyphens.includes(hyphen) || !starts.test(next.text)) continue
    const [first] = lastWord.exec(line.text.slice(-maxLetters, -1)) ?? []
    if (!first) continue
    const [rest = '', ...others] = next.text.split(' ')
    line.text = `${line.text.slice(0, -1)}${isWritten(first, hyphen, rest, page) ? '-' : ''}${rest}`
    next.text = others.join(' ')
  }
  return joined.map((line) => ({ ...line, text: line.text.replaceAll('\u00AD', '') })).filter(({ text }) => text !== '')
}

/** Whether a hyphen belongs to the word, as in “well-known”, “T-shirt” and “Anne-Marie”, and not only to the line's end. */
function isWritten(first: string, hyphen: string, rest: string, page: string): boolean {
  if (hyphen === '\u00AD') return false
  const isNameOrNumber = /^[^\p{Ll}]/u.test(rest) && first !== first.toUpperCase()
  if (isNameOrNumber || /\p{N}$/u.test(first) || first.includes('-') || first.length === 1) return true
  const word = rest.match(/^[\p{L}\p{M}'’]+/u)?.[0] ?? ''
  return compounds.has(first.toLowerCase()) || page.toLowerCase().includes(`${first}-${word}`.toLowerCase())
}
