/**
 * A strip that is never cut. `before` and `after` are the spaces around it; the larger counts, and no space at a page's
 * head. `keep`: stays on one page with the strip after it; `gently`: unless that would leave much of a page empty.
 * `again` draws a table's head once more on a further page. `growsBy`: how much of a page's empty rest it may take.
 * `isFiller`: left out where the page has no room for it.
 */
export type Row = {
  height: number
  before: number
  after: number
  keep: boolean | 'gently'
  startsPage?: boolean
  again?: { height: number; draw: (y: number) => void }
  growsBy?: number
  isFiller?: boolean
  draw: (y: number, height: number) => void
}

export type Placed = { y: number; height: number; growsBy: number; draw: Row['draw'] }

/** The part of a page that may stay empty so that a part of the text stays in one piece. */
const minRest = 0.16

/** Spreads rows over pages. The first page begins at `firstTop` and ends at `firstBottom`, the others at `top`; none goes below `bottom`. */
export function paginate(
  rows: Row[],
  {
    firstTop,
    top,
    bottom,
    firstBottom = bottom,
  }: { firstTop: number; top: number; bottom: number; firstBottom?: number },
): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = firstTop
  let after = 0
  const end = () => (pages.length === 1 ? firstBottom : bottom)
  const turn = () => {
    pages.push([])
    y = top
    after = 0
  }
  const put = (height: number, draw: Row['draw'], growsBy = 0) => {
    pages.at(-1)?.push({ y, height, growsBy, draw })
    y += height
  }
  for (let start = 0; start < rows.length; ) {
    let chunk = chunkAt(rows, start, true)
    const isEmpty = () => !pages.at(-1)?.length
    const room = end() - y
    if (chunk[0]?.isFiller && (isEmpty() || heightOf(chunk, after) > room)) {
      start += chunk.length
      continue
    }
    if (!isEmpty() && chunk[0]?.startsPage) turn()
    else if (!isEmpty() && heightOf(chunk, after) > room) {
      const firm = chunkAt(rows, start, false)
      if (room > (bottom - top) * minRest && heightOf(firm, after) <= room) chunk = firm
      else turn()
    }
    for (const row of chunk) {
      if (!isEmpty() && y + Math.max(after, row.before) + row.height > end()) turn()
      if (isEmpty() && row.again) put(row.again.height, row.again.draw)
      else if (!isEmpty()) y += Math.max(after, row.before)
      put(row.height, row.draw, row.growsBy)
      after = row.after
    }
    start += chunk.length
  }
  return pages.map((page, index) => filled(page, index === 0 ? firstBottom : bottom))
}

/** Lets what can grow take the empty rest of its page, in equal parts, and moves down what follows. */
function filled(page: Placed[], bottom: number): Placed[] {
  const last = page.at(-1)
  let rest = last ? bottom - last.y - last.height : 0
  let growing = page.filter(({ growsBy }) => growsBy > 0).length
  let down = 0
  return page.map((row) => {
    const y = row.y + down
    if (row.growsBy === 0 || rest <= 0) return { ...row, y }
    const more = Math.min(row.growsBy, rest / growing)
    growing -= 1
    rest -= more
    down += more
    return { ...row, y, height: row.height + more }
  })
}

function chunkAt(rows: Row[], start: number, isGentle: boolean): Row[] {
  let end = start
  const holds = (row: Row | undefined) => row?.keep === true || (isGentle && row?.keep === 'gently')
  while (holds(rows[end]) && end + 1 < rows.length) end += 1
  return rows.slice(start, end + 1)
}

/** The height of rows below each other; `after` is the space that the row before them asks for. */
export function heightOf(chunk: Row[], after = 0): number {
  let height = 0
  let previous = after
  for (const row of chunk) {
    height += Math.max(previous, row.before) + row.height
    previous = row.after
  }
  return height
}
