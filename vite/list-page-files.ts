import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { signedInPages } from '../contract/signed-in-pages.ts'
import { visitorPages } from '../contract/visitor-pages.ts'

const inWeb = (module: string) => fileURLToPath(new URL(`../web/${module}`, import.meta.url))

/** Finds the chunk that holds a module. */
export function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk | undefined {
  const id = inWeb(module)
  return Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id)) as
    | Rolldown.OutputChunk
    | undefined
}

/** A chunk, all that it imports at once, and their style sheets, in the order in which they apply. */
export function filesWith(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  function add(name: string): void {
    const file = bundle[name]
    if (file?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    file.imports.forEach(add)
    files.add(name)
    for (const sheet of file.viteMetadata?.importedCss ?? []) files.add(sheet)
  }
  add(chunk.fileName)
  return [...files]
}

/** Writes `.vite/page-files.json` (`PageFiles` in `contract/server-rendering.ts`), by which the server links a page's files. */
export function listPageFiles(): Plugin {
  return {
    name: 'list-page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const filesOf = (module: string) => {
        const chunk = chunkOf(bundle, module)
        if (!chunk) return this.error(`No file has been built from web/${module}`)
        return filesWith(bundle, chunk)
      }
      const pages = [...signedInPages, ...visitorPages].map(({ module }) => [module, filesOf(`${module}.tsx`)] as const)
      const files = {
        entry: filesOf('entry-client.tsx'),
        welcome: filesOf('layout/welcome-layout.tsx'),
        signedIn: filesOf('signed-in-routes.tsx'),
        pages: Object.fromEntries(pages),
      }
      this.emitFile({ type: 'asset', fileName: '.vite/page-files.json', source: JSON.stringify(files) })
    },
  }
}
