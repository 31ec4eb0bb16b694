import type { Language } from '#contract/languages.ts'
import type { BookPage, Saying } from '#contract/resources.ts'

/** A word where it is printed: its line and page, and which of its characters. */
export interface Word {
  page: number
  paragraph: number
  line: number
  from: number
  to: number
  /** Its first character in the text of the sentence. */
  start: number
}

export interface Sentence {
  page: number
  /** As the voice says it. Lines of verse end with line feeds. */
  text: string
  words: Word[]
  /** Of the text in which it is; undefined in the story. */
  language?: Language
  /** Where two texts are shown, the same for what says the same in both. */
  row?: string
}

const endOfSentence = /[.!?…]["'”’)]*$/
/** “Is it?” said Kai: the sentence does not end at the question mark. */
const goesOn = /^["'“‘(]*\p{Ll}/u
const abbreviated = /^["'“‘(]*(mrs?|ms|dr|st|no|prof)\.$/i

/**
 * The words of some pages as sentences, in reading order. No sentence reaches beyond its paragraph. `sayings`: words that
 * the voice is to say otherwise than they are spelt.
 */
export function sentencesOf(
  pages: readonly Pick<BookPage, 'number' | 'text'>[],
  sayings: readonly Saying[] = [],
): Sentence[] {
  const said = sayWith(sayings)
  return pages.flatMap(({ number, text }) =>
    text.flatMap((lines, paragraph) => {
      const sentences: Sentence[] = []
      let last = ''
      for (const [line, { text, is_verse }] of lines.entries()) {
        for (const { 0: word, index } of text.matchAll(/\S+/g)) {
          let sentence = sentences.at(-1)
          if (!sentence || (endOfSentence.test(last) && !abbreviated.test(last) && !goesOn.test(word))) {
            sentence = { page: number, text: '', words: [] }
            sentences.push(sentence)
          }
          if (sentence.text) sentence.text += is_verse && index === 0 ? '\n' : ' '
          const place = { page: number, paragraph, line, from: index, to: index + word.length }
          sentence.words.push({ ...place, start: sentence.text.length })
          sentence.text += said(word)
          last = word
        }
      }
      return sentences
    }),
  )
}

/** How a word is said, with the punctuation and the “’s” that it is printed with. */
function sayWith(sayings: readonly Saying[]): (word: string) => string {
  if (sayings.length === 0) return (word) => word
  const known = new Map(sayings.map(({ word, say_as }) => [word.toLowerCase(), say_as]))
  return (word) =>
    word.replace(/[\p{L}\p{M}][\p{L}\p{M}\p{N}-]*/u, (letters) => known.get(letters.toLowerCase()) ?? letters)
}

/** Whether two sentences are on one page, and in one text. */
export const isSamePart = (one: Sentence | undefined, other: Sentence | undefined): boolean =>
  one?.page === other?.page && one?.language === other?.language

/** The index of a sentence of some pages among those of other pages; -1 where its page is not among them. */
export function findOther(sentences: readonly Sentence[], sentence: Sentence, others: readonly Sentence[]): number {
  const first = others.findIndex((other) => isSamePart(other, sentence))
  const before = sentences.indexOf(sentence) - sentences.findIndex((other) => isSamePart(other, sentence))
  return isSamePart(others[first + before], sentence) ? first + before : -1
}

/** The index of the word in which a character of the sentence is; of the next one for a space before it. */
export function wordAt({ words, text }: Sentence, character: number): number {
  const wanted = character + (/^\s*/.exec(text.slice(character))?.[0].length ?? 0)
  return Math.max(
    words.findLastIndex(({ start }) => start <= wanted),
    0,
  )
}

/** A stretch of a sentence that is given to the voice in one go. */
export interface Piece {
  text: string
  /** Its first character in the text of the sentence. */
  start: number
}

/**
 * Divides a sentence into pieces of at most `longest` characters, where possible after a comma or the like. A longer
 * word is a piece by itself.
 */
export function piecesOf({ text }: Sentence, longest: number): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  while (text.length - start > longest) {
    const room = text.slice(start, start + longest + 1)
    const atPause = /^.*[,;:—–](?=\s)/s.exec(room)?.[0].length ?? 0
    const atSpace = room.lastIndexOf(' ')
    const length = atPause > longest / 3 ? atPause : atSpace
    const end = length > 0 ? start + length : text.indexOf(' ', start)
    if (end < 0) break
    pieces.push({ text: text.slice(start, end), start })
    start = end + 1
  }
  return [...pieces, { text: text.slice(start), start }]
}

/** What a picture shows, for a page without words. */
export const pictureInWords = ({ number, alt }: Pick<BookPage, 'number' | 'alt'>): Sentence => ({
  page: number,
  text: `A picture without words. ${alt}`.trim(),
  words: [],
})
