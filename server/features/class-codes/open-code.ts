import { readClassCode } from '#contract/class-code-text.ts'
import type { ClassBook } from '#contract/class-reading.ts'
import { isReadOnly } from '../../database/connection-errors.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { ClassActor } from '../../http/class-keys.ts'
import {
  listHeard,
  listPages,
  listPublishedTexts,
  listSayings,
  listSheets,
  listWords,
  openForReading,
  type ResourceRow,
  type Shelf,
} from '../resources/service.ts'
import { hashCode, hashNetwork } from './code.ts'
import { codeKeys } from './make-code.ts'
import { countOpen, findCodeByHash } from './queries.ts'

/** Opens the book of a typed code. Throws `class/no-such-code`, `class/ended`, `class/book-closed`. */
export async function openCode(
  deps: Deps,
  shelf: Shelf,
  { typed, ip }: { typed: string; ip: string },
): Promise<ClassBook> {
  const code = readClassCode(typed)
  // Not counted as a guess: no code has a word that is not on the list.
  const found = code && (await find(deps, code, ip))
  if (!found) throw new Failure('class/no-such-code')
  const [key, pass] = await Promise.all([deps.classKeys.sign('key', found.id), deps.classKeys.sign('pass', found.id)])
  const reader = await deps.classKeys.find(key, 'header')
  if (!reader) throw new Failure('class/ended')
  const book = await findClassBook(shelf, reader)
  if (!book) throw new Failure('class/book-closed')
  const pages = await listPages(deps.db, book.id, book.version)
  const heard = await listHeard(deps.db, book, pages)
  const sheets = await listSheets(deps.db, book, reader)
  await count(deps, found.id)
  return {
    ...{ key, pass, title: book.title, aspect: book.aspect, narrator: heard.narrator },
    until_time: reader.until.toISOString(),
    words: await listWords(deps.db, book.id),
    sayings: await listSayings(deps.db, book.id),
    texts: await listPublishedTexts(deps.db, book.id),
    pages: pages.map(({ number, alt, isSpread, text, wordless }) => {
      const recorded = heard.recordings.get(number)
      const recording = recorded ? { ...recorded, id: recorded.recording } : null
      return { number, alt, is_spread: isSpread, text, wordless, recording }
    }),
    sheets: sheets.map(({ id, title }) => ({ id, title })),
  }
}

/** The code that was typed, ended or not; null for a wrong one, which counts as a guess. */
async function find(deps: Deps, code: string, ip: string) {
  const { hashing } = await codeKeys(deps)
  const keys = { classCodesPerNetwork: hashNetwork(hashing, ip), classCodes: 'all' }
  const codeHash = hashCode(hashing, code)
  return deps.failures.attempt(keys, () => findCodeByHash(deps.db, codeHash), { candidate: code })
}

/** While nothing can be written, classes still read. */
async function count({ db, config }: Deps, codeId: string): Promise<void> {
  if (config.isReadOnly) return
  await countOpen(db, codeId).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error
  })
}

/** The book of a class, or null while it is withdrawn or its pages are being prepared. */
export async function findClassBook(shelf: Shelf, actor: ClassActor): Promise<ResourceRow | null> {
  try {
    const book = openForReading(await shelf.find(actor.bookId), actor)
    return book.isPrepared ? book : null
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}
