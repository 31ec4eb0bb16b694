import type { Inspection } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { openDrawing } from './open-drawing.ts'
import { openText } from './open-text.ts'
import { plainText } from './plain-text.ts'

/** Opens a PDF with every library that reads it later; every page must be readable. */
export async function inspect(bytes: Uint8Array): Promise<Inspection> {
  const text = await openText(bytes)
  const info = (await text.getMetadata()).info as { EncryptFilterName?: string | null; Title?: unknown }
  if (info.EncryptFilterName) throw new UnreadablePdf('encrypted')
  if (text.numPages === 0) throw new UnreadablePdf('no-pages')
  const drawing = await openDrawing(bytes)
  for (let number = 1; number <= text.numPages; number++) await text.getPage(number)
  if (drawing.pageCount !== text.numPages) throw new UnreadablePdf('damaged', 'two readers count the pages differently')
  return {
    pageCount: drawing.pageCount,
    aspect: drawing.aspectOf(1),
    title: typeof info.Title === 'string' ? plainText(info.Title).trim() : '',
  }
}
