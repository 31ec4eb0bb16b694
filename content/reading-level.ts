import { gradeOf, syllables, wordsOf } from '#contract/reading-grade.ts'
import type { Story } from './story.ts'

/**
 * How hard a story's words are. `grade` is the Flesch–Kincaid grade. `hard` is the share, 0–1, of words that are neither common
 * exception words nor decodable by the end of Phase 5; `hardWords` are those words, each once. The names of people and places are left out of it, and so is what a book has to be looked up in.
 */
type ReadingLevel = { words: number; sentences: number; grade: number; hard: number; hardWords: string[] }

// National curriculum in England, English Appendix 1: Spelling (Department for Education, 2013), the examples for years 1 and 2.
const commonExceptionWords = new Set(
  `the a do to today of said says are were was is his has I you your they be he me she we no go so by my here there where
  love come some one once ask friend school put push pull full house our
  door floor poor because find kind mind behind child children wild climb most only both old cold gold hold told every
  everybody even great break steak pretty beautiful after fast last past father class grass pass plant path bath hour move
  prove improve sure sugar eye could should would who whole any many clothes busy people water again half money mr mrs
  parents christmas`
    .toLowerCase()
    .split(/\s+/),
)

// Letters and Sounds (Department for Education and Skills, 2007), Phases 2 to 5, and its other spellings of known sounds. Longest first.
const vowels = 'igh|ear|air|ure|ai|ee|oa|oo|ar|or|ur|ow|oi|er|ay|ou|ie|ea|oy|ir|ue|aw|ew|oe|au|ey|a|e|i|o|u|y'
const consonants =
  'tch|dge|ch|sh|th|ng|nk|ck|ff|ll|ss|zz|bb|dd|gg|mm|nn|pp|rr|tt|wh|ph|kn|wr|gn|mb|qu|b|c|d|f|g|h|j|k|l|m|n|p|r|s|t|v|w|x|y|z'
// At most four consonants meet, and an e at the end lengthens the vowel before it or closes a word like “have”.
const beat = `(?:(?:${consonants}){0,4}(?:${vowels})(?:${consonants}){0,3})`
const decodable = new RegExp(`^${beat}{1,2}(?:(?:${consonants})e)?$`)
const endings = /(?:n’t|’(?:s|d|m|ll|re|ve)|s|es|ed|ing|er|est|ly)$/

function isDecodable(word: string): boolean {
  const stem = word.replace(endings, '')
  return [word, stem, `${stem}e`].some((form) => form.length > 0 && syllables(form) <= 2 && decodable.test(form))
}

/** The reading level of a whole story, the text of its pages taken together. */
export function readingLevel({ pages, cast, place, nonFiction }: Story): ReadingLevel {
  const text = pages.slice(0, pages.length - (nonFiction?.lookedUp ?? 0)).flatMap((page) => page.text)
  const { words, sentences, grade } = gradeOf(text)
  const names = new Set(
    wordsOf([...cast.map(({ name }) => name), place.split(',')[0]].join(' ')).map((word) => word.toLowerCase()),
  )
  const counted = text
    .flatMap(wordsOf)
    .flatMap((word) => word.toLowerCase().split('-'))
    .filter((word) => !names.has(word.replace(/’s$/, '')))
  const isHard = (word: string) =>
    !commonExceptionWords.has(word) && !commonExceptionWords.has(word.replace(endings, '')) && !isDecodable(word)
  const hard = counted.filter(isHard)
  return {
    ...{ words, sentences, grade },
    hard: hard.length / counted.length,
    hardWords: [...new Set(hard)],
  }
}
