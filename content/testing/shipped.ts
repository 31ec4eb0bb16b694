import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

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
  return readFile(join(root, 'build/content', name))
}
