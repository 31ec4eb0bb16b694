import { type Face, tidy } from './fonts.ts'
import { breakEvenly, breakLines, type Line, longestWord } from './lines.ts'
import type { Direction } from './scripts.ts'

export type Fit = {
  face: Face
  width: number
  /** Font sizes in points: below `small` the text gets another line instead, while it may; `least` is the smallest. */
  sizes: { large: number; small: number; least: number }
  maxLines: number
  /** Where the first letter does not say it. */
  direction?: Direction
}

export type FittedText = { size: number; lines: Line[] }

/** What people typed at the largest size and in the fewest lines that fit, evenly broken; at `least`, in as many as needed. */
export function fitText(
  doc: PDFKit.PDFDocument,
  text: string,
  { face, width, sizes, maxLines, direction }: Fit,
): FittedText {
  const spans = [{ text: tidy(text), face, direction }]
  const longest = longestWord(doc, spans, 1)
  for (let count = 1; count <= maxLines; count++) {
    const floor = count === maxLines ? sizes.least : sizes.small
    for (let size = sizes.large; size >= floor; size--) {
      if (longest * size > width || breakLines(doc, spans, size, width).length > count) continue
      return { size, lines: breakEvenly(doc, spans, size, { width, least: 0.35, step: width / 20 }).lines }
    }
  }
  return { size: sizes.least, lines: breakLines(doc, spans, sizes.least, width) }
}
