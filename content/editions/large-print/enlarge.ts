import type { Block, Sum } from '../../documents/blocks.ts'
import { type Item, type Place, plainText, type Span } from '../../documents/inline.ts'
import type { Table } from '../../documents/tables.ts'
import { describeSpaces, describeStrip } from '../../play/described.ts'
import type { Play, PlayPart } from '../../play/play.ts'

type Lines = Extract<Block, { kind: 'writing-lines' }>

/** What stands in an empty cell of a sheet: a unit before or after what is written there. */
const unit = /^(£|cm|mm|p)$/
/** A longer label leaves no room to write on its line. */
const maxLabel = 20

/** The parts of a paper in one column: a label in the margin begins its heading, and a table is read row by row. What only fills a page is left out. */
export function enlarge(blocks: Block[], play: Play | null = null): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [{ ...block, side: null, spans: labelled(block.side, block.spans) }]
    if (block.kind === 'table') return block.rows.flatMap((row, index) => rowOf(block, row, index))
    if (block.kind === 'writing-lines') return writing(block)
    if (block.kind === 'sums') return block.sums.flatMap(sumOf)
    // An hour has to fit on one page only where it is small.
    if (block.kind === 'new-page') return [{ ...block, look: 'notes' }]
    if (block.kind === 'art' && block.art.kind === 'play' && play)
      return [block, ...saidLarge(block, block.art.what, play)]
    return block.kind === 'art' && block.art.kind === 'picture' ? [] : [block]
  })
}

/** Below each other, each with its number, room to work, and a line for the answer. */
const sumOf = ({ spans, place }: Sum, index: number): Block[] => [
  { kind: 'paragraph', spans: [bold(`${index + 1}.\u00a0\u00a0`), ...spans], place, goesOn: true },
  { kind: 'drawing-box', count: 2, growsBy: 120, place, goesOn: true },
  { kind: 'writing-lines', label: { spans: [bold('Answer:')], place }, count: 1, place },
]

/** What is small in a drawing, in the letters of the rest. */
function saidLarge({ place }: Block, what: PlayPart, play: Play): Block[] {
  const words = what === 'game' ? describeSpaces(play.game) : what === 'strip' ? describeStrip(play) : []
  if (words.length === 0) return []
  const items = words.map((text) => ({ spans: [{ ...bold(text), isBold: false }], place, hasBlank: false }))
  return [{ kind: 'list', marker: 'bullet', items, place }]
}

const bold = (text: string): Span => ({ text, isBold: true, isItalic: false, href: null })

const labelled = (side: Item | null, spans: Span[]): Span[] =>
  side ? [...side.spans, { ...bold(': '), isBold: false }, ...spans] : spans

/** A cell is “Column: cell”, and an empty one a line to write on. The first words of a row stand under a rule. */
function rowOf({ head, isSheet, place }: Table, cells: Item[], index: number): Block[] {
  const names = head.map(({ spans }) => plainText(spans))
  const isBlank = (cell: Item) => plainText(cell.spans) === ''
  const opening: Block[] = cells.every(isBlank)
    ? [{ kind: 'paragraph', spans: [bold(`${index + 1}.`)], opensRow: true, place }]
    : []
  const said = cells.flatMap((cell, column): Block[] => {
    const name = names[column] ?? ''
    const text = plainText(cell.spans)
    if (isSheet && (text === '' || unit.test(text))) return writing(lineFor(name, text, cell.place))
    if (text === '') return []
    const spans = name === '' ? cell.spans.map((span) => ({ ...span, isBold: true })) : named(name, cell.spans)
    return [{ kind: 'paragraph', spans, opensRow: column === 0, place: cell.place }]
  })
  return [...opening, ...said].map((part, at, all) => (at < all.length - 1 ? { ...part, goesOn: true } : part))
}

const withColon = (name: string) => (/[?:!…]$/.test(name) ? name : `${name}:`)
const named = (name: string, spans: Span[]) => [bold(`${withColon(name)} `), ...spans]

function lineFor(name: string, text: string, place: Place): Lines {
  const label =
    text === '' ? withColon(name) : text === '£' ? `${withColon(name)} £` : `${name.replace(/[?:]$/, '')} in ${text}:`
  return { kind: 'writing-lines', label: { spans: [bold(label)], place }, count: 1, place }
}

/** A long label has its line below. */
function writing(block: Lines): Block[] {
  if (!block.label || plainText(block.label.spans).length <= maxLabel) return [block]
  const { label, place } = block
  return [
    { kind: 'paragraph', spans: label.spans, place },
    { ...block, label: null },
  ]
}
