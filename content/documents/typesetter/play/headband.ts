import { drawArtifact, drawTagged, tag } from '../../../../print/tags.ts'
import { curve } from '../../../kit/geometry.ts'
import { cellOf, plateScale } from '../../../play/plates.ts'
import { drawCutLine, drawScissors } from '../cut-lines.ts'
import { fullColumn } from '../design.ts'
import type { Row } from '../pages.ts'
import { centred, drawCell, drawCentred, drawFigure, drawFold, plateLines } from './drawing.ts'
import type { Playing } from './playing.ts'

/** 17 mm, and half of that when it is folded along its middle: what lies on ears and hair is a fold, and no edge of paper. */
const band = (17 * 72) / 25.4
const strips = 3
const gap = 4

/** A picture above a band, and three strips that make the band 50 to 60 cm long. */
export function headbandRows(playing: Playing): Row[] {
  const { setting, play } = playing
  const { doc, root, look } = setting
  const lines = plateLines(playing, 'headband')
  const scale = plateScale('headband')
  const cell = cellOf('headband', 0)
  const [width, height] = [cell.width * scale, cell.height * scale]
  const left = fullColumn.left + (fullColumn.width - width) / 2
  const isLarge = look.name === 'large'
  const note = { ...look.style.body, ...(isLarge && { size: 18, leading: 22 }), colour: look.colour.muted }
  const front: Row = {
    height: height + band,
    before: 8,
    after: gap,
    keep: !isLarge,
    draw: (y) => {
      const foot = y + height
      const alt = `A headband to colour and cut out. ${play.headband.alt}`
      drawFigure(setting, alt, [left, y, width, height + band], () => {
        drawCell(doc, lines, ['headband', 0], [left, y])
        doc.save().translate(left, y).scale(scale)
        doc.path(edgeOf(play.headband.edge, cell, band / scale))
        doc
          .lineWidth(0.9 / scale)
          .dash(5 / scale, { space: 4 / scale })
          .strokeColor(look.colour.muted)
          .stroke()
          .undash()
        doc.restore()
        drawFold(doc, look, [left, foot + band / 2], [left + width, foot + band / 2])
        drawScissors(doc, look, left + 8, foot - 14)
      })
    },
  }
  const rows = Array.from(
    { length: strips },
    (_, index): Row => ({
      height: band,
      before: gap,
      after: index === strips - 1 ? 12 : gap,
      keep: index < strips - 1,
      draw: (y) => {
        const { left, width } = fullColumn
        drawArtifact(doc, 'Layout', () => {
          drawCutLine(doc, look, [left, y, width, band])
          drawFold(doc, look, [left, y + band / 2], [left + width, y + band / 2])
        })
        const set = centred(doc, index === 0 ? 'Fold each strip along its dots.' : `Strip ${index + 1}`, note, width)
        drawTagged(doc, tag('P', root), () => drawCentred(doc, set, left + width / 2, y + 3))
      },
    }),
  )
  return [front, ...rows]
}

/** From the left end of the band round the picture to its right end, and back along its foot. */
function edgeOf(edge: Parameters<typeof curve>[0], { width, height }: { width: number; height: number }, band: number) {
  return `M0 ${height}${curve(edge).replace('M', 'L')}L${width} ${height}V${height + band}H0Z`
}
