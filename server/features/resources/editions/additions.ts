import { createHash } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import type { BookText } from '#contract/texts.ts'
import type { PrintedText } from '../../../adapters/editions/book.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { keys } from '../keys.ts'
import { findResource, type ResourceRow } from '../queries.ts'
import { listPublishedTexts } from '../texts/queries.ts'
import type { EditionName } from './kinds.ts'
import { deleteEditionsWith } from './queries.ts'
import { heardIn, nobody } from './voices.ts'

/** What an edition has beside the story. `hash`: another one as soon as that is another, `""` for nothing. */
export type Addition = Awaited<ReturnType<typeof heardIn>> & { text: PrintedText | null }

/** The voices of an e-book of the story, or the published text of another edition. */
export async function findAddition(
  db: Db,
  book: Pick<ResourceRow, 'id' | 'version'>,
  { kind, language }: EditionName,
): Promise<Addition> {
  if (language === '') return { ...(await heardIn(db, book, kind)), text: null }
  const found = (await listPublishedTexts(db, book.id)).find((each) => each.language === language)
  return found ? additionOf(found) : { ...nobody, text: null }
}

export function additionOf({ id: _, ...text }: BookText): Addition {
  return { ...nobody, text, hash: createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16) }
}

/** Removes the editions with a text as it was before it was changed or taken back. */
export async function removeEditionsWith(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  bookId: number,
  language: Language,
): Promise<void> {
  const book = await findResource(db, bookId)
  if (!book) return
  const { hash } = await findAddition(db, book, { kind: 'flowing-epub', language })
  await deleteEditionsWith(db, bookId, { language, madeOf: hash })
  for (const name of await files.list(keys.folder(book.version))) {
    const isOfText = name.startsWith(`edition-${language}-`)
    if (isOfText && !(hash && name.endsWith(`-${hash}`))) await files.remove(`${keys.folder(book.version)}/${name}`)
  }
}
