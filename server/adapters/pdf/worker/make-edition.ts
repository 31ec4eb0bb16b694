import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bookFile, type EditionBook, NoEdition } from '../../editions/book.ts'
import { printBooklet } from '../../editions/booklet.ts'
import { printColouringBook } from '../../editions/colouring/colouring-book.ts'
import { bindEpub } from '../../editions/epub/bind.ts'
import { bindFlowingEpub } from '../../editions/epub/bind-flowing.ts'
import { printLargePaper } from '../../editions/large-paper.ts'
import { printLarge } from '../../editions/large-print.ts'
import type { Answers, MadeKind } from '../answers.ts'
import { readPaper } from './read-paper.ts'

type Maker = (book: EditionBook, folder: string) => AsyncGenerator<number, Uint8Array>

export const makers: Record<MadeKind, Maker> = {
  booklet: printBooklet,
  'large-print': (book, folder) => (book.isPaper ? printLargePaper(book, folder) : printLarge(book, folder)),
  epub: bindEpub,
  'flowing-epub': bindFlowingEpub,
  colouring: printColouringBook,
  // On demand: no other edition needs the library.
  async *word(book, folder) {
    const { writeWordPaper } = await import('../../editions/word-paper.ts')
    return yield* writeWordPaper(book, folder)
  },
}

/** What making an edition takes. `pdf`: of a paper, whose pages nobody has prepared. */
interface Making {
  folder: string
  out: string
  pdf: string
}

/** Makes one edition of the book in a folder, written whole into `out`. An answer after each page lets the watchdog begin again. */
export async function* makeEdition(kind: MadeKind, { folder, out, pdf }: Making): AsyncGenerator<Answers['edition']> {
  const book = JSON.parse(await readFile(join(folder, bookFile), 'utf8')) as EditionBook
  try {
    if (book.isPaper)
      for await (const page of readPaper(pdf, folder, { isPrinted: kind !== 'word' })) {
        book.pages.push(page)
        yield { page: page.number }
      }
    const making = makers[kind](book, folder)
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
    yield { obstacle: error.obstacle }
  }
}
