import { drawArtifact, drawTagged, tag } from '../../../../print/tags.ts'
import { cellOf, plateScale } from '../../../play/plates.ts'
import { fullColumn } from '../design.ts'
import type { Row } from '../pages.ts'
import { drawMiddle } from '../writing-lines.ts'
import { centred, drawCell, drawCentred, drawFigure, plateLines } from './drawing.ts'
import type { Playing } from './playing.ts'

const perRow = 3
const air = 8
/** Of words, in points. */
const usual = { size: 19, wordHeight: 24 }
const large = { size: 26, wordHeight: 34 }

/** Words with their pictures, each with a line on which it is written again. */
export function wordRows(playing: Playing): Row[] {
  const { setting, play } = playing
  const { doc, root, look } = setting
  const isLarge = look.name === 'large'
  const { size, wordHeight } = isLarge ? large : usual
  const lines = plateLines(playing, 'words')
  const cell = cellOf('words', 0)
  const [width, height] = [cell.width * plateScale('words'), cell.height * plateScale('words')]
  const column = fullColumn.width / perRow
  const style = { ...look.style.heading3, size, leading: wordHeight }
  const count = Math.ceil(play.words.length / perRow)
  return Array.from({ length: count }, (_, row) => ({
    height: height + wordHeight + look.lineHeight,
    before: row === 0 ? 4 : 0,
    after: air,
    keep: row < count - 1 && !isLarge,
    draw: (y: number) => {
      for (const [at, { words, alt }] of play.words.slice(row * perRow, (row + 1) * perRow).entries()) {
        const left = fullColumn.left + at * column
        const x = left + (column - width) / 2
        drawFigure(setting, `A picture of a word. ${alt}`, [x, y, width, height], () =>
          drawCell(doc, lines, ['words', row * perRow + at], [x, y]),
        )
        drawTagged(doc, tag('P', root), () =>
          drawCentred(doc, centred(doc, words, style, column), left + column / 2, y + height),
        )
        const line = { left: left + 10, width: column - 20 }
        const under = y + height + wordHeight
        drawArtifact(doc, 'Layout', () => {
          doc.moveTo(line.left, under + look.lineHeight - 1).lineTo(line.left + line.width, under + look.lineHeight - 1)
          doc.lineWidth(1).strokeColor(look.colour.muted).stroke()
          if (!isLarge) drawMiddle(doc, look, line, under)
        })
      }
    },
  }))
}
