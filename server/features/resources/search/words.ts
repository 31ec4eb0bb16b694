import { distances } from '../../../database/edit-distance.ts'

/** More words than anybody looks for. */
const maxWords = 8

/** The words of a search, in lower case and without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLocaleLowerCase('en-GB')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, maxWords)
}

/**
 * A query for `to_tsquery`: every word has to be found, the last one also as the beginning of a word, because it may
 * still be typed.
 */
export function toQuery(words: readonly string[]): string {
  return words
    .map((word, index) => (index === words.length - 1 && word.length > 2 ? `'${word}':*` : `'${word}'`))
    .join(' & ')
}

/**
 * The word that was meant, out of those that look like it, the likeliest first; null if it is one of them, or none is
 * meant: one wrong letter in a short word and two in a long one are forgiven.
 */
export function correctionOf(word: string, similar: readonly string[]): string | null {
  if (similar.includes(word)) return null
  const most = word.length > 5 ? 2 : 1
  const byDistance = similar
    .map((candidate) => ({ candidate, distance: distances(word, candidate, most).whole }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  return byDistance[0]?.candidate ?? null
}
