/** The words of a text, and its pairs of words that follow each other, to be compared without regard to punctuation or lines. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []

const pairsIn = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]} ${word}`)

/** A text to look others up in. */
export interface Text {
  isEmpty: boolean
  has(part: string): boolean
}

/** Of the pairs of words of a sentence with a corrected typing error, and of a page with a changed sentence, more are left. */
const minShare = 0.6

/** Prepares a text to be looked into. `has` finds a sentence or page also where a few of its words are others. */
export function textOf(whole: string): Text {
  const words = wordsIn(whole)
  const known = new Set([...words, ...pairsIn(words)])
  return {
    isEmpty: words.length === 0,
    has(part) {
      const parts = wordsIn(part)
      const wanted = parts.length > 1 ? pairsIn(parts) : parts
      return wanted.length > 0 && wanted.filter((pair) => known.has(pair)).length >= minShare * wanted.length
    },
  }
}

/**
 * Where each page of a book is in another version of it; null for a page that is not there. A page is found by its words,
 * at its own place first; one without words follows the page before it. Where one version has no words at all, by its number.
 */
export function matchPages(before: readonly string[], after: readonly string[]): (number | null)[] {
  const [old, present] = [before.map(textOf), after.map(textOf)]
  const isBlind = [old, present].some((texts) => texts.every(({ isEmpty }) => isEmpty))
  const places: (number | null)[] = []
  let last = -1
  for (const [page, words] of before.entries()) {
    const isHere = (index: number) =>
      !places.includes(index) && (old[page]?.isEmpty ? present[index]?.isEmpty : present[index]?.has(words)) === true
    const near = [last + 1, page].find(isHere)
    const far = old[page]?.isEmpty ? -1 : present.findIndex((_, index) => isHere(index))
    const byNumber = page < after.length ? page : null
    const byWords = near ?? (far < 0 ? null : far)
    const found = isBlind || page === 0 ? byNumber : byWords
    places.push(found)
    if (found !== null) last = found
  }
  return places
}
