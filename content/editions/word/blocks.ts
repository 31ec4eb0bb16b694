import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  HeightRule,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { emptyLines, runsOf, textWidth, toWriteOn } from '../../../print/word/runs.ts'
import type { Block } from '../../documents/blocks.ts'
import type { Item, Span } from '../../documents/inline.ts'
import type { Picture } from './art-pictures.ts'

/** How a part of a paper is set in Word: sizes in half points, the height of a line to write on in points. */
export type WordLook = { size: number; colour: string; tint: string; lineHeight: number }

type Setting = { look: WordLook; index: number; pictures: Picture[]; isBreak: boolean }
type Child = Paragraph | Table
type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const levels = { 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const

/** A block as paragraphs and tables. `isBreak`: it begins a page. */
export function childrenOf(block: Block, setting: Setting): Child[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block, setting)]
    case 'paragraph':
      return [paragraph(block.spans, setting)]
    case 'list':
      return list(block, setting)
    case 'table':
      return [table(block, setting), gap()]
    case 'call-out':
      return block.paragraphs.map((item) => callOut(item, setting))
    case 'cards':
      return [cards(block, setting), gap()]
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

const gap = () => new Paragraph({ children: [], spacing: { before: 0, after: 80 } })

function heading({ level, side, spans }: Of<'heading'>, { look, isBreak }: Setting): Paragraph {
  const label = side
    ? [...runsOf(side.spans, { size: look.size + 2, isBold: true, colour: look.colour }), new TextRun('  ')]
    : []
  return new Paragraph({
    heading: levels[level],
    keepNext: true,
    pageBreakBefore: isBreak,
    children: [...label, ...runsOf(spans, { size: look.size + (level === 2 ? 10 : 4) })],
  })
}

const paragraph = (spans: Span[], { look, isBreak }: Setting) =>
  new Paragraph({ pageBreakBefore: isBreak, spacing: { after: 120 }, children: runsOf(spans, { size: look.size }) })

function list({ marker, items }: Of<'list'>, { look, index, isBreak }: Setting): Paragraph[] {
  return items.map(({ spans, hasBlank }, at) => {
    const blank = toWriteOn()
    return new Paragraph({
      // An instance of its own, so that each list begins with 1.
      numbering: { reference: marker, level: 0, instance: index },
      pageBreakBefore: isBreak && at === 0,
      spacing: { after: hasBlank ? look.lineHeight * 6 : 80 },
      ...(hasBlank && blank.options),
      children: [...runsOf(spans, { size: look.size }), ...(hasBlank ? [blank.run] : [])],
    })
  })
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

const callOut = ({ spans }: Item, { look }: Setting) =>
  new Paragraph({
    indent: { left: 220, right: 220 },
    spacing: { before: 60, after: 140 },
    shading: { type: ShadingType.CLEAR, fill: look.tint, color: 'auto' },
    border: { left: { style: BorderStyle.SINGLE, size: 24, color: look.colour, space: 8 } },
    children: runsOf(spans, { size: look.size }),
  })

/** Two beside each other, to cut out. */
function cards({ cards }: Of<'cards'>, { look }: Setting): Table {
  const dashed = { style: BorderStyle.DASHED, size: 6, color: '5D544E' }
  const borders = { top: dashed, bottom: dashed, left: dashed, right: dashed }
  const half = Math.floor(textWidth / 2)
  const cell = (item: Item | undefined) =>
    new TableCell({
      width: { size: half, type: WidthType.DXA },
      margins: { top: 140, bottom: 140, left: 160, right: 160 },
      borders,
      children: [new Paragraph({ children: item ? runsOf(item.spans, { size: look.size }) : [] })],
    })
  const rows = Array.from({ length: Math.ceil(cards.length / 2) }, (_, index) => cards.slice(index * 2, index * 2 + 2))
  return new Table({
    width: { size: half * 2, type: WidthType.DXA },
    columnWidths: [half, half],
    rows: rows.map(([left, right]) => new TableRow({ cantSplit: true, children: [cell(left), cell(right)] })),
  })
}

function writingLines({ label, count }: Of<'writing-lines'>, { look, isBreak }: Setting): Paragraph[] {
  if (!label) return [...emptyLines(count, look.lineHeight), gap()]
  const { options, run } = toWriteOn()
  const children = [...runsOf(label.spans, { size: look.size, isBold: true }), new TextRun(' '), run]
  return [new Paragraph({ ...options, pageBreakBefore: isBreak, spacing: { before: 120, after: 160 }, children })]
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
function image({ png, width, height, alt }: Picture): Paragraph {
  const across = Math.min(width, textWidth / 20)
  const transformation = {
    width: Math.round((across * 96) / 72),
    height: Math.round((((height * across) / width) * 96) / 72),
  }
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { before: 80, after: 120 },
    children: [
      new ImageRun({
        type: 'png',
        data: png,
        transformation,
        altText: { name: 'Picture', title: '', description: alt },
      }),
    ],
  })
}
