import type { Answers } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { drawPictures } from './draw-pictures.ts'
import { openDrawing } from './open-drawing.ts'
import { openText } from './open-text.ts'
import { readPage } from './read-page.ts'

export async function* preparePages(path: string, from: number): AsyncGenerator<Answers['prepare']> {
  const { document, close } = await openText(path)
  const drawing = await openDrawing(path)
  const { pageCount } = drawing
  if (pageCount === 0) throw new UnreadablePdf('no-pages')
  const aspect = drawing.aspectOf(1)
  for (let number = from; number <= pageCount; number++) {
    const read = await readPage(document, number, aspect)
    const pictures = await drawPictures(drawing, number, { widths: [800, 1600], aspect })
    yield { page: { number, ...pictures, ...read } }
  }
  drawing.close()
  await close()
  yield { book: { pageCount, aspect } }
}
