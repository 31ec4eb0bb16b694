import type { Inspection } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { letGo } from './let-go.ts'
import { openDrawing } from './open-drawing.ts'
import { openText } from './open-text.ts'
import { plainText } from './plain-text.ts'

/** Opens a PDF with every library that reads it later; every page must be readable. */
export async function inspect(path: string): Promise<Inspection> {
  const { document, close } = await openText(path)
  const { numPages } = document
  const info = (await document.getMetadata()).info as { Title?: unknown }
  if (numPages === 0) throw new UnreadablePdf('no-pages')
  for (let number = 1; number <= numPages; number++) await document.getPage(number)
  await close()
  letGo()
  const drawing = await openDrawing(path)
  const { pageCount } = drawing
  if (pageCount !== numPages) throw new UnreadablePdf('damaged', 'two readers count the pages differently')
  const aspect = drawing.aspectOf(1)
  drawing.close()
  return {
    pageCount,
    aspect,
    title: typeof info.Title === 'string' ? plainText(info.Title).trim() : '',
  }
}
