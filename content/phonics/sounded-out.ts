import type { Story } from '../story.ts'
import { ContentError, type Storybook } from '../storybook.ts'
import { phaseOfLetters } from './correspondences.ts'

/** How many words of a first reader may be known by sight, because their letters do not say them. */
const maxTrickyWords = 10

const splitDigraph = /^([aeiou])_e$/

/** The letters of a word that is sounded out, such as `s-a_e-l` for “sale”: an e that is split off follows the next letters. */
export function spell(sounded: string): string {
  let [word, after] = ['', '']
  for (const pair of sounded.split('-')) {
    const [letters = ''] = pair.split('=')
    const [, vowel] = splitDigraph.exec(letters) ?? []
    word += (vowel ?? letters) + after
    after = vowel ? 'e' : ''
  }
  return word + after
}

/** The latest phase that a word takes; undefined if one of its letters stands for a sound that no phase teaches. */
export function phaseOf(sounded: string): number | undefined {
  const phases = sounded.split('-').map(phaseOfLetters)
  return phases.some((phase) => phase === undefined) ? undefined : Math.max(...phases.map(Number))
}

const wordsOf = (text: string): string[] =>
  (text.match(/\p{L}(?:[\p{L}’]*\p{L})?/gu) ?? []).map((word) => word.toLowerCase())

/**
 * Checks that a child who knows Phases 2 to 5 can read every word of a first reader: it is sounded out letter by letter, with
 * sounds that those phases teach, or it is one of the few tricky words. Throws a ContentError that names the page and the word.
 */
export function checkDecodable(file: string, { title, pages, firstReader }: Story): void {
  if (!firstReader) return
  const { trickyWords, soundedOut } = firstReader
  const where = `${file}/words.ts`
  if (trickyWords.length > maxTrickyWords)
    throw new ContentError(`${where}: ${trickyWords.length} tricky words are too many. Keep at most ${maxTrickyWords}.`)
  const known = new Set(trickyWords)
  for (const sounded of soundedOut) {
    if (phaseOf(sounded) === undefined)
      throw new ContentError(
        `${where}: “${sounded}” has a sound that Phases 2 to 5 do not teach. Choose another word, or correct it.`,
      )
    known.add(spell(sounded))
  }
  const used = new Set<string>()
  for (const [index, text] of [[title], ...pages.map((page) => page.text)].entries())
    for (const word of text.flatMap(wordsOf)) {
      used.add(word)
      if (!known.has(word))
        throw new ContentError(
          `${file}/story.ts, ${index === 0 ? 'title' : `page ${index}`}: “${word}” is neither sounded out nor tricky. Choose another word, or add it to words.ts.`,
        )
    }
  const unused = [...known].filter((word) => !used.has(word))
  if (unused.length > 0)
    throw new ContentError(`${where}: these words are not in the story: ${unused.join(', ')}. Take them out.`)
}

/**
 * Checks that what children make and play from a first reader says nothing that the story does not: a child who can read the
 * book can read its game, its puppets and its pictures. Throws a ContentError that names the word.
 */
export function checkPlayWords({ file, story, play }: Pick<Storybook, 'file' | 'story' | 'play'>): void {
  if (!story.firstReader || !play) return
  const { trickyWords, soundedOut } = story.firstReader
  const known = new Set([...trickyWords, ...soundedOut.map(spell)])
  const printed = [...play.words, ...play.puppets, ...play.game.spaces].map(({ words }) => words)
  for (const word of printed.flatMap(wordsOf))
    if (!known.has(word))
      throw new ContentError(`${file}/play.ts: “${word}” is not a word of the story. Choose one that is.`)
}
