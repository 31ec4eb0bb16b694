import { postcodeKey } from './matching.ts'
import { isSoftWord, spellOut } from './names.ts'
import type { RegisterSearch } from './queries.ts'

/** A postcode or its beginning: `GU3`, `GU34 2`, `gu342dr`. */
const partOfPostcode = /^[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{0,2})?$/i

/**
 * What to look for, from what somebody has typed so far; null for fewer than three letters. Words that only say what
 * kind of school it is ("C of E Primary") put the answers in order and leave none out, unless there are no others.
 */
export function readSearch(q: string): RegisterSearch | null {
  const typed = q.trim().replace(/\s+/g, ' ')
  if (typed.length < 3) return null
  if (partOfPostcode.test(typed)) return { postcode: postcodeKey(typed), words: [], searchName: '' }
  const searchName = spellOut(typed)
  const words = searchName.split(' ').filter((word) => word.length > 1)
  if (words.length === 0) return null
  const own = words.filter((word, at) => !isSoftWord(word, at > 0 && at === words.length - 1))
  return { postcode: '', words: (own.length > 0 ? own : words).slice(0, 8).map(stem), searchName }
}

/** Without the s of a genitive or plural, so that "St Michael's" finds "St Michael". */
const stem = (word: string) => (word.length > 4 ? word.replace(/s$/, '') : word)
