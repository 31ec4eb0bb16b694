/**
 * A strip that is never cut. `before` and `after` are the spaces around it, of which the larger counts and none at a page's
 * head. `keep`: stays on one page with the strip after it. `again` draws a table's head once more on a further page.
 */
export type Row = {
  height: number
  before: number
  after: number
  keep: boolean
  startsPage?: boolean
  again?: { height: number; draw: (y: number) => void }
  draw: (y: number) => void
}

export type Placed = { y: number; draw: (y: number) => void }

/** Spreads rows over pages. The first page begins at `firstTop`, the others at `top`; none goes below `bottom`. */
export function paginate(
  rows: Row[],
  { firstTop, top, bottom }: { firstTop: number; top: number; bottom: number },
): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = firstTop
  let after = 0
  const turn = () => {
    pages.push([])
    y = top
    after = 0
  }
  for (let start = 0; start < rows.length; ) {
    const chunk = chunkAt(rows, start)
    const isEmpty = !pages.at(-1)?.length
    const room = bottom - y
    if (!isEmpty && (chunk[0]?.startsPage || heightOf(chunk, after) > room)) turn()
    for (const row of chunk) {
      const isHead = !pages.at(-1)?.length
      if (!isHead && y + Math.max(after, row.before) + row.height > bottom) turn()
      if (!pages.at(-1)?.length && row.again) {
        pages.at(-1)?.push({ y, draw: row.again.draw })
        y += row.again.height
      } else if (pages.at(-1)?.length) y += Math.max(after, row.before)
      pages.at(-1)?.push({ y, draw: row.draw })
      y += row.height
      after = row.after
    }
    start += chunk.length
  }
  return pages
}

function chunkAt(rows: Row[], start: number): Row[] {
  let end = start
  while (rows[end]?.keep && end + 1 < rows.length) end += 1
  return rows.slice(start, end + 1)
}

function heightOf(chunk: Row[], after: number): number {
  let height = 0
  let previous = after
  for (const row of chunk) {
    height += Math.max(previous, row.before) + row.height
    previous = row.after
  }
  return height
}
