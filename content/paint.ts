import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { linesFolder, traceFile } from './editions/colouring/kept-lines.ts'
import { linesToTrace } from './editions/colouring/lines-to-trace.ts'
import { openLibrary } from './library.ts'
import { paintFiles } from './painter/paint-file.ts'
import { filesOf, pagesToPaint, paintedFolder } from './paintings.ts'
import { ContentError, type Storybook } from './storybook.ts'

const usage = `npm run paint paints and traces what has changed.
  npm run paint -- --all       everything again
  npm run paint -- --compare   says whether everything would look as it is kept, and writes nothing`

function readFlags() {
  try {
    return parseArgs({ options: { all: { type: 'boolean' }, compare: { type: 'boolean' } } }).values
  } catch {
    console.error(usage)
    process.exit(1)
  }
}

const values = readFlags()

/** What is kept of a page: its painting, or its lines to colour in. `made` says in messages what was done. */
type Kept = {
  where: string
  made: 'painted' | 'traced'
  files: string[]
  make: () => Promise<{ file: string; bytes: Uint8Array }[]>
}

/** What is kept of a book, by the folder in which it is. */
const keptOf = (book: Storybook): [folder: URL, kept: Kept[]][] => [
  [
    paintedFolder(book),
    pagesToPaint(book).map((page) => ({
      where: page.where,
      made: 'painted',
      files: filesOf(page),
      make: () => paintFiles(page),
    })),
  ],
  [
    linesFolder(book),
    linesToTrace(book).map((page) => ({
      where: page.where,
      made: 'traced',
      files: [page.file],
      make: async () => [traceFile(page)],
    })),
  ],
]

/** Makes what has changed, or everything, and removes the files of what is no longer there. */
async function makeKept(folder: URL, kept: Kept[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { where, made, files, make } of kept) {
    if (!values.all && files.every((file) => existsSync(new URL(file, folder)))) continue
    for (const { file, bytes } of await make()) await writeFile(new URL(file, folder), bytes)
    console.log(`${where}: ${made}.`)
  }
  for (const file of await readdir(folder))
    if (!kept.some(({ files }) => files.includes(file))) await rm(new URL(file, folder))
}

/** Makes everything again and says which files differ from what is kept. Writes nothing. */
async function compareKept(folder: URL, kept: Kept[]): Promise<number> {
  let different = 0
  for (const { where, made, make } of kept)
    for (const { file, bytes } of await make()) {
      const place = new URL(file, folder)
      if (existsSync(place) && (await readFile(place)).equals(bytes)) continue
      different += 1
      const name = folder.pathname.split('/').at(-2)
      console.error(
        `${where}: ${made} now, it looks different from ${name}/${file}. Make all again: npm run paint -- --all`,
      )
    }
  return different
}

/** Paints the pages of the books and traces their lines to colour in, which are kept in git: it takes minutes. */
try {
  let different = 0
  for (const book of await openLibrary())
    for (const [folder, kept] of keptOf(book))
      if (values.compare) different += await compareKept(folder, kept)
      else await makeKept(folder, kept)
  if (values.compare && different === 0) console.log('Every page is kept as it is painted and traced now.')
  if (different > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
