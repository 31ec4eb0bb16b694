import { wrapText } from '../../adapters/print/fit-text.ts'
import type { Colours } from '../../adapters/print/print-colours.ts'
import { heightOfLines, type Line, setLines } from '../../adapters/print/set-text.ts'
import { sheet } from './letter-paper.ts'

interface Style extends Pick<Partial<Line>, 'face' | 'color' | 'link'> {
  tag?: 'H1' | 'H2' | 'P'
  /** Font size in points. */
  size?: number
  /** Space above in points. */
  above?: number
  indent?: number
}

/** Text set downwards: each piece below the one before. */
export interface LetterColumn {
  write(text: string, style?: Style): void
  /** Leaves space, and answers where it ends. */
  skip(points: number): number
  /** Another column, somewhere on the page. */
  within(x: number, width: number, top: number): LetterColumn
}

/** The letter's column of text. */
export function column(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  colours: Colours,
  { x, width, top }: { x: number; width: number; top: number } = sheet.column,
): LetterColumn {
  let y = top
  return {
    write(text, { tag = 'P', face = 'body', size = 12, above = 9, indent = 0, color = '#241d16', link } = {}) {
      const fit = wrapText(document, text, { face, width: width - indent, size })
      const place: Line = { tag: link ? 'Link' : tag, face, color, align: 'left', x: x + indent, y: y + above }
      setLines(document, root, { ...place, ...(link && { link }) }, fit)
      y += above + heightOfLines(face, fit)
    },
    skip(points) {
      y += points
      return y
    },
    within: (left, inner, start) => column(document, root, colours, { x: left, width: inner, top: start }),
  }
}
