import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageText } from '#contract/resources.ts'
import { joinBrokenWords } from './broken-words.ts'
import { joinLines } from './page-lines.ts'
import { orderByPosition } from './page-order.ts'
import { type MarkedPieces, type Piece, readPieces } from './page-pieces.ts'
import { readStructure } from './page-structure.ts'
import { plainText } from './plain-text.ts'
import { insertTyped, readTyped } from './read-typed.ts'

/**
 * A page's text and the alternative texts of its figures. `aspect`: of the image in which the page is centred. `unread`: ids of marked content
 * that is no text to read, such as letters in a figure.
 */
export async function readPage(
  document: PDFDocumentProxy,
  number: number,
  aspect: number,
): Promise<{ alt: string; text: PageText[][]; unread: Set<number> }> {
  const page = await document.getPage(number)
  const structure = readStructure(await page.getStructTree())
  const typed = await readTyped(page)
  const runs = [...(await readPieces(page)), ...typed]
  const paragraphs: Piece[][] = []
  for (const ids of structure?.paragraphs ?? [])
    paragraphs.push(joinLines(ids.flatMap((id) => runs.filter((run) => run.id === id).flatMap(({ pieces }) => pieces))))
  const untagged = (of: MarkedPieces[]) =>
    of.filter(({ id }) => !structure?.known.has(id)).flatMap(({ pieces }) => pieces)
  const printed = untagged(runs.filter((run) => !typed.includes(run)))
  paragraphs.push(...orderByPosition(joinLines(insertTyped(printed, untagged(typed)))))
  const words = paragraphs
    .flat()
    .map(({ text }) => text)
    .join('\n')
  const { width, height } = page.getViewport({ scale: 1 })
  page.cleanup()
  const place = placeOn({ width, height }, aspect)
  return {
    alt: plainText((structure?.alts ?? []).map((alt) => alt.trim()).join(' ')),
    text: paragraphs
      .map((lines) => joinBrokenWords(lines, words).map(place).filter(isOnPage))
      .filter((lines) => lines.length > 0),
    unread: structure
      ? markedIds([...structure.known].filter((id) => !structure.paragraphs.flat().includes(id)))
      : new Set(),
  }
}

/** The numbers in the ids of pdf.js, such as `p12R_mc3`: the page's own. */
function markedIds(ids: string[]): Set<number> {
  return new Set(ids.flatMap((id) => /_mc(\d+)$/.exec(id)?.[1] ?? []).map(Number))
}

function placeOn({ width, height }: { width: number; height: number }, aspect: number): (piece: Piece) => PageText {
  const fullWidth = Math.max(width, height * aspect)
  const fullHeight = Math.max(height, width / aspect)
  const fraction = (points: number, full: number) => Math.round((points / full) * 1e5) / 1e5
  return ({ text, left, right, top, bottom, isVerse }) => ({
    text,
    x: fraction(left + (fullWidth - width) / 2, fullWidth),
    y: fraction(top + (fullHeight - height) / 2, fullHeight),
    width: fraction(right - left, fullWidth),
    height: fraction(bottom - top, fullHeight),
    ...(isVerse && { is_verse: true }),
  })
}

/** Printers' marks and the like outside the crop box are not read. */
function isOnPage({ x, y, width, height }: PageText): boolean {
  return x + width > 0 && y + height > 0 && x < 1 && y < 1
}
