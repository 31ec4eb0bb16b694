import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of a book, as its manifest names it. */
export const bookPart = (file: string, content = file) => ({
  ...{ file, bytes: content.length },
  sha256: createHash('sha256').update(content).digest('hex'),
})

/** A resource as a book file has it. Its own files are named in it and need not be there. */
export const shippedResource = (slug: string, changes: object = {}) => ({
  ...{ slug, title: slug, category: 'storybook', categoryTitle: 'Storybook', description: '', isFree: true },
  ...{ ageFrom: 6, ageTo: 9, minutes: 5, licence: 'unstated', pdf: bookPart(`${slug}.pdf`) },
  ...{ covers: { small: bookPart('a.webp'), large: bookPart('a.webp') }, editions: [] },
  ...changes,
})

/** Makes `contentFolder` that of a release which ships one book with its papers. Returns the folder of the book. */
export async function shipBook(
  contentFolder: string,
  book: ReturnType<typeof shippedResource>,
  papers: ReturnType<typeof shippedResource>[] = [],
): Promise<string> {
  const folder = join(contentFolder, book.slug)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'book.json'), JSON.stringify({ format: 'portal-book', version: 1, book, papers }))
  const books = [{ folder: book.slug, resources: [book, ...papers].map(({ slug }) => slug) }]
  await writeFile(join(contentFolder, 'manifest.json'), JSON.stringify({ version: '1', books }))
  return folder
}
