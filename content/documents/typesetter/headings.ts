import { drawArtifact, tag } from '../../../print/tags.ts'
import type { Block } from '../blocks.ts'
import { plainText, type Span } from '../inline.ts'
import { fullColumn, margin, type Setting } from './design.ts'
import { lineRows } from './line-rows.ts'
import { drawStyled, setLines } from './lines.ts'
import type { Row } from './pages.ts'
import { drawStars, starsWidth } from './stars.ts'
import { thumbnailsBeside } from './thumbnails.ts'

/** Without it the label and the heading would be read as one word. */
const space: Span = { text: ' ', isBold: false, isItalic: false, href: null }

type Heading = Extract<Block, { kind: 'heading' }>

/**
 * Rows of a heading, each kept with what follows. A label in the margin is part of the heading, and is read before it; one that
 * names pages of the story has their pictures under it. `least` is the height that these need.
 */
export function headingRows(setting: Setting, block: Heading): { rows: Row[]; least: number } {
  const { doc, root, look, onHeading } = setting
  const { style } = look
  const isTop = block.level === 2
  const column = isTop ? fullColumn : look.main
  const width = column.width - (block.stars ? starsWidth : 0)
  const lines = setLines(doc, block.spans, isTop ? style.heading2 : style.heading3, width, block.place)
  const label = block.side ? setLines(doc, [...block.side.spans, space], style.label, look.side.width, block.place) : []
  const node = tag(`H${block.level}`, root)
  const beside = thumbnailsBeside(setting, block.side)
  const rows = lineRows(doc, lines, column.left, node, gapsOf(setting, block), (y) => {
    if (isTop) onHeading(plainText(block.spans), y)
    if (block.stars) drawStars(setting, block.stars, y + lines.length * style.heading2.leading * 0.5)
    if (!label.length) return
    const isFirstOnPage = y <= margin.top
    if (!isFirstOnPage)
      drawArtifact(doc, 'Layout', () => {
        const right = fullColumn.left + fullColumn.width
        doc.moveTo(fullColumn.left, y - 6).lineTo(right, y - 6)
        doc.lineWidth(0.7).strokeColor(look.colour.rule).stroke()
      })
    for (const [index, line] of label.entries()) {
      drawStyled(doc, line, look.side.left, y + index * style.label.leading, node)
    }
  })
  for (const row of rows) row.keep = true
  const last = rows.at(-1)
  const labelHeight = label.length * style.label.leading
  if (last && beside.height) {
    const { draw } = last
    const above = heightAbove(rows)
    last.draw = (y, height) => {
      draw(y, height)
      beside.draw(y - above + labelHeight)
    }
  }
  return { rows, least: beside.height ? labelHeight + beside.height : 0 }
}

const heightAbove = (rows: Row[]) => rows.slice(0, -1).reduce((sum, { height }) => sum + height, 0)

function gapsOf({ look }: Setting, { level, side }: Heading): { before: number; after: number } {
  if (look.name === 'hour') return { before: level === 2 ? 12 : 8, after: level === 2 ? 4 : 0 }
  if (level === 2) return { before: look.name === 'pupils' ? 18 : look.name === 'large' ? 34 : 25, after: 6 }
  return { before: look.name === 'large' ? 26 : side ? 16 : 12, after: 3 }
}
