import { drawTagged, tag } from '../../../print/tags.ts'
import type { Art, Cutting } from '../art.ts'
import { drawButtonToColour } from './count.ts'
import { drawCutLine, drawScissors } from './cut-lines.ts'
import { fullColumn, type Setting } from './design.ts'
import { drawStyled, setEvenLines, setLines } from './lines.ts'
import type { Row } from './pages.ts'

type Cut = Extract<Art, { kind: 'cut' }>

const cells: Record<Cutting, { perRow: number; height: number }> = {
  coins: { perRow: 6, height: 61 },
  buttons: { perRow: 5, height: 96 },
  tickets: { perRow: 2, height: 108 },
}

/** Things to cut out, in one figure of several rows. The sides of a 20p and a 50p are seven, so these have corners. */
export function cutRows(setting: Setting, art: Cut): Row[] {
  const { doc, root, look } = setting
  const { perRow, height } = cells[art.thing]
  const width = fullColumn.width / perRow
  const total = Math.ceil(art.count / perRow) * height
  const draw = (top: number) => {
    const bbox: [number, number, number, number] = [
      fullColumn.left,
      top,
      fullColumn.left + fullColumn.width,
      top + total,
    ]
    drawTagged(doc, tag('Figure', root, { alt: art.alt, placement: 'Block', bbox }), () => {
      for (let index = 0; index < art.count; index += 1) {
        const x = fullColumn.left + (index % perRow) * width
        const y = top + Math.floor(index / perRow) * height
        if (art.thing === 'tickets') drawTicket(setting, art.words, [x, y, width, height])
        else drawRound(setting, art, index, [x + width / 2, y + height / 2])
      }
      drawScissors(doc, look, fullColumn.left - 24, top + 14)
    })
  }
  return [{ height: total, before: 8, after: 12, keep: false, draw }]
}

function drawRound({ doc, look }: Setting, { thing, words }: Cut, index: number, [x, y]: [number, number]): void {
  const radius = thing === 'coins' ? 28 : 44
  doc.lineWidth(0.9).strokeColor(look.colour.ink)
  if (thing === 'buttons') {
    doc.save().translate(x, y)
    drawButtonToColour(doc, radius - (index % 3) * 5, index % 2 ? 4 : 2)
    doc.restore()
    return
  }
  const sides = /^[25]0p$/.test(words) ? 7 : 48
  doc.polygon(...cornersOf(x, y, radius, sides)).stroke()
  doc
    .polygon(...cornersOf(x, y, radius - 4, sides))
    .lineWidth(0.5)
    .stroke()
  const style = { ...look.style.heading2, size: 18, leading: 22 }
  const [line] = setLines(doc, [{ text: words, isBold: true, isItalic: false, href: null }], style, radius * 2, none)
  if (line) drawStyled(doc, line, x - line.width / 2, y - 11)
}

const cornersOf = (x: number, y: number, radius: number, sides: number): [number, number][] =>
  Array.from({ length: sides }, (_, corner) => {
    const turn = (corner / sides) * 2 * Math.PI - Math.PI / 2
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  })

/** Words of a drawing were checked where they were written. */
const none = { file: '', line: 0 }

/** In points, for the number of a seat. */
const blank = 56

function drawBlank(doc: PDFKit.PDFDocument, look: Setting['look'], x: number, y: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + blank - 6, y)
    .lineWidth(0.9)
    .strokeColor(look.colour.ink)
    .stroke()
}

/** The text of a ticket is divided by “ / ”: its name in large letters, and what is below; “____” at an end is a place to write. */
function drawTicket(
  { doc, look }: Setting,
  words: string,
  [x, y, width, height]: [number, number, number, number],
): void {
  drawCutLine(doc, look, [x, y, width, height])
  doc
    .roundedRect(x + 8, y + 8, width - 16, height - 16, 8)
    .lineWidth(1.2)
    .strokeColor(look.colour.ink)
    .stroke()
  const parts = words.split(' / ')
  let top = y + 18
  for (const [index, part] of parts.entries()) {
    const text = part.replace(/ _{4}$/, '')
    const hasBlank = text !== part
    const style = index === 0 ? { ...look.style.heading3, size: 15, leading: 18 } : { ...look.style.body, leading: 19 }
    for (const line of setEvenLines(
      doc,
      [{ text, isBold: false, isItalic: false, href: null }],
      style,
      width - 40,
      none,
    )) {
      const room = hasBlank ? blank : 0
      const left = x + (width - line.width - room) / 2
      drawStyled(doc, line, left, top)
      if (hasBlank) drawBlank(doc, look, left + line.width + 6, top + style.leading - 3)
      top += style.leading
    }
  }
}
