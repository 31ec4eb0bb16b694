import { listColoured } from '../../documents/build-documents.ts'
import type { Storybook } from '../../storybook.ts'
import { colouringScale } from './colouring-book.ts'
import { type Lined, pageToTrace } from './kept-lines.ts'

/** Whatever there is to trace of a book: each page for the colouring book, the cover first, then what its sheets have to colour in. Throws ContentError. */
export const linesToTrace = (book: Storybook): Lined[] =>
  [
    ...[book.cover, ...book.pages].map((_, page) => ({ page, scale: colouringScale })),
    ...listColoured(book.story.slug),
  ].map(({ page, scale }) => pageToTrace(book, page, scale))
