import { describe, expect, it } from 'vitest'
import { openLibrary } from '../../library.ts'
import { elementsOf, readPdf } from '../../testing/read-pdf.ts'
import { shipped } from '../../testing/shipped.ts'
import { cardWordsOf, renderWordCard } from './word-card.ts'

const books = await openLibrary()

/** As somebody looks for it: “boot” is a word of a book that says “boots”. */
const toldIn = (text: string, word: string) => new RegExp(`\\b${word.replace(/s$/, '')}`, 'i').test(text)

describe.each(books)('the word card of $story.title', (book) => {
  it('has twelve words of the book, each with its picture, on one page', async () => {
    const bytes = await renderWordCard(book)
    const { pages, title } = await readPdf(bytes)
    expect([title, pages.length]).toEqual([`${book.story.title}: word card`, 1])
    const [page] = pages
    if (!page) return
    const { missing, loose, runs, tree } = page
    expect({ missing, loose }).toEqual({ missing: 0, loose: 0 })
    const words = cardWordsOf(book).map((piece) => piece.words)
    expect(new Set(words).size).toBe(12)
    const printed = runs.map(({ text }) => text)
    for (const word of words) expect(printed).toContain(word)
    expect(elementsOf(tree).filter(({ role }) => role === 'Figure')).toHaveLength(12)
    // In its words, or in what is said of its pictures.
    const told = JSON.stringify(book.story)
    expect(words.filter((word) => !toldIn(told, word))).toEqual([])
  })
})

describe('the word card', () => {
  const [temi] = books
  if (!temi) throw new Error('No book ships.')

  it('ships, the same bytes every time', async () => {
    const bytes = await shipped(`${temi.story.slug}-word-card.pdf`)
    expect(bytes.equals(await renderWordCard(temi))).toBe(true)
  })

  it('says which words are missing when there are not twelve', () => {
    expect(() => cardWordsOf({ ...temi, moreWords: [] })).toThrow(
      `${temi.file}/word-card.ts: the card has 9 words. Choose 12 with those of play.ts.`,
    )
  })
})
