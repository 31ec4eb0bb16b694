import { type Colours, dark, grey } from '../../../print/colours.ts'
import { a4 } from '../../../print/document.ts'
import type { Face } from '../../../print/fonts.ts'
import { drawLine, type Line } from '../../../print/lines.ts'
import { drawParagraph, heightOfLines, wrapText } from '../../../print/paragraphs.ts'
import { drawArtifact, type Tag } from '../../../print/tags.ts'

/** The page, in points, and the area that words are set in. */
export const sheet = { ...a4, left: 56, right: 539.28, top: 66, bottom: 776 }
export const columnWidth = sheet.right - sheet.left

interface Style {
  tag?: 'H1' | 'H2' | 'P'
  face?: Face
  colour?: string
  /** Font size in points. */
  size?: number
  /** Space above in points. */
  above?: number
  x?: number
  width?: number
}

/** Pages that are filled downwards. `y`: where the next thing goes, in points. */
export interface QuotePages {
  doc: PDFKit.PDFDocument
  root: Tag
  colours: Colours
  y: number
  /** Begins a new page when less height than that is left; returns whether it did. */
  need(height: number): boolean
  /** Sets lines of text, each of which may be wrapped. */
  write(text: string, style?: Style): void
}

/** Begins a document's pages, each with a band above and the quote's number below. */
export function beginPages(doc: PDFKit.PDFDocument, root: Tag, colours: Colours, foot: string): QuotePages {
  let number = 0
  const addPage = () => {
    number += 1
    doc.addPage()
    drawArtifact(doc, 'Layout', () => {
      doc.rect(0, 0, sheet.width, 18).fill(colours.brand)
      doc.rect(0, 18, sheet.width, 4).fill(colours.accent)
    })
    const words = wrapText(doc, `${foot} · page ${number}`, { face: 'figures', width: columnWidth, size: 9 })
    drawArtifact(doc, 'Pagination', () => {
      const setting = { size: 9, leading: 12, colour: grey }
      for (const line of words.lines.slice(0, 1)) drawLine(doc, line, setting, [sheet.left, 800])
    })
    pages.y = sheet.top
  }
  const pages: QuotePages = {
    doc,
    root,
    colours,
    y: sheet.top,
    need(height) {
      if (pages.y + height <= sheet.bottom) return false
      addPage()
      return true
    },
    write(text, style = {}) {
      const { tag = 'P', face = 'figures', colour = dark, size = 10.5 } = style
      const { above = 0, x = sheet.left, width = columnWidth } = style
      pages.y += above
      for (const lines of portions(pages, text, { face, width, size })) {
        pages.need(heightOfLines(face, { lines, size }))
        drawParagraph(doc, root, { tag, face, colour, align: 'left', x, y: pages.y }, { lines, size })
        pages.y += heightOfLines(face, { lines, size })
      }
    },
  }
  addPage()
  return pages
}

/** Lines that are short enough to go on a page of their own. */
function portions(
  { doc }: QuotePages,
  text: string,
  { face, width, size }: { face: Face; width: number; size: number },
): Line[][] {
  const lines = text.split('\n').flatMap((line) => wrapText(doc, line, { face, width, size }).lines)
  const most = 12
  return Array.from({ length: Math.ceil(lines.length / most) }, (_, index) =>
    lines.slice(index * most, (index + 1) * most),
  )
}
