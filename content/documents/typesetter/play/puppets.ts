import { drawArtifact, drawTagged, tag } from '../../../../print/tags.ts'
import { cellOf, plateScale } from '../../../play/plates.ts'
import { drawScissors } from '../cut-lines.ts'
import { fullColumn, type Look } from '../design.ts'
import type { Row } from '../pages.ts'
import { centred, drawCell, drawCentred, drawFigure, drawFold, plateLines } from './drawing.ts'
import type { Playing } from './playing.ts'

const mm = 72 / 25.4
const perRow = 2
/**
 * The band under a puppet is 18 mm high. With its tabs it is 76 mm long: a ring 18 mm across with 20 mm to stick, and one for a smaller finger with more.
 */
const band = 18 * mm
const tab = 19 * mm
const air = 12

/** People of the story to put on a finger, each above a band with two tabs. */
export function puppetRows(playing: Playing): Row[] {
  const { setting, play } = playing
  const { doc, root, look } = setting
  const isLarge = look.name === 'large'
  const lines = plateLines(playing, 'puppets')
  const cell = cellOf('puppets', 0)
  const [width, height] = [cell.width * plateScale('puppets'), cell.height * plateScale('puppets')]
  const column = fullColumn.width / perRow
  const [name, note] = [
    { ...look.style.heading3, ...(isLarge ? { size: 17, leading: 20 } : { size: 14, leading: 17 }) },
    { ...look.style.body, ...(isLarge && { size: 18, leading: 23 }), colour: look.colour.muted },
  ]
  const count = Math.ceil(play.puppets.length / perRow)
  return Array.from({ length: count }, (_, row) => ({
    height: height + band,
    before: row === 0 ? 10 : air,
    after: air,
    keep: row < count - 1 && !isLarge,
    draw: (y: number) => {
      for (const [at, { words, alt }] of play.puppets.slice(row * perRow, (row + 1) * perRow).entries()) {
        const middle = fullColumn.left + (at + 0.5) * column
        const left = middle - width / 2
        const foot = y + height
        const box: [number, number, number, number] = [left - tab, y, width + 2 * tab, height + band]
        drawFigure(setting, `A finger puppet to colour and cut out. ${alt}`, box, () => {
          drawCell(doc, lines, ['puppets', row * perRow + at], [left, y])
          drawOutline(doc, look, [left, y], [width, height])
          for (const x of [left, left + width]) drawFold(doc, look, [x, foot], [x, foot + band])
          if (row === 0 && at === 0) drawScissors(doc, look, left - 30, foot - 12)
        })
        drawTagged(doc, tag('P', root), () => {
          const set = centred(doc, words, name, width - 6)
          drawCentred(doc, set, middle, foot + (band - set.length * name.leading) / 2)
        })
        drawArtifact(doc, 'Layout', () => {
          doc
            .moveTo(left, foot)
            .lineTo(left + width, foot)
            .lineWidth(0.9)
            .strokeColor(look.colour.muted)
            .stroke()
          drawCentred(doc, centred(doc, 'stick', note, tab), left + width + tab / 2, foot + (band - note.leading) / 2)
        })
      }
    },
  }))
}

/** Round its head, and square along its band: a shape that scissors can follow. */
function drawOutline(
  doc: PDFKit.PDFDocument,
  { colour }: Look,
  [x, y]: [number, number],
  [width, height]: [number, number],
): void {
  const [foot, end] = [y + height, y + height + band]
  const round = width * 0.42
  doc
    .moveTo(x - tab, foot)
    .lineTo(x, foot)
    .lineTo(x, y + round)
  doc.bezierCurveTo(x, y + round * 0.4, x + round * 0.4, y, x + round, y)
  doc.lineTo(x + width - round, y)
  doc.bezierCurveTo(x + width - round * 0.4, y, x + width, y + round * 0.4, x + width, y + round)
  doc
    .lineTo(x + width, foot)
    .lineTo(x + width + tab, foot)
    .lineTo(x + width + tab, end)
    .lineTo(x - tab, end)
  doc.closePath().lineWidth(0.9).dash(5, { space: 4 }).strokeColor(colour.muted).stroke().undash()
}
