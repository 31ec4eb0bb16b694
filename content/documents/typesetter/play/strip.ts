import { drawTagged, tag } from '../../../../print/tags.ts'
import { readLines } from '../../../editions/colouring/kept-lines.ts'
import { drawScene } from '../../../kit/draw-pdf.ts'
import { cellOf, drawnIn, plateScale } from '../../../play/plates.ts'
import type { Moment } from '../../../play/play.ts'
import { frameScale, frameSize, letterAt } from '../../../play/strip.ts'
import { drawCutLine, drawScissors } from '../cut-lines.ts'
import { fullColumn } from '../design.ts'
import type { Row } from '../pages.ts'
import { centred, drawCell, drawCentred, drawFigure, plateLines } from './drawing.ts'
import type { Playing } from './playing.ts'

/** Between a picture and the line along which it is cut out. */
const margin = 4

/** Moments of the story or things of a poem in another order, to be cut out and put right. Each has a letter, so that they can be ordered with a pencil too. */
export function stripRows(playing: Playing): Row[] {
  const { setting, play } = playing
  const { doc, root, look } = setting
  const isLarge = look.name === 'large'
  const [perRow, larger, badge] = isLarge ? [1, 2, 18] : [2, 1, 10]
  const shown = { width: frameSize.width * larger, height: frameSize.height * larger }
  const cell = { width: fullColumn.width / perRow, height: shown.height + 2 * margin }
  const style = { ...look.style.heading3, size: badge * 1.4, leading: badge * 1.6 }
  const count = Math.ceil(play.printed.length / perRow)
  return Array.from({ length: count }, (_, row) => ({
    height: cell.height,
    before: row === 0 ? 8 : 0,
    after: 0,
    keep: row < count - 1 && !isLarge,
    draw: (y: number) => {
      for (const [at, number] of play.printed.slice(row * perRow, (row + 1) * perRow).entries()) {
        const moment = play.strip[number]
        if (!moment) continue
        const x = fullColumn.left + at * cell.width
        // The letter stands before the picture, where it hides nobody.
        const [left, top] = [x + cell.width - margin - shown.width, y + margin]
        const middle = (x + left) / 2
        const letter = letterAt(row * perRow + at)
        const alt = `A picture to cut out. ${moment.alt}`
        drawFigure(setting, alt, [x, y, cell.width, cell.height], () => {
          drawMoment(playing, moment, { left, top, larger })
          drawCutLine(doc, look, [x, y, cell.width, cell.height])
          doc
            .circle(middle, top + badge + 2, badge)
            .lineWidth(0.9)
            .strokeColor(look.colour.ink)
            .stroke()
          if (row === 0 && at === 0) drawScissors(doc, look, x - 22, y + 16)
        })
        drawTagged(doc, tag('P', root), () =>
          drawCentred(doc, centred(doc, letter, style, 30), middle, top + badge * 0.4),
        )
      }
    },
  }))
}

/** Draws a picture whose upper left corner is at `left`, `top`, so many times `larger` than usual. */
function drawMoment(
  playing: Playing,
  moment: Moment,
  { left, top, larger }: { left: number; top: number; larger: number },
): void {
  const { setting, book, play } = playing
  const { doc } = setting
  const [width, height] = [frameSize.width * larger, frameSize.height * larger]
  if ('scene' in moment) {
    const cell = cellOf('strip', 0)
    const scale = plateScale('strip') * larger
    const corner: [number, number] = [left + (width - cell.width * scale) / 2, top + (height - cell.height * scale) / 2]
    drawCell(doc, plateLines(playing, 'strip'), ['strip', drawnIn(play.strip).indexOf(moment)], corner, larger)
    return
  }
  const scale = frameScale(moment)
  doc.save()
  doc.rect(left, top, width, height).clip()
  doc
    .translate(left, top)
    .scale(scale * larger)
    .translate(-moment.left, -moment.top)
  drawScene(doc, readLines(book, moment.page, scale))
  doc.restore()
  doc.fillOpacity(1).strokeOpacity(1)
}
