import { type Colours, dark, grey } from './colours.ts'
import { a4 } from './document.ts'
import type { Face } from './fonts.ts'
import { breakLines, drawLine, type Line, type Span } from './lines.ts'
import { heightOfLines, wrapText } from './paragraphs.ts'
import { drawArtifact, type Tag, tag } from './tags.ts'

/** The page, in points, and the area that words are set in. */
export const sheet = { ...a4, left: 56, right: 539.28, top: 66, bottom: 776 }
export const columnWidth = sheet.right - sheet.left

interface Style {
  tag?: 'H1' | 'H2' | 'H3' | 'P' | 'LBody'
  /** What it belongs to in the document's structure, where that is not the document itself. */
  parent?: Tag
  face?: Face
  colour?: string
  /** Font size in points. */
  size?: number
  /** Space above in points. */
  above?: number
  x?: number
  width?: number
  /** Draws a mark beside the first line, whose top is at `y`. */
  mark?: (y: number) => void
}

/** Pages that are filled downwards. `y`: where the next thing goes, in points; `number`: of the page, from 1. */
export interface FlowingPages {
  doc: PDFKit.PDFDocument
  root: Tag
  colours: Colours
  y: number
  readonly number: number
  /** Begins a new page when less height than that is left; returns whether it did. */
  need(height: number): boolean
  /** Sets lines of text, wrapping long ones; or one paragraph of spans with faces and links of their own. */
  write(text: string | Span[], style?: Style): void
}

/** Begins a document's pages, each with a band above and a line with its number below. */
export function beginPages(doc: PDFKit.PDFDocument, root: Tag, colours: Colours, foot: string): FlowingPages {
  let number = 0
  const addPage = () => {
    number += 1
    doc.addPage()
    drawArtifact(doc, 'Layout', () => {
      doc.rect(0, 0, sheet.width, 18).fill(colours.brand)
      doc.rect(0, 18, sheet.width, 4).fill(colours.accent)
    })
    const style = { face: 'figures', width: columnWidth - 60, size: 9 } as const
    const words = wrapText(doc, foot, style)
    const page = wrapText(doc, `Page ${number}`, style)
    drawArtifact(doc, 'Pagination', () => {
      const setting = { size: 9, leading: 12, colour: grey }
      for (const line of words.lines.slice(0, 1)) drawLine(doc, line, setting, [sheet.left, 800])
      for (const line of page.lines) drawLine(doc, line, setting, [sheet.right - line.width, 800])
    })
    pages.y = sheet.top
  }
  const pages: FlowingPages = {
    doc,
    root,
    colours,
    y: sheet.top,
    get number() {
      return number
    },
    need(height) {
      if (pages.y + height <= sheet.bottom) return false
      addPage()
      return true
    },
    write(text, style = {}) {
      const { tag: type = 'P', face = 'figures', colour = dark, size = 10.5, parent = root, mark } = style
      const { above = 0, x = sheet.left, width = columnWidth } = style
      pages.y += above
      const step = heightOfLines(face, { lines: [{ runs: [], width: 0 }], size })
      const node = tag(type, parent)
      const setting = { size, leading: step, colour, rise: size * 0.95, hasUnderlinedLinks: true }
      for (const [index, line] of linesOf(doc, text, { face, width, size }).entries()) {
        pages.need(step)
        if (index === 0) mark?.(pages.y)
        drawLine(doc, line, setting, [x, pages.y], node)
        pages.y += step
      }
    },
  }
  addPage()
  return pages
}

function linesOf(
  doc: PDFKit.PDFDocument,
  text: string | Span[],
  { face, width, size }: { face: Face; width: number; size: number },
): Line[] {
  if (typeof text !== 'string') return breakLines(doc, text, size, width)
  return text.split('\n').flatMap((line) => wrapText(doc, line, { face, width, size }).lines)
}
