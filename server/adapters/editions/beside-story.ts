import type { Language } from '#contract/languages.ts'
import { isEasier, nameOfText } from '#contract/texts.ts'
import { missingGlyphs } from '../../../print/fonts.ts'
import { type EditionBook, type EditionPage, NoEdition, nameOf, type PrintedText, type Words, wordsOf } from './book.ts'

/** The paragraphs of a text that are written on a page, each with its sentences; empty ones keep the places of the others. */
const writtenOn = ({ text }: EditionBook, { number }: EditionPage): string[][] =>
  text?.pages.find(({ page }) => page === number - 1)?.paragraphs ?? []

/** Whether the text that an edition is made with has words for a page. */
export const isWritten = (book: EditionBook, page: EditionPage): boolean =>
  writtenOn(book, page).some(({ length }) => length > 0)

/**
 * The paragraphs of a page: the story's, each with the same in another language below it, or easier words instead of all of them.
 * What nobody has written is the story's alone. `hasStory`: not where its words stay in the picture.
 */
export function paragraphsOf(
  book: EditionBook,
  page: EditionPage,
  usual: number,
  { hasStory = true }: { hasStory?: boolean } = {},
): Words[] {
  const story = wordsOf(page, usual)
  const { text } = book
  if (!text || !isWritten(book, page)) return hasStory ? story : []
  const written = writtenOn(book, page)
  if (isEasier(text))
    return written.filter(({ length }) => length > 0).map((sentences) => ({ text: sentences.join(' '), isLoud: false }))
  return Array.from({ length: Math.max(story.length, written.length) }, (_, at): Words[] => {
    const [paragraph, sentences = []] = [story[at], written[at]]
    const own = joinedAs(text.language, sentences, paragraph?.text.includes('\n') ?? false)
    return [
      ...(paragraph && hasStory ? [paragraph] : []),
      ...(own ? [{ text: own, isLoud: paragraph?.isLoud ?? false, lang: text.language }] : []),
    ]
  }).flat()
}

/** Verse has a sentence to a line; Chinese has no space between sentences. */
const joinedAs = (language: Language, sentences: string[], isVerse: boolean): string =>
  sentences.join(isVerse ? '\n' : language === 'zh' ? '' : ' ').normalize('NFC')

/** The title of the book in the language of its text; none for easier words, which have that of the story. */
export const ownTitle = ({ text }: EditionBook): Words[] =>
  text?.title && !isEasier(text) ? [{ text: text.title, isLoud: true, lang: text.language }] : []

/** Who wrote a text and who has checked it, or that nobody has. */
export function creditOf(text: PrintedText): string {
  const what = isEasier(text) ? 'In easier words' : `Translated into ${nameOfText(text.language)}`
  const by = text.written_by ? `${what} by ${text.written_by}.` : `${what}.`
  if (text.checked_by) return `${by} Checked by ${text.checked_by}.`
  return isEasier(text) ? by : `${by} Not yet checked by a reader of the language.`
}

/** What an edition is called behind the title of its book: “large print, English and Polish”. */
export function formOf({ text }: EditionBook, form = ''): string {
  const which = text && (isEasier(text) ? 'easier words' : `English and ${nameOfText(text.language)}`)
  return [form, which].filter(Boolean).join(', ')
}

/** Throws NoEdition for a letter of a text that cannot be printed. */
export function refuseTextLetters(book: EditionBook): void {
  const { text } = book
  if (!text) return
  const refuse = (where: string, words: string) => {
    const [letter] = missingGlyphs(words.normalize('NFC'), 'body')
    if (letter === undefined) return
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    throw new NoEdition({
      why: `${where} has a letter that our typeface does not have: “${letter}” (U+${code}). The e-book has it.`,
      remedy: 'Write it another way.',
    })
  }
  refuse('The title or a name of this text', [text.title, creditOf(text)].join(' '))
  for (const page of book.pages) refuse(`${nameOf(book, page)} of this text`, writtenOn(book, page).flat().join(' '))
}
