import { postcodeKey } from '../match-record.ts'
import { spellOut } from '../names.ts'

/** What somebody has typed into a search, as far as they have got. */
export interface TypedSearch {
  /** A postcode or its beginning, without spaces; `''` without one. */
  postcode: string
  /** The words of name and place, abbreviations spelt out. */
  words: string[]
  /** Whether the last word may go on. */
  isUnfinished: boolean
}

/** A postcode or its beginning: `GU3`, `GU34 2`, `gu342dr`; or `BFPO 57`. */
const partOfPostcode = /\bbfpo ?\d{1,4}\b|\b[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{0,2})?(?![a-z\d])/i

const joints = new Set('the of and at in on for with nr near'.split(' '))

/** Words of places and streets, as they are shortened. */
const shortened = new Map([
  ['gt', 'great'],
  ['lt', 'little'],
  ['ltl', 'little'],
  ['mt', 'mount'],
  ['rd', 'road'],
  ['ln', 'lane'],
  ['ave', 'avenue'],
])

/** What to look for; null for fewer than three characters, and for nothing but punctuation. */
export function readTyped(q: string): TypedSearch | null {
  const typed = q.trim().replace(/\s+/g, ' ')
  if (typed.length < 3) return null
  const [found = ''] = partOfPostcode.exec(typed) ?? []
  const rest = found ? typed.replace(found, ' ') : typed
  const isUnfinished = !found || !typed.endsWith(found)
  const words = wordsOf(rest)
  const [begun = ''] = (isUnfinished && / ([a-z])$/i.exec(typed)?.slice(1)) || []
  if (words.length > 0 && begun !== '') words.push(begun.toLowerCase())
  if (words.length === 0 && found === '') return null
  return { postcode: postcodeKey(found), words: words.slice(0, 10), isUnfinished }
}

/** The words of a text as they are searched. Joints such as "of" are left out where there are others. */
export function wordsOf(text: string): string[] {
  const words = spellOut(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => shortened.get(word) ?? word)
  const own = words.filter((word) => word.length > 1 && !joints.has(word))
  return own.length > 0 ? own : words.filter((word) => word.length > 1)
}

/**
 * How much of a typed postcode a school's is, 0 to 1: 1 for the same or one that begins so, where GU3 means GU3 before
 * GU34, and less for its sector and its area.
 */
export function postcodePart(typed: string, postcode: string): number {
  if (postcode === '') return 0
  if (postcode.startsWith(typed)) return typed.length > 4 || postcode.length === typed.length + 3 ? 1 : 0.9
  const area = postcode.length - 3
  if (typed.length <= area) return 0
  if (postcode.slice(0, area + 1) === typed.slice(0, area + 1)) return 0.7
  return typed.length >= area + 1 && postcode.slice(0, area) === typed.slice(0, area) ? 0.5 : 0
}
