import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { describeContract } from './describe-contract.mjs'
import { root } from './run.mjs'

const [out] = process.argv.slice(2)
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const commands = Object.fromEntries(
  readdirSync(join(root, 'server/commands')).map((file) => [basename(file, '.ts'), `server/commands/${file}`]),
)

// What stays installed in production is loaded from node_modules; the rest goes into the bundle: react-email and react, and
// pdf-lib and kysely, which are hundreds of modules each, and take several times as long to load one by one.
// Programs share chunks, and what is imported on demand is one of its own. Node.js keeps source maps in memory: they name
// lines of the sources without a copy of them.
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'server/main.ts',
    run: 'server/run.ts',
    'pdf-worker': 'server/adapters/pdf/worker.ts',
    'print-worker': 'server/print-worker.ts',
    ...commands,
  },
  outdir: out,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  splitting: true,
  sourcemap: true,
  sourcesContent: false,
  external: [...Object.keys(dependencies), ...Object.keys(optionalDependencies)],
  define: { 'process.env.NODE_ENV': '"production"' },
  // CommonJS packages in the bundle ask for Node's own modules by require.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
})
cpSync(join(root, 'server/database/migrations'), join(out, 'migrations'), { recursive: true })
// The sources are not there when the portal runs, and the bundle has no comments.
writeFileSync(join(out, 'contract.json'), JSON.stringify(describeContract()))
