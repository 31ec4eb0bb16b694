import type { BookWord } from '#contract/resources.ts'

/** A stretch of a text, and the word that it is if that is explained. */
export interface Stretch {
  text: string
  word: BookWord | null
}

/** The word as it may be printed: in the plural too, and “put by” with a word in between. */
function patternOf({ word }: BookWord): RegExp {
  const parts = word.split(/\s+/).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const last = parts.pop() ?? ''
  const plural = last.endsWith('y') ? `${last.slice(0, -1)}(?:y|ies)` : `${last}(?:e?s)?`
  const whole = [...parts, plural].join('\\s+(?:[\\p{L}’]+\\s+)?')
  return new RegExp(`(?<![\\p{L}])${whole}(?![\\p{L}])`, 'iu')
}

/** Divides a text where a word begins or ends that is explained. Of each word only the first one is. */
export function divide(text: string, words: readonly BookWord[]): Stretch[] {
  const found = words
    .flatMap((word) => {
      const match = patternOf(word).exec(text)
      return match ? [{ word, from: match.index, to: match.index + match[0].length }] : []
    })
    .sort((a, b) => a.from - b.from)
  const stretches: Stretch[] = []
  let at = 0
  for (const { word, from, to } of found) {
    if (from < at) continue
    if (from > at) stretches.push({ text: text.slice(at, from), word: null })
    stretches.push({ text: text.slice(from, to), word })
    at = to
  }
  if (at < text.length) stretches.push({ text: text.slice(at), word: null })
  return stretches
}
