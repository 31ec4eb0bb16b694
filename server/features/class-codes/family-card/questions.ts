import type { Language } from '#contract/languages.ts'
import { isEasier } from '#contract/texts.ts'
import { missingGlyphs } from '../../../../print/fonts.ts'
import type { Db } from '../../../database/tables.ts'
import { listPublishedTexts } from '../../resources/service.ts'

/** What a book's published texts ask families, in other languages than English, as far as our typefaces have their letters. */
export async function listQuestions(db: Db, bookId: number): Promise<{ language: Language; question: string }[]> {
  const texts = await listPublishedTexts(db, bookId)
  return texts.filter(
    (text) =>
      !isEasier(text) && text.question !== '' && missingGlyphs(text.question.normalize('NFC'), 'body').length === 0,
  )
}
