import type { EditionKind } from '#contract/editions.ts'
import type { PagePart, PageText } from '#contract/resources.ts'
import type { Obstacle } from '../editions/book.ts'
import type { UnreadableReason } from './unreadable-pdf.ts'

/** `aspect`: width of the first page divided by its height, as shown (cropped and rotated). `title`: `""` if none. */
export interface Inspection {
  pageCount: number
  aspect: number
  title: string
}

/** WebP images of the first page, 480 and 960 px wide. */
export interface Cover {
  small: Buffer
  large: Buffer
}

/**
 * A page that can be read without its PDF. WebP images 800 and 1600 px wide, all of the book's aspect.
 * `alt`: what the page's figures show, `""` when the PDF does not say. `text`: paragraphs of lines, in reading order; a
 * line's box is as wide as its ink and as high as its font size, from the top of tall letters. `wordless` is null where the words
 * cannot be told from the picture, and on a cover.
 */
export interface PreparedPage {
  number: number
  small: Buffer
  large: Buffer
  alt: string
  text: PageText[][]
  wordless: Wordless | null
}

/**
 * A WebP image of the part of a page that its words are printed on, without them, at the scale of
 * the larger picture.
 */
export interface Wordless extends PagePart {
  picture: Buffer
}

/** Kinds of active content: what a PDF does by itself, or carries along. */
export type ActiveKind = 'script' | 'action' | 'attachment' | 'media'

/**
 * What readers will see otherwise than the author: words that are read but not seen, a form that only Acrobat draws, the
 * cover of a portfolio, letters of another typeface.
 */
export type WarningKind = 'unseen-words' | 'shell' | 'portfolio' | 'missing-font'

export interface PdfWarning {
  /** From 1. */
  page: number
  kind: WarningKind
  /** The name of the missing typeface, otherwise `""`. */
  font: string
}

export interface PreparedBook {
  pageCount: number
  aspect: number
}

/**
 * Whether the PDF has been written again, into the task's `out`; otherwise it is to be stored unchanged. `dropped`: the
 * active content that was removed. `warnings`: those that its objects give rise to.
 */
export interface Rewritten {
  isRewritten: boolean
  dropped: ActiveKind[]
  warnings: PdfWarning[]
}

/** The worker's tasks, and the answers that each yields. */
export interface Answers {
  ingest: { inspection: Inspection } | Rewritten | { cover: Cover } | { seen: PdfWarning[] }
  prepare: { page: PreparedPage } | { book: PreparedBook }
  read: { words: string }
  combine: { combined: true }
  /** After each page, then whether it is written; what stands in the way of it ends it. */
  edition: { page: number } | { made: true } | { obstacle: Obstacle }
}

/** The editions whose making takes a process of its own. */
export type MadeKind = Extract<EditionKind, 'booklet' | 'large-print' | 'epub' | 'flowing-epub' | 'colouring' | 'word'>

export interface Task {
  name: keyof Answers
  /** The PDF, on this machine; several to combine, none for an edition of a prepared book. */
  paths: string[]
  /** Where to write the file that an ingest, a combination or an edition makes. */
  out: string
  /** Which edition to make, and the folder with the book. */
  kind?: MadeKind
  folder?: string
  /** The first page to prepare, from 1. */
  from: number
  parentPid: number
}

/** The IPC message to the worker that requests an answer. */
export interface Request {
  next: true
}

/** IPC messages of the worker. The PDF is read after `ready`, so a failure before it is not the PDF's fault. */
export type Response =
  | { ready: true }
  | { answer: unknown }
  | { refused: UnreadableReason; cause: string }
  | { done: true }
