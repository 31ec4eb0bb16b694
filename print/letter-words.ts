import { dark } from './colours.ts'
import { sheet } from './letter-paper.ts'
import { drawParagraph, heightOfLines, type Paragraph, wrapText } from './paragraphs.ts'
import type { Tag } from './tags.ts'

interface Style extends Partial<Pick<Paragraph, 'tag' | 'face' | 'colour'>> {
  /** Makes the text a link. */
  href?: string
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
  root: Tag,
  { x, width, top }: { x: number; width: number; top: number } = sheet.column,
): LetterColumn {
  let y = top
  return {
    write(text, { tag = 'P', face = 'body', size = 12, above = 9, indent = 0, colour = dark, href } = {}) {
      const lines = wrapText(document, text, { face, width: width - indent, size, href })
      drawParagraph(document, root, { tag, face, colour, align: 'left', x: x + indent, y: y + above }, lines)
      y += above + heightOfLines(face, lines)
    },
    skip(points) {
      y += points
      return y
    },
    within: (left, inner, start) => column(document, root, { x: left, width: inner, top: start }),
  }
}
