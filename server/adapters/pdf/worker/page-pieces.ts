import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { verseLine } from '../../../../print/tags.ts'
import { plainText } from './plain-text.ts'

/** A run of text. Box in points from the top left of the page as shown, as high as the font size. */
export interface Piece {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  isUpright: boolean
  /** Of a line of verse. */
  isVerse?: boolean
}

/** Text of one marked content id, or of none (`""`). */
export interface MarkedPieces {
  id: string
  pieces: Piece[]
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type TextItem = Extract<TextContent['items'][number], { str: string }>
type Matrix = readonly number[]

/** A page's text in content order, without what the PDF marks as artifacts (page numbers, ornaments). */
export async function readPieces(page: PDFPageProxy): Promise<MarkedPieces[]> {
  const { items, styles } = await page.getTextContent({ includeMarkedContent: true })
  const { transform } = page.getViewport({ scale: 1 })
  const marks: { id: string; tag: string }[] = []
  const runs: MarkedPieces[] = []
  const isIn = (wanted: string) => marks.some(({ tag }) => tag === wanted)
  for (const item of items) {
    if ('str' in item) {
      if (item.str === '' || isIn('Artifact')) continue
      const id = marks.findLast((mark) => mark.id)?.id ?? ''
      const ascent = ascentOf(styles[item.fontName])
      const last = runs.at(-1)
      const run = last?.id === id ? last : { id, pieces: [] }
      if (run !== last) runs.push(run)
      const piece = pieceOf(item, ascent, transform)
      run.pieces.push(isIn(verseLine) ? { ...piece, isVerse: true } : piece)
    } else if (item.type === 'endMarkedContent') marks.pop()
    else marks.push({ id: item.id ?? '', tag: (item as { tag?: string }).tag ?? '' })
  }
  return runs
}

/** The fraction of the font size that is above the baseline. */
function ascentOf(style: { ascent: number; descent: number } | undefined): number {
  const { ascent = 0, descent = 0 } = style ?? {}
  return ascent > 0 && descent < 0 ? ascent / (ascent - descent) : 0.8
}

function pieceOf({ str, width, transform }: TextItem, ascent: number, toPage: Matrix): Piece {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as number[]
  const length = Math.hypot(a, b) || 1
  const corner = (along: number, up: number) =>
    apply(toPage, e + (a / length) * along + c * up, f + (b / length) * along + d * up)
  const corners = [corner(0, ascent), corner(width, ascent), corner(0, ascent - 1), corner(width, ascent - 1)]
  const [start, end] = [apply(toPage, 0, 0), apply(toPage, a, b)]
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return {
    text: plainText(str),
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    isUpright: end.x > start.x && Math.abs(end.y - start.y) < 0.05 * (end.x - start.x),
  }
}

function apply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}
