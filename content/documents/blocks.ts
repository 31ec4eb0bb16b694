import { type Art, parseArt } from './art.ts'
import { type Item, type Place, parseInline, type Span } from './inline.ts'
import { SourceError } from './source-error.ts'
import { parseTable, type Table } from './tables.ts'

/** `hasBlank`: ends in a short line to write the answer on. */
export type ListItem = Item & { hasBlank: boolean }

/** How hard a page of sums is. */
export type Stars = 1 | 2 | 3

/** `picture`: a word of the book’s sheets, whose picture is drawn beside what is asked. */
export type Sum = Item & { picture: string | null }

/**
 * What a text is made of. `side` is the label in the margin beside a heading: a time, a page of the story. `opensRow`: of what is a row of a table where there
 * is room for one; `goesOn`: the same row does so in the next block.
 */
export type Block = { place: Place; goesOn?: boolean } & (
  | { kind: 'heading'; level: 2 | 3; side: Item | null; spans: Span[]; stars?: Stars }
  | { kind: 'paragraph'; spans: Span[]; opensRow?: boolean }
  | { kind: 'list'; marker: 'bullet' | 'number' | 'box'; items: ListItem[] }
  | Table
  | { kind: 'call-out'; paragraphs: Item[] }
  | { kind: 'verse'; lines: Item[] }
  | { kind: 'cards'; cards: Item[] }
  | { kind: 'sums'; sums: Sum[] }
  | { kind: 'writing-lines'; label: Item | null; count: number }
  | { kind: 'drawing-box'; count: number; growsBy: number }
  | { kind: 'art'; art: Art }
  | { kind: 'new-page'; look: 'notes' | 'hour' | 'pupils' }
)

const item = /^(?:- \[ \]|-|\d+\.) (.+)$/
const line = /^(#|::|_{4}|\+{4}|!!)/
const sum = /^= (?:([a-z ]+) \| )?(.+)$/

/**
 * Reads the body of a text. A block ends at an empty line:
 * `## Heading`, `### Heading`, `:: label | Heading` with a label in the margin, `## Heading **` with two of three stars, paragraphs,
 * `- `, `1. ` and `- [ ] ` lists, whose items go on with two spaces; ` ____` at an item’s end is a place for the answer,
 * `|` tables, in which the dashes under the head set the widths of the columns,
 * `> ` call-outs, `/ ` lines of verse, which stay lines, `[] ` cards to cut out, `= ` sums with room to work,
 * `= gull | ` with a picture of the book’s words, `!! ` drawings (see `art.ts`),
 * `____ 4` for four lines to write on, `____ Name` for one with a label, `____ box 8` for a frame to draw in, with `+` for one that
 * takes what is left of the page,
 * `++++` for a new page in large type for pupils, `++++ hour` for a lesson on one page, `++++ notes` for what teachers read after it.
 * Throws a SourceError that names file and line.
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
  if (first.startsWith('|')) return parseTable(lines, place)
  if (first.startsWith('>')) return parseCallOut(lines, place)
  if (first.startsWith('/ ')) return parseVerse(lines, place)
  if (first.startsWith('[] ')) return parseCards(lines, place)
  if (first.startsWith('= ')) return parseSums(lines, place)
  if (item.test(first)) return parseList(lines, place)
  if (!line.test(first)) return { kind: 'paragraph', spans: parseInline(lines.join(' '), place), place }
  if (lines.length > 1) throw new SourceError(place.file, place.line, 'an empty line belongs under this one.')
  return parseLine(first, place)
}

function parseLine(line: string, place: Place): Block {
  const read = (text: string): Item => ({ spans: parseInline(text, place), place })
  if (line.startsWith('!!')) return { kind: 'art', art: parseArt(line, place), place }
  const [, level, heading, stars] = /^(##|###) +(.+?)(?: (\*{1,3}))?$/.exec(line) ?? []
  if (heading)
    return {
      ...{ kind: 'heading', level: level === '##' ? 2 : 3, side: null, ...read(heading) },
      ...(stars && { stars: stars.length as Stars }),
    }
  const [, label, step] = /^:: +([^|]+?) +\| +(.+)$/.exec(line) ?? []
  if (label && step) return { kind: 'heading', level: 3, side: read(label), ...read(step) }
  const [, frame, grows] = /^_{4} box ([1-9]\d?)(\+?)$/.exec(line) ?? []
  if (frame) return { kind: 'drawing-box', count: Number(frame), growsBy: grows ? 400 : 0, place }
  const [, count, name] = /^_{4} (?:([1-9]\d?)|(\D.*))$/.exec(line) ?? []
  if (count) return { kind: 'writing-lines', label: null, count: Number(count), place }
  if (name) return { kind: 'writing-lines', label: read(name), count: 1, place }
  const [, look] = /^\+{4} ?(|notes|hour)$/.exec(line) ?? []
  if (look !== undefined) return { kind: 'new-page', look: (look || 'pupils') as 'pupils' | 'notes' | 'hour', place }
  const problem = line.startsWith('#')
    ? 'a text has headings of levels ## and ###; its title belongs in the front matter.'
    : line.startsWith('::')
      ? 'write “:: label | heading”.'
      : 'write “____ 4” or “____ Name” for lines to write on, “____ box 8” for a frame to draw in, “++++”, “++++ hour” or “++++ notes” for a new page.'
  throw new SourceError(place.file, place.line, problem)
}

function parseCallOut(lines: string[], place: Place): Block {
  const pieces = join(lines, place, (line) => {
    const text = /^> ?(.*)$/.exec(line)?.[1]
    return text === undefined ? 'every line of a call-out begins with “>”.' : { starts: false, ends: !text, text }
  })
  const paragraphs = pieces.map(({ text, place }) => ({ spans: parseInline(text, place), place }))
  return { kind: 'call-out', paragraphs, place }
}

function parseVerse(lines: string[], place: Place): Block {
  const pieces = join(lines, place, (line) => {
    const text = /^\/ (.+)$/.exec(line)?.[1]
    return text === undefined ? 'every line of a stanza begins with “/ ”.' : { starts: true, ends: false, text }
  })
  return { kind: 'verse', lines: pieces.map(({ text, place }) => ({ spans: parseInline(text, place), place })), place }
}

function parseCards(lines: string[], place: Place): Block {
  const pieces = join(lines, place, (line) => {
    const text = /^\[\] (.+)$/.exec(line)?.[1]
    return text === undefined ? 'every card is one line, and begins with “[] ”.' : { starts: true, ends: false, text }
  })
  return { kind: 'cards', cards: pieces.map(({ text, place }) => ({ spans: parseInline(text, place), place })), place }
}

function parseSums(lines: string[], { file, line: start }: Place): Block {
  const sums = lines.map((text, index): Sum => {
    const place = { file, line: start + index }
    const [, picture = null, asked] = sum.exec(text) ?? []
    if (asked === undefined)
      throw new SourceError(file, place.line, 'every sum is one line, and begins with “= ” or “= word | ”.')
    return { spans: parseInline(asked, place), place, picture }
  })
  return { kind: 'sums', sums, place: { file, line: start } }
}

function parseList(lines: string[], place: Place): Block {
  const marker = lines[0]?.startsWith('- [') ? 'box' : lines[0]?.startsWith('-') ? 'bullet' : 'number'
  const items = join(lines, place, (line) => {
    const text = item.exec(line)?.[1]
    if (text === undefined && !line.startsWith('  ')) return 'a list item goes on with two spaces.'
    return { starts: text !== undefined, ends: false, text: text ?? line.trim() }
  })
  const readItem = ({ text, place }: Piece): ListItem => {
    const asked = text.replace(/ _{4}$/, '')
    return { spans: parseInline(asked, place), place, hasBlank: asked !== text }
  }
  return { kind: 'list', marker, items: items.map(readItem), place }
}

type Piece = { text: string; place: Place }
type Read = { starts: boolean; ends: boolean; text: string }

/** Joins lines into pieces. `read` says what a line adds, or what is wrong with it. */
function join(lines: string[], { file, line: start }: Place, read: (line: string) => Read | string): Piece[] {
  const texts: Piece[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    const piece = read(line)
    if (typeof piece === 'string') throw new SourceError(file, start + index, piece)
    const open = isOpen && !piece.starts ? texts.at(-1) : undefined
    if (open && !piece.ends) open.text += ` ${piece.text}`
    else if (!piece.ends) texts.push({ text: piece.text, place: { file, line: start + index } })
    isOpen = !piece.ends
  }
  return texts
}
