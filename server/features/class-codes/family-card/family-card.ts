import sharp from 'sharp'
import type { FamilyCardFormat } from '#contract/class-codes.ts'
import type { Language } from '#contract/languages.ts'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import type { Deps } from '../../../deps.ts'
import { findBytes } from '../../../http/send-file.ts'
import type { Actor } from '../../../http/session-store.ts'
import type { FindBrand } from '../../brand/service.ts'
import { coverFile, findLastQuestion, openForReading, type Shelf } from '../../resources/service.ts'
import { viewOwnCode } from '../make-code.ts'
import type { FamilyCard } from './draw-card.ts'
import { listQuestions } from './questions.ts'

export const cardTypes: Record<FamilyCardFormat, string> = { jpg: 'image/jpeg', pdf: 'application/pdf' }

/** For a book without a guide. */
const anyQuestion = 'Which page did you like best? Say why.'

/**
 * What the card of a code of the actor says. Visitors see five pages of one book at most; a class code opens a whole one, keeps
 * nothing of who reads, and ends. Throws `not-found`, `resource/locked`, `resource/file-missing`.
 */
export async function cardFor(
  deps: Deps,
  shelf: Shelf,
  brand: FindBrand,
  { actor, id, format, language }: { actor: Actor; id: string; format: FamilyCardFormat; language: Language },
): Promise<FamilyCard> {
  const { code, url, until_time, resource_id } = await viewOwnCode(deps, shelf, actor, id)
  const book = openForReading(await shelf.find(resource_id), actor)
  const cover = sharp(await findBytes(deps.files.read(coverFile(book, '960'))))
  const { data, info } = await cover.jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true })
  const { details } = await brand()
  return {
    format,
    title: book.title,
    cover: { bytes: data, aspect: info.width / info.height },
    ...(await questionIn(deps, book.id, language)),
    url,
    address: url.replace(/^https?:\/\/(www\.)?/, '').replace(/#.*/, ''),
    code,
    until: dayInWords(todayInUk(new Date(until_time))),
    appName: details.app_name,
    color: details.primary_color,
  }
}

/** What the card asks: in another language where somebody has written it, else in English. */
async function questionIn({ db }: Deps, bookId: number, language: Language) {
  const other = (await listQuestions(db, bookId)).find((each) => each.language === language)
  if (other) return { language, question: other.question }
  return { language: 'en' as const, question: (await findLastQuestion(db, bookId)) ?? anyQuestion }
}
