import { root } from './run.mjs'
import { setUp } from './setup.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

await setUp(undefined, { toRun: true })
process.chdir(root)
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
stopWithParent()
await import(new URL('../build/server/main.js', import.meta.url).href)
