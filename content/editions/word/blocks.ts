import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  HeightRule,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  type IFloating,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalAlignTable,
  VerticalPositionRelativeFrom,
  WidthType,
} from 'docx'
import { answerBlank, runsOf, textWidth, toWriteOn } from '../../../print/word/runs.ts'
import type { Block } from '../../documents/blocks.ts'
import type { Item, Span } from '../../documents/inline.ts'
import type { Picture } from './art-pictures.ts'
import { sumsTable } from './sums.ts'

/**
 * How a part of a paper is set in Word: sizes in half points, the height of a line to write on in points; `air` is the share of the usual spaces
 * between its parts.
 */
export type WordLook = { size: number; colour: string; tint: string; lineHeight: number; air: number }

/** `keep`: stays on one page in itself, and with what follows. */
type Setting = {
  look: WordLook
  index: number
  pictures: Picture[]
  isBreak: boolean
  keep: { whole: boolean; next: boolean }
}
type Child = Paragraph | Table
type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const levels = { 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const

/** A block as paragraphs and tables. `isBreak`: it begins a page. */
export function childrenOf(block: Block, setting: Setting): Child[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block, setting), ...setting.pictures.map(image)]
    case 'paragraph':
      return [paragraph(block.spans, setting)]
    case 'list':
      return list(block, setting)
    case 'table':
      return [table(block, setting), gap()]
    case 'call-out':
      return block.paragraphs.map((item, at) => callOut(item, setting, at === block.paragraphs.length - 1))
    case 'verse':
      return [verse(block, setting)]
    case 'cards':
      return [cards(block, setting), gap()]
    case 'sums':
      return [sumsTable(block, setting.look), gap()]
    case 'writing-lines':
      return writingLines(block, setting)
    case 'drawing-box':
      return [frame(block, setting), gap()]
    case 'art':
      return setting.pictures.map(image)
    case 'new-page':
      return []
  }
}

/** Without it Word would join two tables, and set what follows close to one. */
const gap = () => new Paragraph({ children: [], spacing: { before: 0, after: 0, line: 160, lineRule: 'exact' } })

/** Arial has no stars: without a font that does, some programs print question marks. */
const starsOf = (filled: number) =>
  new TextRun({ text: `\u2003${'★'.repeat(filled)}${'☆'.repeat(3 - filled)}`, font: 'Segoe UI Symbol' })

function heading({ level, side, spans, stars }: Of<'heading'>, { look, isBreak }: Setting): Paragraph {
  const label = side
    ? [...runsOf(side.spans, { size: look.size + 2, isBold: true, colour: look.colour }), new TextRun('  ')]
    : []
  return new Paragraph({
    heading: levels[level],
    keepNext: true,
    pageBreakBefore: isBreak,
    ...(look.air < 1 && { spacing: { before: 220 * look.air, after: 80 * look.air } }),
    children: [
      ...label,
      ...runsOf(spans, { size: look.size + (level === 2 ? 10 : 4), isBold: true }),
      ...(stars ? [starsOf(stars)] : []),
    ],
  })
}

const paragraph = (spans: Span[], { look, isBreak, keep }: Setting) =>
  new Paragraph({
    pageBreakBefore: isBreak,
    keepNext: keep.next,
    spacing: { after: 120 * look.air },
    children: runsOf(spans, { size: look.size }),
  })

/** A stanza is one paragraph, whose lines end where they are broken. */
const verse = ({ lines }: Of<'verse'>, { look, isBreak, keep }: Setting) =>
  new Paragraph({
    pageBreakBefore: isBreak,
    keepLines: true,
    keepNext: keep.next,
    indent: { left: 220 },
    spacing: { after: 140 * look.air },
    children: lines.flatMap(({ spans }, at) => [
      ...(at > 0 ? [new TextRun({ break: 1 })] : []),
      ...runsOf(spans, { size: look.size }),
    ]),
  })

function list({ marker, items }: Of<'list'>, { look, index, isBreak, keep }: Setting): Paragraph[] {
  return items.map(
    ({ spans, hasBlank }, at) =>
      new Paragraph({
        // An instance of its own, so that each list begins with 1.
        numbering: { reference: marker, level: 0, instance: index },
        pageBreakBefore: isBreak && at === 0,
        keepLines: keep.whole,
        keepNext: at < items.length - 1 ? keep.whole : keep.next,
        spacing: { after: hasBlank ? look.lineHeight * 6 : 80 * look.air },
        children: [...runsOf(spans, { size: look.size }), ...(hasBlank ? [new TextRun(' '), answerBlank()] : [])],
      }),
  )
}

function table({ shares, head, rows, isSheet }: Of<'table'>, { look }: Setting): Table {
  const widths = shares.map((share) => Math.round(share * textWidth))
  const cell = ({ spans }: Item, column: number, isHead: boolean) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      ...(isHead && { shading: { type: ShadingType.CLEAR, fill: look.tint, color: 'auto' } }),
      children: [new Paragraph({ children: runsOf(spans, { size: look.size - (isSheet ? 0 : 1), isBold: isHead }) })],
    })
  const row = (cells: Item[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      ...(isSheet && !isHead && { height: { value: look.lineHeight * 27, rule: HeightRule.ATLEAST } }),
      children: cells.map((each, column) => cell(each, column, isHead)),
    })
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  })
}

const callOut = ({ spans }: Item, { look, keep }: Setting, isLast: boolean) =>
  new Paragraph({
    keepLines: keep.whole,
    keepNext: isLast ? keep.next : keep.whole,
    indent: { left: 220, right: 220 },
    spacing: { before: 60 * look.air, after: 140 * look.air },
    shading: { type: ShadingType.CLEAR, fill: look.tint, color: 'auto' },
    border: { left: { style: BorderStyle.SINGLE, size: 24, color: look.colour, space: 8 } },
    children: runsOf(spans, { size: look.size }),
  })

/** How many cards lie beside each other, and how high each is at least, in twentieths of a point. */
const [cardsInRow, cardHeight] = [3, 2400]

/** To cut out. */
function cards({ cards }: Of<'cards'>, { look }: Setting): Table {
  const dashed = { style: BorderStyle.DASHED, size: 6, color: '5D544E' }
  const borders = { top: dashed, bottom: dashed, left: dashed, right: dashed }
  const width = Math.floor(textWidth / cardsInRow)
  const cell = (item: Item) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 140, bottom: 140, left: 160, right: 160 },
      borders,
      children: [new Paragraph({ children: runsOf(item.spans, { size: look.size }) })],
    })
  const rows = Array.from({ length: Math.ceil(cards.length / cardsInRow) }, (_, row) =>
    cards.slice(row * cardsInRow, (row + 1) * cardsInRow),
  )
  return new Table({
    width: { size: width * cardsInRow, type: WidthType.DXA },
    columnWidths: Array.from({ length: cardsInRow }, () => width),
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          height: { value: cardHeight, rule: HeightRule.ATLEAST },
          children: row.map(cell),
        }),
    ),
  })
}

function writingLines({ label, count }: Of<'writing-lines'>, { look, isBreak }: Setting): Child[] {
  if (!label) return [emptyLines(count, look), gap()]
  const { options, run } = toWriteOn()
  const children = [...runsOf(label.spans, { size: look.size, isBold: true }), new TextRun(' '), run]
  return [new Paragraph({ ...options, pageBreakBefore: isBreak, spacing: { before: 120, after: 160 }, children })]
}

/** A table, which keeps its lines in every program: those of paragraphs below each other become one. */
function emptyLines(count: number, { lineHeight, size }: WordLook): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const line = { style: BorderStyle.SINGLE, size: 6, color: '5D544E' }
  const row = () =>
    new TableRow({
      cantSplit: true,
      height: { value: lineHeight * 20, rule: HeightRule.EXACT },
      children: [
        new TableCell({
          verticalAlign: VerticalAlignTable.BOTTOM,
          children: [new Paragraph({ run: { size }, children: [] })],
        }),
      ],
    })
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [textWidth],
    borders: { top: none, left: none, right: none, insideVertical: none, insideHorizontal: line, bottom: line },
    rows: Array.from({ length: count }, row),
  })
}

const frame = ({ count }: Of<'drawing-box'>, { look }: Setting) =>
  new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [textWidth],
    rows: [
      new TableRow({
        height: { value: Math.round(count * look.lineHeight * 20), rule: HeightRule.EXACT },
        children: [new TableCell({ children: [new Paragraph({ children: [] })] })],
      }),
    ],
  })

/** At most as wide as the text; Word counts pixels of 96 to the inch. */
function image({ bytes, type, width, height, alt, isBeside }: Picture): Paragraph {
  const across = Math.min(width, textWidth / 20)
  const transformation = {
    width: Math.round((across * 96) / 72),
    height: Math.round((((height * across) / width) * 96) / 72),
  }
  const run = new ImageRun({
    ...{ type, data: bytes, transformation },
    altText: { name: 'Picture', title: '', description: alt },
    ...(isBeside && { floating: besideText }),
  })
  if (isBeside)
    return new Paragraph({ keepNext: true, spacing: { after: 0, line: 20, lineRule: 'exact' }, children: [run] })
  return new Paragraph({ alignment: AlignmentType.CENTER, spacing: { before: 80, after: 120 }, children: [run] })
}

/** At the right edge, the words flowing past it. Distances are in EMU, 12,700 to a point. */
const besideText: IFloating = {
  horizontalPosition: { relative: HorizontalPositionRelativeFrom.MARGIN, align: HorizontalPositionAlign.RIGHT },
  verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 4 * 12_700 },
  wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
  margins: { left: 12 * 12_700, bottom: 6 * 12_700 },
  allowOverlap: false,
}
