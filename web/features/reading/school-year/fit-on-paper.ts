import type { Covered } from '#contract/school-year.ts'

/** On the second page: how many lines its two columns have, and how many letters a line has, also in bold. */
const paper = { lines: 115, letters: 56, boldLetters: 44 }

const linesOf = (text: string, letters = paper.letters) => Math.max(1, Math.ceil(text.length / letters))

/** How many of the rows have room on the second of two printed pages. The others are in the file. */
export function rowsOnPaper(rows: readonly Covered[]): number {
  let lines = 0
  for (const [at, row] of rows.entries()) {
    const isFirst = row.document !== rows[at - 1]?.document
    lines += isFirst ? linesOf(row.document, paper.boldLetters) + linesOf(row.edition) + 1 : 0
    lines += linesOf(placeOf(row)) + linesOf(row.statement) + linesOf(`Taught with: ${booksOf(row)}`) + 0.5
    if (lines > paper.lines) return at
  }
  return rows.length
}

/** "Key stage 1 · 2i". */
export const placeOf = ({ area, code }: Covered): string => [area, code].filter(Boolean).join(' · ')

/** "Harbour Lights, A Kite for Ada". */
export const booksOf = ({ books }: Covered): string => books.map(({ title }) => title).join(', ')
