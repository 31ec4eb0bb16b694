import { classWords } from './class-words.ts'

const known = new Set(classWords)

/** Whether a word, in whatever spelling, can be in a code. */
export const isClassWord = (word: string): boolean => known.has(word.trim().toLowerCase())

/** The three parts of what was typed or pasted, capitals and digits only; fewer where something is missing. */
export function partsOfClassCode(typed: string): string[] {
  return typed.toUpperCase().match(/[A-Z]+|\d+/g) ?? []
}

/** A typed code as it was made, such as `GULL-LAMP-7342`; null when it cannot be one. */
export function readClassCode(typed: string): string | null {
  const [first = '', second = '', digits = '', ...more] = partsOfClassCode(typed)
  const isCode = isClassWord(first) && isClassWord(second) && /^\d{4}$/.test(digits) && more.length === 0
  return isCode ? `${first}-${second}-${digits}` : null
}
