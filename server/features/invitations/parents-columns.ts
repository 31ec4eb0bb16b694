import { Failure } from '../../failure.ts'
import type { Found } from './find-addresses.ts'

/** A line of a table: what each of its cells has of addresses. */
export interface Row {
  /** Its number in the file, from 1. */
  line: number
  text: string
  cells: Found[][]
}

const ofParents = /\b(parents?|carers?|guardians?|mothers?|mums?|mummy|mams?|fathers?|dads?|daddy|family|families)\b/i
const ofPupils = /\b(pupils?|child|childs|children|kids?|students?|learners?|sons?|daughters?|boys?|girls?)\b/i

/** As many addresses in a row as two parents have. */
const maxWithoutAsking = 2

const nameOf = (heading: string) =>
  heading
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
const isOfParents = (heading: string) => ofParents.test(heading)
const isOfPupils = (heading: string) => ofPupils.test(heading) && !isOfParents(heading)

/**
 * Why a line is not invited whose only addresses are in a column, by its number from 1; `""` for a column whose addresses
 * are invited. `chosen`: the columns that somebody has said are those of parents; null if nobody was asked.
 *
 * @throws Failure `invitation/which-columns` where a row has addresses in three or more columns, and no heading tells
 * whose they are; with a field for each of these columns
 */
export function chooseColumns(header: string[], rows: Row[], chosen: number[] | null): (column: number) => string {
  const headings = header.map(nameOf)
  const headingOf = (column: number) => headings[column - 1] ?? ''
  const pupils = 'The only addresses on this line are in a column of pupils, who are never invited.'
  if (chosen) {
    return (column) => {
      if (isOfPupils(headingOf(column))) return pupils
      return chosen.includes(column) ? '' : 'There is no e-mail address in the columns that you chose.'
    }
  }
  const used = rows.map(({ cells }) =>
    cells.flatMap((cell, index) => (cell.length > 0 && !isOfPupils(headingOf(index + 1)) ? [index + 1] : [])),
  )
  const isWide = used.some((columns) => columns.length > maxWithoutAsking)
  const named = headings.flatMap((heading, index) => (isOfParents(heading) ? [index + 1] : []))
  if (isWide && named.length === 0)
    throw new Failure('invitation/which-columns', { fields: examplesOf(rows, used, headingOf) })
  return (column) => {
    if (isOfPupils(headingOf(column))) return pupils
    return !isWide || named.includes(column)
      ? ''
      : 'There is no e-mail address in a column that is headed as one of parents.'
  }
}

/** `column 2`: its heading, and the first address in it. */
function examplesOf(rows: Row[], used: number[][], headingOf: (column: number) => string): Record<string, string> {
  const columns = [...new Set(used.flat())].sort((a, b) => a - b)
  return Object.fromEntries(
    columns.map((column) => {
      const [first] = rows.flatMap(({ cells }) => cells[column - 1] ?? [])
      const example = first ? ('email' in first ? first.email : first.text) : ''
      const heading = headingOf(column)
      return [`column ${column}`, heading ? `${heading}, such as ${example}` : example]
    }),
  )
}
