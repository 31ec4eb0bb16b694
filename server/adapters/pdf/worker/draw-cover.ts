import type { Cover } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { drawPictures } from './draw-pictures.ts'
import { openDrawing } from './open-drawing.ts'

export async function drawCover(path: string): Promise<Cover> {
  const drawing = await openDrawing(path)
  if (drawing.pageCount === 0) throw new UnreadablePdf('no-pages')
  const cover = await drawPictures(drawing, 1, { widths: [480, 960], aspect: drawing.aspectOf(1) })
  drawing.close()
  return cover
}
