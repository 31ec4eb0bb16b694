/**
 * A place in a book is one number: a page from 1 to `pageCount`, or `pageCount + 1` for the end page.
 * Pages lie singly, or as in a bound book: the cover alone, then 2–3, 4–5 and so on.
 */
export interface Pagination {
  pageCount: number
  isDouble: boolean
}

export type Side = 'left' | 'right' | 'only'

export const endOf = ({ pageCount }: Pagination): number => pageCount + 1

/** The open pages at a place, in reading order. None at the end page. */
export function openPages(place: number, { pageCount, isDouble }: Pagination): number[] {
  if (place > pageCount) return []
  if (!isDouble || place === 1) return [place]
  const left = place - (place % 2)
  return left < pageCount ? [left, left + 1] : [left]
}

export function placeAfter(place: number, pagination: Pagination): number {
  const last = openPages(place, pagination).at(-1) ?? pagination.pageCount
  return Math.min(last + 1, endOf(pagination))
}

export function placeBefore(place: number, pagination: Pagination): number {
  const first = openPages(place, pagination)[0] ?? endOf(pagination)
  return openPages(Math.max(first - 1, 1), pagination)[0] ?? 1
}

/** The places a reader can stop at, in order, the end page last: one for each page, or for each pair of pages. */
export function stops(pagination: Pagination): number[] {
  const found = [1]
  for (let place = 1; place <= pagination.pageCount; ) {
    place = placeAfter(place, pagination)
    found.push(place)
  }
  return found
}

/** Which side of the spine a page lies on: even numbers left, as in print. */
export function sideOf(page: number, { isDouble }: Pagination): Side {
  if (!isDouble) return 'only'
  return page % 2 === 0 ? 'left' : 'right'
}

/** Whether two pages that lie side by side have one picture. */
export function isSpread(open: readonly { number: number; is_spread: boolean }[]): boolean {
  return open.length === 2 && open.every((page) => page.is_spread)
}

/** The number by which people know a page: the story begins at 1, after the cover, as the teacher’s guides count. */
export const storyPage = (page: number): number => page - 1

/** "Cover", "Page 3 of 18". */
export function pageName(page: number, pageCount: number): string {
  return page === 1 ? 'Cover' : `Page ${storyPage(page)} of ${storyPage(pageCount)}`
}

/** "Cover", "Page 3 of 18", "Pages 2 and 3 of 18", "The end". */
export function placeName(place: number, pagination: Pagination): string {
  const [first, second] = openPages(place, pagination)
  if (first === undefined) return 'The end'
  if (second === undefined) return pageName(first, pagination.pageCount)
  return `Pages ${storyPage(first)} and ${storyPage(second)} of ${storyPage(pagination.pageCount)}`
}
