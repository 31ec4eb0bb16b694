import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The programs that run beside the server, by where their sources are. */
const sources = { 'pdf-worker': 'pdf/worker.ts', 'print-worker': '../print-worker.ts' }
type Program = keyof typeof sources

const programs = new Map<Program, string>()

/** Path of a worker's program: beside the server's bundle or, when running from source, bundled on first use. */
export function workerProgram(name: Program): string {
  const isSource = import.meta.url.endsWith('.ts')
  const path = programs.get(name) ?? (isSource ? bundle(name) : fileURLToPath(new URL(`${name}.js`, import.meta.url)))
  programs.set(name, path)
  return path
}

/**
 * With tsx the worker would need 0.4 GB and a second more. In pieces, so that a worker loads what its task needs. Renamed
 * into place: processes may do this at once.
 */
function bundle(name: Program): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const { dependencies, optionalDependencies } = createRequire(import.meta.url)('../../package.json')
  const folder = fileURLToPath(new URL(`../../build/development/${name}`, import.meta.url))
  const { outputFiles } = buildSync({
    entryPoints: { [name]: fileURLToPath(new URL(sources[name], import.meta.url)) },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: [...Object.keys(dependencies), ...Object.keys(optionalDependencies)],
    write: false,
  })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
  return join(folder, `${name}.js`)
}
