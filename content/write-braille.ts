import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brailleFile, makeBraille } from './editions/braille.ts'
import { openLibrary } from './library.ts'
import { ContentError } from './storybook.ts'

/** Writes the braille of each story beside it, which is kept in git: few machines have what makes it. */
try {
  if (process.argv.length > 2) throw new ContentError('npm run braille writes all of it, and takes nothing after it.')
  for (const book of await openLibrary()) {
    const braille = makeBraille(book)
    if (braille === null)
      throw new ContentError(
        'liblouis is not installed, which translates into braille. On Debian: apt-get install liblouis-bin',
      )
    const folder = new URL(`./books/${book.story.slug}/`, import.meta.url)
    for (const old of readdirSync(folder)) if (old.endsWith('.brf')) rmSync(new URL(old, folder))
    const place = new URL(brailleFile(book), folder)
    writeFileSync(place, braille)
    console.log(`Wrote ${fileURLToPath(place)}. Have somebody who reads braille check it.`)
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
