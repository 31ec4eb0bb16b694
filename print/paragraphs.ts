import { type Fit, type FittedText, fitText } from './fit.ts'
import { type Face, tidy } from './fonts.ts'
import { breakLines, drawLine, type Line } from './lines.ts'
import { isShaped, tallLeading } from './scripts.ts'
import { type Tag, tag } from './tags.ts'

/** Where a paragraph is drawn, and what it is. */
export type Paragraph = {
  tag: 'H1' | 'H2' | 'P'
  /** Of words in another language than the document. */
  lang?: string
  face: Face
  colour: string
  align: 'left' | 'center' | 'right'
  /** The left edge, middle or right edge in points, as `align` says. */
  x: number
  /** The top of the first line. */
  y: number
}

/** From line to line; letters with signs above and below need more. */
const leading = (face: Face, lines: Line[]) =>
  lines.some(({ actual = '' }) => isShaped(actual)) ? tallLeading : face === 'heading' ? 1.1 : 1.3

/** Height in points of lines in a face. */
export function heightOfLines(face: Face, { lines, size }: FittedText): number {
  return lines.length * size * leading(face, lines)
}

/** What people typed, or a sentence about it, as lines of one size; `href` makes all of it a link. */
export function wrapText(
  doc: PDFKit.PDFDocument,
  text: string,
  { face, width, size, href }: { face: Face; width: number; size: number; href?: string | undefined },
): FittedText {
  return { size, lines: breakLines(doc, [{ text: tidy(text), face, href }], size, width) }
}

/** Draws lines one under the other, as one element of the structure. */
export function drawParagraph(doc: PDFKit.PDFDocument, root: Tag, at: Paragraph, { lines, size }: FittedText): void {
  const step = size * leading(at.face, lines)
  const node = tag(at.tag, root, at.lang ? { lang: at.lang } : undefined)
  for (const [index, line] of lines.entries()) {
    const left = at.x - (at.align === 'left' ? 0 : at.align === 'center' ? line.width / 2 : line.width)
    const setting = { size, leading: step, colour: at.colour, rise: size * 0.95 + Math.max(0, step - size * 1.3) / 2 }
    drawLine(doc, line, setting, [left, at.y + index * step], node)
  }
}

/** Draws a text as large as fits its width, vertically centred on `y`. */
export function drawFitting(
  doc: PDFKit.PDFDocument,
  root: Tag,
  { text, y, ...words }: Paragraph & Fit & { text: string },
): void {
  const fitted = fitText(doc, text, words)
  drawParagraph(doc, root, { ...words, y: y - heightOfLines(words.face, fitted) / 2 }, fitted)
}
