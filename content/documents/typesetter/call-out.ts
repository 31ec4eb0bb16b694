import { drawArtifact, tag } from '../../../print/tags.ts'
import type { Item } from '../inline.ts'
import type { Column, Setting } from './design.ts'
import { drawStyled, setLines } from './lines.ts'
import type { Row } from './pages.ts'

/** A tinted box with a rule at its left, which still shows where the tint does not print; in the hour the rule alone. */
export function calloutRow({ doc, root, look }: Setting, paragraphs: Item[], column: Column): Row {
  const { style, colour } = look
  const isTight = look.name === 'hour'
  const inset = isTight ? { x: 9, y: 0.5, between: 2 } : { x: 13, y: 7, between: 5 }
  const box = tag('Div', root)
  const parts = paragraphs.map((paragraph) => ({
    node: tag('P', box),
    lines: setLines(doc, paragraph.spans, style.body, column.width - inset.x * 2, paragraph.place),
  }))
  const count = parts.reduce((sum, part) => sum + part.lines.length, 0)
  const height = inset.y * 2 + count * style.body.leading + (parts.length - 1) * inset.between
  const draw = (top: number) => {
    drawArtifact(doc, 'Layout', () => {
      if (!isTight) doc.rect(column.left, top, column.width, height).fill(colour.tint)
      doc.rect(column.left, top, isTight ? 2 : 3, height).fill(colour.accent)
    })
    let y = top + inset.y
    for (const { node, lines } of parts) {
      for (const line of lines) {
        drawStyled(doc, line, column.left + inset.x, y, node)
        y += style.body.leading
      }
      y += inset.between
    }
  }
  return { height, before: isTight ? 2 : 5, after: isTight ? 3 : 8, keep: false, draw }
}
