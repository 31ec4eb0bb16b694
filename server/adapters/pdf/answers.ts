import type { PageText } from '#contract/resources.ts'
import type { UnreadableReason } from './unreadable-pdf.ts'

/** `aspect`: width of the first page divided by its height, as it is shown (cropped and turned). `title`: `""` if none. */
export interface Inspection {
  pageCount: number
  aspect: number
  title: string
}

/** WebP pictures of the first page, 480 and 960 px wide. */
export interface Cover {
  small: Buffer
  large: Buffer
}

/**
 * A page ready to be read without its PDF. WebP pictures 800 and 1600 px wide, all of the book's aspect.
 * `alt`: what the page's figures show, `""` when the PDF does not say. `text`: paragraphs of lines, in reading order; a
 * line's box is as wide as its ink and as high as its font size, from the top of tall letters.
 */
export interface PreparedPage {
  number: number
  small: Buffer
  large: Buffer
  alt: string
  text: PageText[][]
}

/** What a PDF does by itself or carries along, by its kind. */
export type ActiveKind = 'script' | 'action' | 'attachment' | 'media'

export interface PreparedBook {
  pageCount: number
  aspect: number
}

/** `pdf` null: keep the PDF as it is. `dropped`: what was active in it, and is not in `pdf`. */
export interface Rewritten {
  pdf: Uint8Array | null
  dropped: ActiveKind[]
}

/** The worker's tasks, and what each answers, one after the other. */
export interface Answers {
  ingest: { inspection: Inspection } | Rewritten | { cover: Cover }
  prepare: { page: PreparedPage } | { book: PreparedBook }
}

export interface Task {
  name: keyof Answers
  /** The first page wanted, from 1. */
  from: number
  parentPid: number
}

/** IPC messages to the worker: first the PDF, then one for each answer that is wanted. */
export type Request = { bytes: Uint8Array } | { next: true }

/** IPC messages of the worker. The PDF is read after `ready`, so a failure before it is not the PDF's fault. */
export type Response =
  | { ready: true }
  | { answer: unknown }
  | { refused: UnreadableReason; cause: string }
  | { done: true }
