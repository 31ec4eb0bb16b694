import { distances } from '../../../database/edit-distance.ts'

/** A word of the index that may be what somebody typed. */
export interface WordMatch {
  term: number
  /** 0 to 1; 1 for the same word. */
  quality: number
}

/** All words of the index, numbered in the order in which they were added. */
export interface Vocabulary {
  /** Adds a word unless it is there; returns its number. */
  add(word: string): number
  find(word: string): number | undefined
  /**
   * Words that are like this one, however typed: the word itself, words that begin with it, and words that differ by a
   * letter or two (wrong, missing, added or swapped). With `isLast`, somebody may not have finished typing it.
   */
  listSimilar(typed: string, isLast: boolean): WordMatch[]
}

export function createVocabulary(): Vocabulary {
  const terms = new Map<string, number>()
  const words: string[] = []
  const masks: number[] = []
  return {
    add(word) {
      const known = terms.get(word)
      if (known !== undefined) return known
      terms.set(word, words.length)
      masks.push(maskOf(word))
      return words.push(word) - 1
    },
    find: (word) => terms.get(word),
    listSimilar(typed, isLast) {
      const mask = maskOf(typed)
      const errors = errorsAllowed(typed)
      const found: WordMatch[] = []
      for (let term = 0; term < words.length; term++) {
        // Each mistake adds at most one letter that the word lacks: this leaves a few words of thousands to compare.
        if (bits(mask & ~(masks[term] ?? 0)) > errors) continue
        const quality = likeness(typed, words[term] ?? '', errors, isLast)
        if (quality > 0) found.push({ term, quality })
      }
      return found
    },
  }
}

/** Found by measuring: `npm run bench school-search`. A mistake weighs more in a short word, and at its beginning. */
const qualities = {
  plural: 0.97,
  unfinished: { long: 0.94, short: 0.85 },
  beginning: 0.75,
  mistyped: (typed: string, mistakes: number) => 1 - mistakes * mistakeIn(typed),
  mistypedUnfinished: (typed: string, mistakes: number) => 0.9 - 1.3 * mistakes * mistakeIn(typed),
  otherFirstLetter: 0.05,
}
const mistakeIn = ({ length }: string) => (length > 6 ? 0.1 : length > 4 ? 0.14 : length > 3 ? 0.22 : 0.4)

function likeness(typed: string, word: string, errors: number, isLast: boolean): number {
  if (typed === word) return 1
  if (word === `${typed}s` || typed === `${word}s`) return qualities.plural
  const isLong = typed.length > 2
  if (word.startsWith(typed)) {
    if (isLast) return isLong ? qualities.unfinished.long : qualities.unfinished.short
    return isLong ? qualities.beginning : 0
  }
  const canBeLonger = isLast && typed.length > 3
  if (errors === 0 || word.length < typed.length - errors) return 0
  if (!canBeLonger && word.length > typed.length + errors) return 0
  const { whole, start } = distances(typed, word, errors)
  const ofWhole = whole <= errors ? qualities.mistyped(typed, whole) : 0
  const ofStart = canBeLonger && start <= errors ? qualities.mistypedUnfinished(typed, start) : 0
  return Math.max(ofWhole, ofStart, 0) * (typed[0] === word[0] ? 1 : 1 - qualities.otherFirstLetter)
}

/** How many letters of a typed word may be wrong. */
function errorsAllowed(typed: string): number {
  if (/\d/.test(typed)) return 0
  return typed.length < 3 ? 0 : typed.length < 7 ? 1 : 2
}

/** A bit for each letter that occurs. */
function maskOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
