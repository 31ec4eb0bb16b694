/**
 * Pages of three openings of a book, from near its beginning to past its middle, so that they tempt and do not tell the
 * end: two facing pages each, as in a bound book, where the cover lies alone. Fewer for a short book.
 */
export function spreadsOf(pageCount: number): number[][] {
  const openings = Math.floor((pageCount - 1) / 2)
  const chosen = [0, 0.35, 0.65].map((share) => Math.floor(share * openings)).filter((opening) => opening < openings)
  return [...new Set(chosen)].map((opening) => [2 * opening + 2, 2 * opening + 3])
}
