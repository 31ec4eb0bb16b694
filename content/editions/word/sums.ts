import { BorderStyle, HeightRule, type ITableCellBorders, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'
import { answerBlank, runsOf, textWidth } from '../../../print/word/runs.ts'
import type { Block } from '../../documents/blocks.ts'

/** `size` in half points, `lineHeight` in points. */
type Look = { size: number; lineHeight: number }

const perRow = 2
/** In lines to write on. */
const room = 3

const edge = { style: BorderStyle.SINGLE, size: 8, color: '2A2320' }
const borders: ITableCellBorders = { top: edge, bottom: edge, left: edge, right: edge }

/** Sums in frames beside each other, each with its number, room to work, and a place for the answer. */
export function sumsTable({ sums }: Extract<Block, { kind: 'sums' }>, { size, lineHeight }: Look): Table {
  const width = textWidth / perRow
  const cell = (sum: (typeof sums)[number], number: number, isLast: boolean) =>
    new TableCell({
      width: { size: width * (isLast ? perRow : 1), type: WidthType.DXA },
      ...(isLast && { columnSpan: perRow }),
      borders,
      margins: { top: 120, bottom: 120, left: 160, right: 160 },
      children: [
        new Paragraph({
          spacing: { after: lineHeight * 20 * room },
          children: [...runsOf([{ text: `${number}.  `, isBold: true }], { size }), ...runsOf(sum.spans, { size })],
        }),
        new Paragraph({ children: [answerBlank()] }),
      ],
    })
  const rows = Array.from({ length: Math.ceil(sums.length / perRow) }, (_, row) =>
    sums.slice(row * perRow, (row + 1) * perRow),
  )
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: Array.from({ length: perRow }, () => width),
    rows: rows.map(
      (row, index) =>
        new TableRow({
          cantSplit: true,
          height: { value: lineHeight * 20 * room, rule: HeightRule.ATLEAST },
          children: row.map((sum, column) => cell(sum, index * perRow + column + 1, row.length < perRow)),
        }),
    ),
  })
}
