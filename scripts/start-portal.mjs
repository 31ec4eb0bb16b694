import { root } from './run.mjs'
import { setUp } from './setup.mjs'

await setUp(undefined, { toRun: true })
process.chdir(root)
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
await import(new URL('../build/server/main.js', import.meta.url).href)
