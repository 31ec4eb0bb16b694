import { buildBooks } from './build-books.mjs'
import { books, parts } from './parts.mjs'
import { root } from './run.mjs'
import { setUp } from './setup.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

await setUp(
  Object.keys(parts).filter((name) => !books.includes(name)),
  { toRun: true },
)
process.chdir(root)
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
stopWithParent()
const booksBuilt = buildBooks()
const { run } = await import(new URL('../build/server/run.js', import.meta.url).href)
await run(booksBuilt)
