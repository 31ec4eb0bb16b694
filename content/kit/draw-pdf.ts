import { wordsGround } from '../../print/tags.ts'
import type { Paint, SceneNode } from './scene.ts'

type Doc = PDFKit.PDFDocument

const ink = (doc: Doc, paint: Paint): PDFKit.Mixins.ColorValue => {
  if (typeof paint === 'string') return paint
  const [[x1, y1], [x2, y2]] = [paint.from, paint.to]
  const gradient =
    paint.radius === undefined
      ? doc.linearGradient(x1, y1, x2, y2)
      : doc.radialGradient(x1, y1, 0, x2, y2, paint.radius)
  for (const [place, colour, opacity] of paint.stops) gradient.stop(place, colour, opacity ?? 1)
  return gradient
}

/** Draws a scene as vectors at the document's present origin. The caller marks it as a figure or an artifact. */
export function drawScene(doc: Doc, nodes: SceneNode[]): void {
  for (const node of nodes) {
    doc.save()
    if (node.kind === 'group') {
      doc.transform(...node.matrix)
      if (node.clip) doc.path(node.clip).clip()
      if (node.isGround) doc.markContent(wordsGround)
      drawScene(doc, node.children)
      if (node.isGround) doc.endMarkedContent()
    } else {
      if (node.fill !== undefined)
        doc
          .path(node.d)
          .fillOpacity(node.opacity ?? 1)
          .fill(ink(doc, node.fill), node.evenOdd ? 'even-odd' : 'non-zero')
      if (node.stroke !== undefined) {
        doc
          .path(node.d)
          .lineWidth(node.width ?? 1)
          .lineCap('round')
          .lineJoin('round')
        doc.strokeOpacity(node.opacity ?? 1).stroke(node.stroke)
      }
    }
    doc.restore()
  }
}
