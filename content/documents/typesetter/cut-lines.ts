import type { Look } from './design.ts'

type Box = [x: number, y: number, width: number, height: number]

/** A broken line round something that is to be cut out. */
export function drawCutLine(doc: PDFKit.PDFDocument, { colour }: Look, box: Box): void {
  doc
    .rect(...box)
    .lineWidth(0.9)
    .dash(5, { space: 4 })
    .strokeColor(colour.muted)
    .stroke()
    .undash()
}

/** Open scissors, their points to the right, 20 points wide: what follows is for cutting. */
export function drawScissors(doc: PDFKit.PDFDocument, { colour }: Look, x: number, y: number): void {
  doc.save().translate(x, y).lineWidth(1.3).strokeColor(colour.ink)
  doc.circle(3.5, -4, 3).circle(3.5, 4, 3).stroke()
  doc.moveTo(6, -2.4).lineTo(20, 4).moveTo(6, 2.4).lineTo(20, -4).stroke()
  doc.restore()
}
