import type { PageText } from '#contract/resources.ts'
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
 * line's box is as wide as its ink and as high as its font size, from the top of tall letters.
 */
export interface PreparedPage {
  number: number
  small: Buffer
  large: Buffer
  alt: string
  text: PageText[][]
}

/** Kinds of active content: what a PDF does by itself, or carries along. */
export type ActiveKind = 'script' | 'action' | 'attachment' | 'media'

export interface PreparedBook {
  pageCount: number
  aspect: number
}

/** `pdf` null: store the PDF unchanged. `dropped`: the active content that was removed from `pdf`. */
export interface Rewritten {
  pdf: Uint8Array | null
  dropped: ActiveKind[]
}

/** The worker's tasks, and the answers that each yields. */
export interface Answers {
  ingest: { inspection: Inspection } | Rewritten | { cover: Cover }
  prepare: { page: PreparedPage } | { book: PreparedBook }
  read: { words: string }
  combine: { pdf: Uint8Array }
}

export interface Task {
  name: keyof Answers
  /** The first page to prepare, from 1. */
  from: number
  parentPid: number
}

/** IPC messages to the worker: first the PDF (with `more` to combine it with), then one to request each answer. */
export type Request = { bytes: Uint8Array; more: Uint8Array[] } | { next: true }

/** IPC messages of the worker. The PDF is read after `ready`, so a failure before it is not the PDF's fault. */
export type Response =
  | { ready: true }
  | { answer: unknown }
  | { refused: UnreadableReason; cause: string }
  | { done: true }
