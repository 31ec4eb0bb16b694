import type { Space } from './play.ts'

/** A sum, or a word with “, ?” after it, and the answer: the rhyme; or what a space says, the rule that goes with it, and its picture; or null for one that is only passed. */
type Written = [asked: string, answer: string] | [words: string, does: string, icon: string] | null

/** The spaces of a board as a book writes them; `labelOf` numbers them. */
export const spacesOf = (written: Written[], labelOf: (index: number) => string): Space[] =>
  written.map((space, index) => {
    const label = labelOf(index)
    if (space === null) return { label, words: '', does: null }
    const [words, second, icon] = space
    if (icon !== undefined) return { label, words, does: second, icon }
    return words.endsWith(', ?')
      ? { label, words, does: 'rhyme', answer: second }
      : { label, words: `${words} = ?`, does: 'sum', answer: second }
  })
