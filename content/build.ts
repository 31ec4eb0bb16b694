import { fileURLToPath } from 'node:url'
import { checkFigures } from './check-figures.ts'
import { checkSources } from './check-sources.ts'
import * as documents from './documents/build-documents.ts'
import { openLibrary } from './library.ts'
import { replaceContent } from './publish.ts'
import { ContentError } from './storybook.ts'
import { describeViews } from './views.ts'

try {
  if (process.argv.length > 2) throw new ContentError('npm run content builds everything, and takes nothing after it.')
  const library = await openLibrary()
  checkSources(library, documents.listDocuments())
  checkFigures(library)
  const { books } = await replaceContent(
    fileURLToPath(new URL('../build/content', import.meta.url)),
    library,
    documents,
  )
  console.log(`Made ${books.flatMap(({ resources }) => resources).length} resources in build/content.`)
  for (const line of describeViews(library)) console.log(line)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(`${error.message}\nNothing was changed in build/content.`)
  process.exitCode = 1
}
