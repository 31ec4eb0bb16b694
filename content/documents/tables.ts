import { type Item, type Place, parseInline } from './inline.ts'
import { SourceError } from './source-error.ts'

/** `shares` are the columns’ parts of the width, adding up to 1. A sheet has cells left blank, to write in. */
export type Table = { kind: 'table'; shares: number[]; head: Item[]; rows: Item[][]; isSheet: boolean; place: Place }

/** Reads lines of cells between bars; the dashes of the second line set the widths. Throws a SourceError. */
export function parseTable(lines: string[], { file, line }: Place): Table {
  const fail = (problem: string, offset = 0): never => {
    throw new SourceError(file, line + offset, problem)
  }
  const grid = lines.map((text, offset) => {
    if (!/^\|.*\|$/.test(text)) return fail('a table’s line begins and ends with “|”.', offset)
    return text
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
  })
  const [head = [], dashes = [], ...body] = grid
  if (!dashes.length || dashes.some((cell) => !/^-+$/.test(cell)))
    return fail('a line of dashes belongs under a table’s head.')
  const ragged = grid.findIndex((cells) => cells.length !== head.length)
  if (ragged > 0)
    return fail(`this line has ${grid[ragged]?.length} cells; the table’s head has ${head.length}.`, ragged)
  const all = dashes.join('').length
  const read = (cells: string[], offset: number): Item[] => {
    const place = { file, line: line + offset }
    return cells.map((cell) => ({ spans: parseInline(cell, place), place }))
  }
  return {
    kind: 'table',
    shares: dashes.map((cell) => cell.length / all),
    head: read(head, 0),
    rows: body.map((cells, index) => read(cells, index + 2)),
    isSheet: body.some((cells) => cells.includes('')),
    place: { file, line },
  }
}
