import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

let program: string | undefined

/** Path of the worker's program: beside the server's bundle or, when running from source, bundled on first use. */
export function workerProgram(): string {
  program ??= import.meta.url.endsWith('.ts') ? bundle() : fileURLToPath(new URL('pdf-worker.js', import.meta.url))
  return program
}

/** With tsx the worker would need 0.4 GB and a second more. Renamed into place: processes may do this at once. */
function bundle(): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    write: false,
  })
  const folder = fileURLToPath(new URL('../../../build/development', import.meta.url))
  const file = `${folder}/pdf-worker.mjs`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, outputFiles[0]?.contents ?? '')
  renameSync(`${file}.${process.pid}`, file)
  return file
}
