import { drawArtifact, tag } from '../../../print/tags.ts'
import type { Block } from '../blocks.ts'
import type { Column, LookName, Setting, Style } from './design.ts'
import { lineRows } from './line-rows.ts'
import { drawStyled, setLines } from './lines.ts'
import type { Row } from './pages.ts'

type List = Extract<Block, { kind: 'list' }>

const blank = { width: 84, gap: 9 }
const wider: Record<LookName, number> = { teacher: 1, notes: 1, hour: 1, pupils: 1.3, large: 2 }
const gaps: Record<LookName, number> = { teacher: 2, notes: 2, hour: 0.5, pupils: 4, large: 6 }

/** Rows of a list with bullets, numbers, or boxes to tick. Its first item is never cut, its first two and its last two never parted. */
export function listRows(setting: Setting, { items, marker }: List, style: Style, column: Column): Row[] {
  const { doc, root, look } = setting
  const { colour } = look
  const list = tag('L', root, { dictionary: { O: 'List', ListNumbering: marker === 'number' ? 'Decimal' : 'Disc' } })
  const indent = (marker === 'bullet' ? 14 : 20) * wider[look.name]
  const markStyle: Style = { ...style, colour: colour.accent, isBold: true }
  return items.flatMap((item, index) => {
    const entry = tag('LI', list)
    const label = tag('Lbl', entry)
    const width = column.width - indent - (item.hasBlank ? blank.width + 12 : 0)
    const lines = setLines(doc, item.spans, style, width, item.place)
    const text = marker === 'number' ? `${index + 1}.` : '•'
    const mark = { text, isBold: true, isItalic: false, href: null }
    const [markLine] = setLines(doc, [mark], markStyle, indent, item.place)
    const gap = item.hasBlank ? blank.gap : gaps[look.name]
    const isLast = index === items.length - 1
    const around = { before: index === 0 && !item.hasBlank ? 0 : gap, after: isLast ? 5 + gap : gap }
    const rows = lineRows(doc, lines, column.left + indent, tag('LBody', entry), around, (y) => {
      if (marker === 'box') drawBox(setting, column.left, y + (style.leading - 15) / 2)
      else if (markLine) drawStyled(doc, markLine, column.left, y, label)
    })
    const end = rows.at(-1)
    if (end && item.hasBlank) end.draw = withBlank(setting, end.draw, column.left + column.width, style.leading)
    // In large print two items take half a page.
    const isPaired = (index === 0 || index === items.length - 2) && look.name !== 'large'
    if (end && isPaired && !isLast) end.keep = true
    if (index === 0) for (const row of rows.slice(0, -1)) row.keep = true
    return rows
  })
}

/** The line for an answer, at the column’s right. */
function withBlank({ doc, look }: Setting, draw: Row['draw'], right: number, leading: number): Row['draw'] {
  return (y, height) => {
    draw(y, height)
    drawArtifact(doc, 'Layout', () => {
      const under = y + leading
      doc.moveTo(right - blank.width, under).lineTo(right, under)
      doc.lineWidth(0.7).strokeColor(look.colour.muted).stroke()
    })
  }
}

/** A box means something to a pencil only, so a screen reader passes over it. */
function drawBox({ doc, look }: Setting, x: number, y: number): void {
  drawArtifact(doc, 'Layout', () => {
    doc
      .rect(x, y + 2.5, 10, 10)
      .lineWidth(0.9)
      .strokeColor(look.colour.accent)
      .stroke()
  })
}
