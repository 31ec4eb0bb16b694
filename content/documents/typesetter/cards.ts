import { drawArtifact, tag } from '../../../print/tags.ts'
import type { Item } from '../inline.ts'
import { drawCutLine } from './cut-lines.ts'
import { fullColumn, type Setting } from './design.ts'
import { drawStyled, setLines } from './lines.ts'
import type { Row } from './pages.ts'

const padding = 9
const minHeight = 120

/** Cards to cut out along broken lines, three beside each other, or two where the last would be alone; the rows of a sheet share what is left of their page. */
export function cardRows(setting: Setting, cards: Item[]): Row[] {
  const { doc, root, look } = setting
  // In large print each has the whole width.
  const perRow = look.name === 'large' ? 1 : cards.length % 3 === 1 ? 2 : 3
  const width = fullColumn.width / perRow
  const list = tag('L', root, { dictionary: { O: 'List', ListNumbering: 'None' } })
  const rows = Array.from({ length: Math.ceil(cards.length / perRow) }, (_, row) =>
    cards.slice(row * perRow, (row + 1) * perRow),
  )
  return rows.map((row, index) => {
    const set = row.map((card) => ({
      body: tag('LBody', tag('LI', list)),
      lines: setLines(doc, card.spans, look.style.cell, width - 2 * padding, card.place),
    }))
    const tallest = Math.max(...set.map(({ lines }) => lines.length)) * look.style.cell.leading
    const draw = (y: number, height: number) => {
      drawArtifact(doc, 'Layout', () => {
        for (const column of row.keys()) drawCutLine(doc, look, [fullColumn.left + column * width, y, width, height])
      })
      for (const [column, { body, lines }] of set.entries())
        for (const [line, set] of lines.entries()) {
          const x = fullColumn.left + column * width + padding
          drawStyled(doc, set, x, y + padding + line * look.style.cell.leading, body)
        }
    }
    const height = Math.max(minHeight, tallest + 2 * padding)
    const isLast = index === rows.length - 1
    return { height, before: 0, after: isLast ? 12 : 0, keep: !isLast && perRow > 1, growsBy: 100, draw }
  })
}
