import { isClassWord, partsOfClassCode } from '#contract/class-code-text.ts'
import { classWords } from '#contract/class-words.ts'

const digits = 4
const maxWordLength = 12

/** Whether nothing can follow in a field: four digits, or a word with which no longer one begins. */
export function isComplete(field: number, value: string): boolean {
  if (field === 2) return value.length === digits
  const word = value.toLowerCase()
  return isClassWord(word) && !classWords.some((other) => other.length > word.length && other.startsWith(word))
}

/**
 * The three fields after something has been typed or pasted into one, and the field to go on in (3: the button). Words and
 * numbers that do not fit go to the fields after it; a space or a dash leads on.
 */
export function spread(before: readonly string[], at: number, typed: string): { values: string[]; field: number } {
  const values = [...before]
  const parts = partsOfClassCode(typed)
  const isWhole = /^[A-Z]+ [A-Z]+ \d+$/.test(parts.join(' '))
  // A whole code can be pasted into any field.
  let place = isWhole ? 0 : at
  let field = place
  values[place] = ''
  for (const part of parts) {
    const isNumber = /\d/.test(part)
    if (isNumber) place = 2
    else if (place >= 2) continue
    values[place] = part.slice(0, isNumber ? digits : maxWordLength)
    field = place
    place += 1
  }
  const leadsOn = /[^A-Za-z0-9]$/.test(typed) || isComplete(field, values[field] ?? '')
  return { values, field: values[field] !== '' && leadsOn ? field + 1 : field }
}

/** What is missing or cannot be right, in a sentence for a child, and its field; null when it may be a code. */
export function problemOf(values: readonly string[]): { field: number; sentence: string } | null {
  const [first = '', second = '', number = ''] = values
  const words = [first, second]
  for (const [field, word] of words.entries()) {
    if (word === '') return { field, sentence: `Type the ${field === 0 ? 'first' : 'second'} word from the board.` }
    if (!isClassWord(word)) return { field, sentence: `“${word}” is not a code word. Check the board.` }
  }
  return number.length === digits ? null : { field: 2, sentence: 'Type the four numbers from the board.' }
}
