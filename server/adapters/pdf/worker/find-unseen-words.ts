import type { PdfWarning } from '../answers.ts'
import { wordsOn } from '../words-on.ts'
import { letGo } from './let-go.ts'
import { openDrawing } from './open-drawing.ts'
import { openShownText } from './open-text.ts'
import { readPage } from './read-page.ts'

/** What comes instead of a form that only Acrobat draws; its words stay when somebody prints it. */
const pleaseWait = /If this message is not eventually replaced/

/** Pages that are looked at; of a longer PDF those at its beginning. */
const maxPages = 200

/** Warns about pages that have words and no ink, and about those that show only that they cannot be shown. */
export async function findUnseenWords(path: string): Promise<PdfWarning[]> {
  const drawing = await openDrawing(path)
  const count = Math.min(maxPages, drawing.pageCount)
  const unseen = Array.from({ length: count }, (_, index) => index + 1).filter((number) =>
    drawing.hasUnseenWords(number),
  )
  drawing.close()
  letGo()
  const { document, close } = await openShownText(path)
  const warnings: PdfWarning[] = []
  for (const page of new Set([1, ...unseen])) {
    const words = wordsOn(await readPage(document, page, 1))
    if (page === 1 && pleaseWait.test(words)) warnings.push({ page, kind: 'shell', font: '' })
    if (unseen.includes(page) && words.trim() !== '') warnings.push({ page, kind: 'unseen-words', font: '' })
  }
  await close()
  return warnings
}
