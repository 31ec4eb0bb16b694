import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openLibrary } from './library.ts'
import { paintFiles } from './painter/paint-file.ts'
import { filesOf, pagesToPaint, paintedFolder } from './paintings.ts'
import { ContentError, type Storybook } from './storybook.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean' }, compare: { type: 'boolean' } } })

/** Paints the pages of a book that have changed, or all of them, and removes the paintings of what is no longer there. */
async function paintBook(book: Storybook): Promise<void> {
  const folder = paintedFolder(book)
  await mkdir(folder, { recursive: true })
  const pages = pagesToPaint(book)
  for (const page of pages) {
    if (!values.all && filesOf(page).every((file) => existsSync(new URL(file, folder)))) continue
    for (const { file, bytes } of await paintFiles(page)) await writeFile(new URL(file, folder), bytes)
    console.log(`${page.where}: painted.`)
  }
  for (const file of await readdir(folder))
    if (!pages.some((page) => filesOf(page).includes(file))) await rm(new URL(file, folder))
}

/** Paints every page of a book again and says which paintings differ from what is kept. Writes nothing. */
async function compareBook(book: Storybook): Promise<number> {
  let different = 0
  for (const page of pagesToPaint(book))
    for (const { file, bytes } of await paintFiles(page)) {
      const place = new URL(file, paintedFolder(book))
      if (existsSync(place) && (await readFile(place)).equals(bytes)) continue
      different += 1
      console.error(
        `${page.where}: painted now, it looks different from painted/${file}. Paint all: npm run paint -- --all`,
      )
    }
  return different
}

/** Paints the pages of the books, which are kept in git: it takes minutes. */
try {
  let different = 0
  for (const book of await openLibrary())
    if (values.compare) different += await compareBook(book)
    else await paintBook(book)
  if (values.compare && different === 0) console.log('Every page is kept as it is painted now.')
  if (different > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
