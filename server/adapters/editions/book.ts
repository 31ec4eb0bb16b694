import type { Language } from '#contract/languages.ts'
import type { BookPage, PagePart, PageText } from '#contract/resources.ts'
import type { BookText } from '#contract/texts.ts'
import { type Face, missingGlyphs } from '../../../print/fonts.ts'

/** A page of a prepared book, as editions are made from it. Its pictures lie beside `book.json`: see `pictureFile`. */
export interface EditionPage extends Pick<BookPage, 'number' | 'alt' | 'text'> {
  /** The part of its picture that there is without words too. */
  wordless: PagePart | null
  /** Its picture continues on the facing page. */
  isSpread?: boolean
  /** Width divided by height, where it is not that of the book. */
  aspect?: number
  /** Where somebody reads it; of e-books only. */
  sound?: PageSound
}

/** A recording of a page, in a form that e-books may have; its file is named by `soundFile`. */
export interface PageSound {
  type: 'audio/mp4' | 'audio/ogg'
  seconds: number
  /** When each word of the page begins, in milliseconds; null where nobody has said. */
  starts: number[] | null
}

/** Another text of a book, as it is printed with the story or, in easier words, instead of it. */
export type PrintedText = Omit<BookText, 'id'>

/**
 * What an edition is made of. `aspect`: width of a page divided by its height. `isPaper`: a plan or letter and no story; its pages are read from its PDF when
 * the edition is made. `permission`: what may be done with it, and `author`: who wrote and published it, `""` where nobody has said.
 */
export interface EditionBook {
  title: string
  aspect: number
  /** Its last page says who made it, and belongs on the back of a booklet. */
  hasImprint: boolean
  isPaper: boolean
  permission: string
  author: string
  pages: EditionPage[]
  /** Who reads the pages that have a sound. */
  narrator?: string
  text?: PrintedText
}

/** The names of the files in the folder that an edition is made from. */
export const bookFile = 'book.json'
export const pictureFile = (number: number, picture: '1600' | 'wordless') => `page-${number}-${picture}.webp`
export const soundFile = (number: number) => `page-${number}-sound`

/** Why a book cannot be made into an edition, for everybody who looks for it; and what to do, for those who may replace its file. */
export interface Obstacle {
  why: string
  remedy: string
}

export class NoEdition extends Error {
  readonly obstacle: Obstacle
  constructor(obstacle: Obstacle) {
    super(`${obstacle.why} ${obstacle.remedy}`)
    this.obstacle = obstacle
  }
}

export const hasWords = ({ pages, text: other }: EditionBook): boolean =>
  other !== undefined || pages.some(({ text }) => text.length > 0)

/** Of a scan, say. */
export const noWords: Obstacle = {
  why: 'The pages of this PDF are pictures, so we cannot take any words out of it.',
  remedy: 'Save it with its words as text, and replace the PDF.',
}

/**
 * A paragraph, or a stanza whose lines end with line feeds. `isLoud`: set much larger than the other words of the book. `lang`: says
 * in another language what stands above it.
 */
export interface Words {
  text: string
  isLoud: boolean
  lang?: Language
}

const loudFrom = 1.6

/** How high most lines of a book are, as a share of the page. */
export function usualHeight({ pages }: EditionBook): number {
  const heights = pages.flatMap(({ text }) => text.flat().map(({ height }) => height)).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

/** The paragraphs of a page as they are read, without the ends of its lines unless they are verse. */
export function wordsOf({ text }: EditionPage, usual: number): Words[] {
  return text.map((lines) => ({
    text: joinLines(lines),
    isLoud: lines.every(({ height }) => height > usual * loudFrom),
  }))
}

function joinLines(lines: PageText[]): string {
  let text = ''
  for (const line of lines) {
    if (line.is_verse && text) {
      text += `\n${line.text}`
      continue
    }
    // No space where a word was broken at the end of a line, nor after a dash between words.
    const isOpen = /\p{L}-$|[—/]$/u.test(text) && /^[\p{Ll}\p{N}“‘]/u.test(line.text)
    text = text.endsWith('\u00ad') ? text.slice(0, -1) + line.text : text + (text && !isOpen ? ' ' : '') + line.text
  }
  return text.replaceAll('\u00ad', '').trim()
}

/** Whether the words of a page are in its picture too, and cannot be taken out of it. */
export const isPrinted = ({ text, wordless }: EditionPage): boolean => text.length > 0 && !wordless

/** The page that lies open beside one and has the other half of its picture; null for a picture of one page. */
export function otherHalf({ pages }: EditionBook, { number, isSpread = false }: EditionPage): EditionPage | null {
  const facing = pages.find((page) => page.number === (number % 2 === 0 ? number + 1 : number - 1))
  return isSpread && facing?.isSpread ? facing : null
}

/** Whether a page only says who made the book. */
export const isImprint = ({ hasImprint, pages }: EditionBook, { number }: EditionPage): boolean =>
  hasImprint && number === pages.length

/** What an edition has to say of its licence itself. */
export const ownPermission = ({ hasImprint, permission }: EditionBook): string => (hasImprint ? '' : permission)

/** As people count: the story begins after the cover. */
export function nameOf(book: EditionBook, page: EditionPage): string {
  if (isImprint(book, page)) return 'About this book'
  if (book.isPaper) return `Page ${page.number}`
  return page.number === 1 ? 'Cover' : `Page ${page.number - 1}`
}

/** What a picture shows, or at least which it is. That of a paper is its words. */
export function altOf(book: EditionBook, page: EditionPage): string {
  const words = book.isPaper ? wordsOf(page, 1).map(({ text }) => text) : []
  return [...words, page.alt].filter(Boolean).join(' ') || `The picture of: ${nameOf(book, page)}.`
}

/** The face for a text: that of our own books where it has every letter. */
export function faceFor(text: string, isLoud = false): Face {
  const own = isLoud ? 'loud' : 'story'
  return missingGlyphs(text, own).length === 0 ? own : isLoud ? 'heading' : 'body'
}

/** The first letter of a page that cannot be printed; null when all can. */
export function missingLetter(page: EditionPage): string | null {
  const text = page.text.flatMap((lines) => lines.map((line) => line.text)).join('')
  return missingGlyphs(text.replaceAll('\u00ad', ''), 'body')[0] ?? null
}
