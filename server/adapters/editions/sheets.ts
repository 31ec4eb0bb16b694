import type { Obstacle } from './book.ts'

/** One side of a sheet: the pages of its halves, counted from 1; null where nothing is printed. */
export type Side = { left: number | null; right: number | null }

/** More sheets than this cannot be folded together and stapled. */
const maxSheets = 20

export const sheetsFor = (pageCount: number): number => Math.ceil(pageCount / 4)

/**
 * The sides in the order in which they are printed, front and back of each sheet from the outermost inwards, turned on the short edge. What is
 * left over is empty at the end, or before the last page where that one belongs on the back.
 */
export function bookletSides(pageCount: number, endsOnBack: boolean): Side[] {
  const places = sheetsFor(pageCount) * 4
  const pageAt = (place: number) => {
    if (endsOnBack && place === places) return pageCount
    return place <= (endsOnBack ? pageCount - 1 : pageCount) ? place : null
  }
  return Array.from({ length: places / 2 }, (_, side) => {
    const [low, high] = [pageAt(side + 1), pageAt(places - side)]
    // Outside, the earlier page is on the right; inside, on the left.
    return side % 2 === 0 ? { left: high, right: low } : { left: low, right: high }
  })
}

/** Why that many pages cannot be folded and stapled; null if they can. */
export function foldingProblem(pageCount: number, { isPaper }: { isPaper: boolean }): Obstacle | null {
  if (isPaper && pageCount < 3)
    return { why: 'A document of one or two pages fits on one sheet without folding. Print its PDF.', remedy: '' }
  const sheets = sheetsFor(pageCount)
  if (sheets <= maxSheets) return null
  return {
    why: `A ${isPaper ? 'document' : 'book'} of ${pageCount} pages makes ${sheets} sheets, and more than ${maxSheets} cannot be folded and stapled. Print its PDF.`,
    remedy: 'Or divide it into parts.',
  }
}
