import { listColoured } from '../../documents/build-documents.ts'
import { platesOf } from '../../play/plates.ts'
import { frameScale } from '../../play/strip.ts'
import type { Storybook } from '../../storybook.ts'
import { colouringScale, pagesToColour } from './colouring-book.ts'
import { type Lined, pageToTrace, plateToTrace } from './kept-lines.ts'

/** Whatever there is to trace of a book: each page for the colouring book, the cover first, then what its sheets have to colour in, to make and to play. Throws ContentError. */
export const linesToTrace = (book: Storybook): Lined[] => [
  ...[
    ...pagesToColour(book).map((_, page) => ({ page, scale: colouringScale })),
    ...listColoured(book.story.slug),
    ...(book.play?.strip ?? []).flatMap((moment) =>
      'page' in moment ? [{ page: moment.page, scale: frameScale(moment) }] : [],
    ),
  ].map(({ page, scale }) => pageToTrace(book, page, scale)),
  ...(book.play ? platesOf(book.play) : []).map((plate) => plateToTrace(book, plate)),
]
