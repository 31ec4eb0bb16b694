import type { Space } from './play.ts'

/** A sum and its answer; or what a space says, the rule that goes with it, and its picture; or null for one that is only passed. */
type Written = [sum: string, answer: string] | [words: string, does: string, icon: string] | null

/** The spaces of a board as a book writes them; `labelOf` numbers them. */
export const spacesOf = (written: Written[], labelOf: (index: number) => string): Space[] =>
  written.map((space, index) => {
    const label = labelOf(index)
    if (space === null) return { label, words: '', does: null }
    const [words, second, icon] = space
    return icon === undefined
      ? { label, words: `${words} = ?`, does: 'sum', answer: second }
      : { label, words, does: second, icon }
  })
