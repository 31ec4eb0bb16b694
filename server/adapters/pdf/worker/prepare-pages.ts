import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Answers, PreparedPage } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { cutWordless } from './cut-wordless.ts'
import { boxOf, encodePictures } from './draw-pictures.ts'
import { type Drawing, openDrawing } from './open-drawing.ts'
import { openShownText } from './open-text.ts'
import { readPage } from './read-page.ts'

const widths: [number, number] = [800, 1600]

export async function* preparePages(path: string, from: number): AsyncGenerator<Answers['prepare']> {
  const { document, close } = await openShownText(path)
  const drawing = await openDrawing(path)
  const { pageCount } = drawing
  if (pageCount === 0) throw new UnreadablePdf('no-pages')
  const aspect = drawing.aspectOf(1)
  for (let number = from; number <= pageCount; number++)
    yield { page: await preparePage({ document, drawing }, number, aspect) }
  drawing.close()
  await close()
  yield { book: { pageCount, aspect } }
}

async function preparePage(
  { document, drawing }: { document: PDFDocumentProxy; drawing: Drawing },
  number: number,
  aspect: number,
): Promise<PreparedPage> {
  const { alt, text, unread } = await readPage(document, number, aspect)
  const box = boxOf(widths[1], aspect)
  // A cover keeps its title: a book has one, and the letters are large.
  const isTwice = number > 1 && text.length > 0
  const { wordless, ...drawn } = drawing.draw(number, box, isTwice ? unread : undefined)
  const [pictures, cut] = await Promise.all([
    encodePictures(drawn, { widths, aspect }),
    wordless ? cutWordless({ ...drawn, wordless }, text, box) : null,
  ])
  return { number, ...pictures, alt, text, wordless: cut }
}
