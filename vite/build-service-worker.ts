import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { signedInPages } from '../contract/signed-in-pages.ts'
import { visitorPages } from '../contract/visitor-pages.ts'
import { chunkOf, filesWith } from './list-page-files.ts'

/** The two typefaces of every page. */
export const typefaces = /(atkinson-hyperlegible-next-latin|bricolage-grotesque-latin)-wght-normal-[\w-]+\.woff2$/

/** Drawings of our own: those of PDF.js are only for its toolbar. */
const drawings = /(footer-pictures|shelf-picture)-[\w-]+\.svg$/

/** The pages that open offline: of the console nothing is kept on a device. */
const keptPages = [...signedInPages, ...visitorPages].filter(({ access }) => access === 'user' || access === 'visitor')

/** What pages need to open without a connection: their files, typefaces and drawings. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const modules = ['entry-client.tsx', 'signed-in-routes.tsx', ...keptPages.map(({ module }) => `${module}.tsx`)]
  const chunks = modules.flatMap((module) => chunkOf(bundle, module) ?? [])
  const assets = Object.keys(bundle).filter((file) => drawings.test(file) || typefaces.test(file))
  const files = new Set([...chunks.flatMap((chunk) => filesWith(bundle, chunk)), ...assets])
  return ['index.html', 'icon.svg', ...files].map((file) => `/${file}`)
}

/** Bundles the worker into one script, apart from the pages. */
async function bundleWorker(define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../web/service-worker/sw.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define,
  })
  return outputFiles[0]?.text ?? ''
}

/** Writes `sw.js`, with the list of what it keeps written in. */
export function buildServiceWorker(): Plugin {
  return {
    name: 'build-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = shellFiles(bundle)
      const page = bundle['index.html']
      const version = createHash('sha256')
        .update(files.join())
        .update(page?.type === 'asset' ? page.source : '')
      const source = await bundleWorker({
        SHELL_FILES: JSON.stringify(files),
        SHELL_VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
