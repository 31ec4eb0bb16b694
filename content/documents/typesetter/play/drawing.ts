import { drawTagged, tag } from '../../../../print/tags.ts'
import { plateToTrace, readTraced } from '../../../editions/colouring/kept-lines.ts'
import { drawScene } from '../../../kit/draw-pdf.ts'
import type { PathNode } from '../../../kit/scene.ts'
import { cellOf, linesIn, type PlateName, plateScale, platesOf } from '../../../play/plates.ts'
import type { Look, Setting, Style } from '../design.ts'
import { drawStyled, setEvenLines } from '../lines.ts'
import type { Playing } from './playing.ts'

/** The lines of everything on a plate. */
export function plateLines({ book, play }: Playing, name: PlateName): PathNode[] {
  const plate = platesOf(play).find((each) => each.name === name)
  return plate ? readTraced(book, plateToTrace(book, plate)) : []
}

/** Draws one cell of a plate, its upper left corner at `x`, `y`; `larger` than its own size. */
export function drawCell(
  doc: PDFKit.PDFDocument,
  lines: PathNode[],
  [name, index]: [PlateName, number],
  [x, y]: [number, number],
  larger = 1,
): void {
  const cell = cellOf(name, index)
  const scale = plateScale(name) * larger
  doc.save()
  doc.rect(x, y, cell.width * scale, cell.height * scale).clip()
  doc.translate(x, y).scale(scale).translate(-cell.x, -cell.y)
  drawScene(doc, linesIn(lines, cell))
  doc.restore()
  doc.fillOpacity(1).strokeOpacity(1)
}

/** Draws a picture with what a screen reader says of it. */
export function drawFigure(
  { doc, root }: Setting,
  alt: string,
  [x, y, width, height]: [number, number, number, number],
  paint: () => void,
): void {
  drawTagged(doc, tag('Figure', root, { alt, placement: 'Block', bbox: [x, y, x + width, y + height] }), paint)
}

/** Lines of text in the middle of a space. The words of a drawing have no place in a text. */
export function centred(doc: PDFKit.PDFDocument, text: string, style: Style, width: number) {
  const spans = [{ text, isBold: style.isBold ?? false, isItalic: false, href: null }]
  return setEvenLines(doc, spans, style, width, { file: '', line: 0 })
}

/** Draws them from `y` down, within a mark that the caller has opened. */
export function drawCentred(doc: PDFKit.PDFDocument, lines: ReturnType<typeof centred>, x: number, y: number): void {
  for (const [index, line] of lines.entries()) drawStyled(doc, line, x - line.width / 2, y + index * line.style.leading)
}

/** A dotted line along which something is folded. */
export function drawFold(
  doc: PDFKit.PDFDocument,
  { colour }: Look,
  from: [number, number],
  to: [number, number],
): void {
  doc.save()
  doc.moveTo(...from).lineTo(...to)
  doc.lineWidth(1.1).dash(0.1, { space: 5 }).lineCap('round').strokeColor(colour.muted).stroke()
  doc.restore()
}
