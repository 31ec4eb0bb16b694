import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { BookFile } from '../catalogue.ts'

const root = resolve(import.meta.dirname, '../..')

let building: Promise<unknown> | undefined

/** Builds what ships, if it is not that of the sources: at once when nothing has changed. */
const build = () =>
  promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `import { setUp } from './scripts/setup.mjs'; await setUp(['content'])`],
    { cwd: root },
  )

/** A file that ships, such as `introduction.pdf`: printed once for all tests, and by another process. */
export async function shipped(name: string): Promise<Buffer> {
  building ??= build()
  await building
  const files = await readdir(join(root, 'build/content'), { recursive: true })
  const found = files.find((file) => basename(file) === name)
  if (!found) throw new Error(`${name} does not ship.`)
  return readFile(join(root, 'build/content', found))
}

/** The book file of a book, or of a paper that goes with none. */
export async function shippedBook(slug: string): Promise<BookFile> {
  building ??= build()
  await building
  return JSON.parse(await readFile(join(root, 'build/content', slug, 'book.json'), 'utf8'))
}
