import { type Place, parseInline, plainText, type Span } from './inline.ts'
import { SourceError } from './source-error.ts'

export type Item = { spans: Span[]; place: Place }

/**
 * What a text is made of. `side` is the label that stands in the margin beside a heading (a time, a page of the story).
 * `sheet` tables have cells left blank to write in. `shares` are the columns' parts of the width, adding up to 1.
 */
export type Block = { place: Place } & (
  | { kind: 'heading'; level: 2 | 3; side: Item | null; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; marker: 'bullet' | 'number' | 'box'; items: Item[] }
  | { kind: 'table'; shares: number[]; head: Item[]; rows: Item[][]; isSheet: boolean }
  | { kind: 'call-out'; paragraphs: Item[] }
  | { kind: 'writing-lines'; label: Item | null; count: number }
  | { kind: 'new-page' }
)

const item = /^(?:(- \[ \])|(-)|(\d+)\.) (.+)$/

/**
 * Reads the body of a text: `## ` and `### ` headings, `:: label | heading` for a heading with a label in the margin, paragraphs,
 * `- `, `1. ` and `- [ ] ` lists, `|` tables (the dashes under the head set the widths), `> ` call-outs, `____ 4` for four
 * lines to write on, `____ Name` for one with a label, `++++` for a new page, which is a sheet for pupils over the full width. A block ends at an empty line. Throws a SourceError that names file and line.
 */
export function parseBlocks(body: string, file: string, firstLine: number): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  body.split(/\r?\n/).forEach((text, index, all) => {
    const line = text.trimEnd()
    if (line) lines.push(line)
    const isLast = index === all.length - 1
    if (lines.length && (!line || isLast)) {
      blocks.push(parseBlock(lines, { file, line: firstLine + index - lines.length + (line ? 1 : 0) }))
      lines = []
    }
  })
  return blocks
}

function parseBlock(lines: string[], place: Place): Block {
  const first = lines[0] ?? ''
  const at = (offset: number): Place => ({ file: place.file, line: place.line + offset })
  const read = (text: string): Item => ({ spans: parseInline(text, place), place })
  const fail = (problem: string, offset = 0): never => {
    throw new SourceError(place.file, place.line + offset, problem)
  }
  const single = () => {
    if (lines.length > 1) fail('an empty line belongs under this one.')
  }

  if (/^(#|::|_{4}|\+{4})/.test(first)) single()
  const heading = /^(#+) +(.+)$/.exec(first)
  if (heading) {
    const level = heading[1]?.length
    if (level !== 2 && level !== 3)
      return fail('a text has headings of levels ## and ###; its title stands in the front matter.')
    return { kind: 'heading', level, side: null, spans: parseInline(heading[2] ?? '', place), place }
  }
  if (first.startsWith('::')) {
    const step = /^:: +([^|]+?) +\| +(.+)$/.exec(first)
    if (!step) return fail('write “:: label | heading”.')
    return {
      kind: 'heading',
      level: 3,
      side: read(step[1] ?? ''),
      spans: parseInline(step[2] ?? '', place),
      place,
    }
  }
  if (first.startsWith('____')) {
    const [, count, label] =
      /^_{4} (?:([1-9]\d?)|(\D.*))$/.exec(first) ?? fail('write “____ 4” or “____ Name” for lines to write on.')
    return { kind: 'writing-lines', label: label ? read(label) : null, count: Number(count ?? 1), place }
  }
  if (first === '++++') return { kind: 'new-page', place }
  if (first.startsWith('|')) return parseTable(lines, at, fail)
  if (first.startsWith('>')) {
    const paragraphs = joinUntil(lines, at, (line) => {
      const text = /^> ?(.*)$/.exec(line)?.[1]
      return text === undefined ? null : { starts: false, ends: text === '', text }
    })
    return paragraphs ? { kind: 'call-out', paragraphs, place } : fail('every line of a call-out begins with “>”.')
  }
  if (item.test(first)) {
    const marker = first.startsWith('- [') ? 'box' : first.startsWith('-') ? 'bullet' : 'number'
    const items = joinUntil(lines, at, (line) => {
      const text = item.exec(line)?.[4]
      if (text === undefined) return line.startsWith('  ') ? { starts: false, ends: false, text: line.trim() } : null
      return { starts: true, ends: false, text }
    })
    return items ? { kind: 'list', marker, items, place } : fail('a list item goes on with two spaces.')
  }
  return { kind: 'paragraph', spans: parseInline(lines.join(' '), place), place }
}

type Piece = { starts: boolean; ends: boolean; text: string }

/** Joins lines into items. `read` says what a line adds, null for one that does not belong here. */
function joinUntil(
  lines: string[],
  at: (offset: number) => Place,
  read: (line: string) => Piece | null,
): Item[] | null {
  const texts: { text: string; place: Place }[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    const piece = read(line)
    if (!piece) return null
    const open = isOpen && !piece.starts ? texts.at(-1) : undefined
    if (open && !piece.ends) open.text += ` ${piece.text}`
    else if (!piece.ends) texts.push({ text: piece.text, place: at(index) })
    isOpen = !piece.ends
  }
  return texts.map(({ text, place }) => ({ spans: parseInline(text, place), place }))
}

function parseTable(
  lines: string[],
  at: (offset: number) => Place,
  fail: (problem: string, offset?: number) => never,
): Block {
  const grid = lines.map((line, offset) => {
    if (!/^\|.*\|$/.test(line)) return fail('a table’s line begins and ends with “|”.', offset)
    return line.slice(1, -1).split('|')
  })
  const [head = [], dashes = [], ...body] = grid
  if (!dashes.length || dashes.some((cell) => !/^ *-+ *$/.test(cell)))
    return fail('a line of dashes belongs under a table’s head.')
  const ragged = grid.findIndex((cells) => cells.length !== head.length)
  if (ragged > 0)
    return fail(`this line has ${grid[ragged]?.length} cells; the table’s head has ${head.length}.`, ragged)
  const all = dashes.reduce((sum, cell) => sum + cell.trim().length, 0)
  const read = (cells: string[], offset: number) =>
    cells.map((cell) => ({ spans: parseInline(cell.trim(), at(offset)), place: at(offset) }))
  const rows = body.map((cells, index) => read(cells, index + 2))
  const isSheet = rows.some((cells) => cells.some((cell) => !plainText(cell.spans)))
  const shares = dashes.map((cell) => cell.trim().length / all)
  return { kind: 'table', shares, head: read(head, 0), rows, isSheet, place: at(0) }
}
