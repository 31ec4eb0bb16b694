import { type Fit, type FittedText, fitText } from './fit-text.ts'
import { type Face, runsOf, widthOf } from './typefaces.ts'

export interface Line {
  /** Its place in the structure of the document. */
  tag: 'H1' | 'H2' | 'P' | 'Link'
  /** Where a `Link` leads. */
  link?: string
  face: Face
  color: string
  align: 'left' | 'center' | 'right'
  /** The left edge, middle or right edge in points, as `align` says. */
  x: number
  /** The top of the first line. */
  y: number
}

const leading = { heading: 1.1, body: 1.3 }

/** Height in points of lines set in a face. */
export function heightOfLines(face: Face, { lines, size }: FittedText): number {
  return lines.length * size * leading[face]
}

/** Draws lines of one size, one under the other, as one element of the structure. */
export function setLines(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  place: Line,
  { lines, size }: FittedText,
): void {
  const step = size * leading[place.face]
  const draw = () => {
    document.fillColor(place.color)
    for (const [index, line] of lines.entries()) {
      const width = widthOf(document, line, place.face, size)
      let x = place.x - (place.align === 'left' ? 0 : place.align === 'center' ? width / 2 : width)
      for (const { font, text } of runsOf(line, place.face)) {
        document.font(font).fontSize(size)
        const y = place.y + index * step + size * 0.95
        document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', ...(place.link && { link: place.link }) })
        x += document.widthOfString(text)
      }
    }
  }
  root.add(document.struct(place.tag, {}, draw))
}

/** Draws a text as large as fits its width, with `y` as its middle. */
export function setFitting(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { text, y, ...words }: Line & Fit & { text: string },
): void {
  const fit = fitText(document, text, words)
  setLines(document, root, { ...words, y: y - heightOfLines(words.face, fit) / 2 }, fit)
}
