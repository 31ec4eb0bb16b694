import { browserStorage } from '../../../api/browser-storage.ts'

/** Which words of a book somebody reads: a book that has none in that language shows its story. */
export interface TextChoice {
  /** Null for the story; `en` for its easier words. */
  language: string | null
  /** Together with the story. */
  isBoth: boolean
}

export const onlyStory: TextChoice = { language: null, isBoth: false }

const key = 'reader-words'

/** As a choice is stored, and named in the list of them: “pl” or “pl+story”; empty for the story. */
export const nameOf = ({ language, isBoth }: TextChoice) => (language ? language + (isBoth ? '+story' : '') : '')

/** The choice of a name. What makes no sense is the story. */
export function choiceOf(name: string): TextChoice {
  const [, language, both] = /^([a-z]{2,3})(\+story)?$/.exec(name) ?? []
  return language ? { language, isBoth: both !== undefined } : onlyStory
}

export const findChoice = (): TextChoice => choiceOf(browserStorage()?.getItem(key) ?? '')

/** Keeps it on this device, and nowhere where children read with a code. */
export function keepChoice(choice: TextChoice): void {
  try {
    browserStorage()?.setItem(key, nameOf(choice))
  } catch {
    // Storage is full: it holds until the book is closed.
  }
}
