import { existsSync, readFileSync } from 'node:fs'
import type { ShippedEdition } from '../catalogue.ts'
import type { Storybook } from '../storybook.ts'
import { brailleFile } from './braille.ts'
import { renderColouringBook } from './colouring/colouring-book.ts'
import { renderWordCard } from './word-card/word-card.ts'

/** A file to ship beside a resource, named after it with this ending. */
export type Edition = Pick<ShippedEdition, 'kind'> & { ending: string; content: Uint8Array }

/** The editions of a book that take its sources. Its braille is left out, and that is said, while it is that of other words. */
export async function editionsOf(book: Storybook): Promise<Edition[]> {
  const colouring: Edition = { kind: 'colouring', ending: '-colouring.pdf', content: await renderColouringBook(book) }
  const words: Edition = { kind: 'word-card', ending: '-word-card.pdf', content: await renderWordCard(book) }
  const braille = new URL(`../books/${book.story.slug}/${brailleFile(book)}`, import.meta.url)
  if (existsSync(braille))
    return [colouring, words, { kind: 'braille', ending: '.brf', content: readFileSync(braille) }]
  console.log(`${book.file}: the words have changed, so its braille is left out. Write it again: npm run braille`)
  return [colouring, words]
}
