import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { MarkedPieces, Piece } from './page-pieces.ts'
import { plainText } from './plain-text.ts'

/** What pdf.js says of an annotation, as far as it matters here. */
interface Annotation {
  id: string
  subtype: string
  rect: [number, number, number, number]
  annotationFlags: number
  fieldType?: string
  fieldValue?: string | string[] | null
  password?: boolean
  multiLine?: boolean
  options?: { exportValue: string; displayValue: string }[]
  /** The lines as they are drawn, where the PDF says how. */
  textContent?: string[]
  contentsObj?: { str: string }
  defaultAppearanceData?: { fontSize: number }
}

/** Flags of an annotation that is not shown: hidden, and not viewed (ISO 32000-2, 12.5.3). */
const unseen = 0x02 | 0x20
/** Points, where a field leaves the size to the program that shows it. */
const usualSize = 12
/** Of a letter, as a share of its size: between a narrow and a wide typeface. */
const letterWidth = 0.5

/**
 * What was typed onto a page, which is no part of its content: the values of form fields, and text boxes that were laid over
 * it. Each with the id that a tagged page gives it.
 */
export async function readTyped(page: PDFPageProxy): Promise<MarkedPieces[]> {
  const viewport = page.getViewport({ scale: 1 })
  const annotations = (await page.getAnnotations()) as Annotation[]
  return annotations.flatMap((annotation) => {
    const lines = linesOf(annotation).map(plainText)
    if (lines.join('').trim() === '' || annotation.annotationFlags & unseen) return []
    const [x1, y1, x2, y2] = viewport.convertToViewportRectangle(annotation.rect) as [number, number, number, number]
    const box = { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
    return [{ id: `pdfjs_internal_id_${annotation.id}`, pieces: place(lines, box, annotation) }]
  })
}

function linesOf({
  subtype,
  fieldType,
  fieldValue,
  password,
  options,
  textContent,
  contentsObj,
}: Annotation): string[] {
  if (subtype === 'FreeText') return textContent ?? split(contentsObj?.str ?? '')
  if (subtype !== 'Widget' || password || !fieldValue) return []
  if (fieldType === 'Tx') return textContent ?? split([fieldValue].flat().join(' '))
  if (fieldType !== 'Ch') return []
  return [fieldValue].flat().map((value) => options?.find((one) => one.exportValue === value)?.displayValue ?? value)
}

const split = (text: string) => text.split(/\r\n|[\r\n]/)

/** From the top of the box, or in its middle where it has one line. */
function place(
  lines: string[],
  box: Pick<Piece, 'left' | 'right' | 'top' | 'bottom'>,
  { multiLine, defaultAppearanceData }: Annotation,
): Piece[] {
  const height = (box.bottom - box.top) / lines.length
  const size = Math.min(defaultAppearanceData?.fontSize || usualSize, height)
  const pitch = Math.min(height, size * 1.2)
  const first = multiLine || lines.length > 1 ? box.top : (box.top + box.bottom - size) / 2
  return lines.map((text, at) => ({
    text,
    left: box.left,
    right: Math.min(box.right, box.left + text.length * size * letterWidth),
    top: first + at * pitch,
    bottom: first + at * pitch + size,
    isUpright: true,
  }))
}

/** Puts what was typed behind the words that it stands beside, such as “Name:”, in one line with them; or at the end. */
export function insertTyped(pieces: Piece[], typed: Piece[]): Piece[] {
  const all = [...pieces]
  for (const piece of typed) {
    const middle = (piece.top + piece.bottom) / 2
    const beside = all.filter(({ left, top, bottom }) => left < piece.left && top < middle && middle < bottom)
    const label = beside.reduce<Piece | null>((best, one) => (best && best.right > one.right ? best : one), null)
    const gap = 0.2 * (piece.bottom - piece.top)
    if (label) all.splice(all.indexOf(label) + 1, 0, { ...piece, left: Math.min(piece.left, label.right + gap) })
    else all.push(piece)
  }
  return all
}
