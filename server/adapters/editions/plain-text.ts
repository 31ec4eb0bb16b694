import { type EditionBook, nameOf, ownPermission, usualHeight, wordsOf } from './book.ts'

/** What is read in place of the words of a page that its picture tells alone. */
const silent = '[This page has no words.]'

/** The words of a book as plain text, for a program or device that speaks, enlarges or embosses it; pictures in words. */
export function plainText(book: EditionBook): string {
  const usual = usualHeight(book)
  const pages = book.pages.map((page) => {
    const words = page.text.length > 0 ? wordsOf(page, usual).map(({ text }) => text) : [silent]
    const picture = page.alt && `[Picture: ${page.alt}]`
    return [nameOf(book, page), ...words, picture].filter(Boolean).join('\n\n')
  })
  return `${[book.title, ...pages, ownPermission(book)].filter(Boolean).join('\n\n\n')}\n`
}
