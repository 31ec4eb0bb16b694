import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bookFile, type EditionBook, NoEdition } from '../../editions/book.ts'
import { printBooklet } from '../../editions/booklet.ts'
import { bindEpub } from '../../editions/epub/bind.ts'
import { printLarge } from '../../editions/large-print.ts'
import type { Answers, MadeKind } from '../answers.ts'

type Maker = (book: EditionBook, folder: string) => AsyncGenerator<number, Uint8Array>

export const makers: Record<MadeKind, Maker> = {
  booklet: printBooklet,
  'large-print': printLarge,
  epub: bindEpub,
}

/** Makes one edition of the book in a folder, written whole into `out`. An answer after each page lets the watchdog begin again. */
export async function* makeEdition(kind: MadeKind, folder: string, out: string): AsyncGenerator<Answers['edition']> {
  const book = JSON.parse(await readFile(join(folder, bookFile), 'utf8')) as EditionBook
  const making = makers[kind](book, folder)
  try {
    for (;;) {
      const { value, done } = await making.next()
      if (done) {
        await writeFile(out, value)
        yield { made: true }
        return
      }
      yield { page: value }
    }
  } catch (error) {
    if (!(error instanceof NoEdition)) throw error
    yield { problem: error.message }
  }
}
