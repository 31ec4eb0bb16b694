import { selectFont } from '../print/fonts.ts'
import type { Line } from '../print/lines.ts'
import { drawTagged, type Tag } from '../print/tags.ts'

/**
 * How far a letter strays from its baseline, as a share of its size: by how far along the line its middle is (0–1), by its distance from the line's start
 * in sizes, and by its number. Letters are not turned, and neighbours stray by less than an eighth: what reads a PDF would take them for words of their own.
 */
const paths = {
  /** A sound: up in the middle, down at both ends. */
  bow: (share: number) => 0.26 * (4 * (share - 0.5) ** 2 - 0.5),
  /** A title by the sea. */
  wave: (_: number, distance: number) => 0.075 * Math.sin(distance * 2.1),
  /** A title that goes up a hill. */
  climb: (share: number) => 0.2 * (0.5 - share),
  /** A title that people mutter, louder and louder. */
  mutter: (share: number, distance: number) => 0.075 * share * Math.sin(distance * 3.1),
  /** A title that cannot keep still. */
  hop: (_: number, __: number, index: number) => (index % 2 ? 0.05 : -0.05),
} satisfies Record<string, (share: number, distance: number, index: number) => number>

export type LetterPath = keyof typeof paths

/** Draws a line whose letters follow a path; `x`, `y` is where its straight baseline would begin. */
export function drawLetters(
  doc: PDFKit.PDFDocument,
  line: Line,
  { size, colour, path }: { size: number; colour: string; path: LetterPath },
  [x, y]: [number, number],
  node?: Tag,
): void {
  const draw = () => {
    doc.fillColor(colour)
    let [left, index] = [x, 0]
    for (const { text, font } of line.runs)
      for (const letter of text) {
        selectFont(doc, font, size)
        const width = doc.widthOfString(letter)
        const middle = left + width / 2 - x
        const stray = paths[path](middle / line.width, middle / size, index)
        doc.text(letter, left, y + size * stray, { lineBreak: false, baseline: 'alphabetic' })
        left += width
        if (letter !== ' ') index += 1
      }
  }
  if (node) drawTagged(doc, node, draw)
  else draw()
}
