import { lockedVersions } from './inputs.mjs'
import { bin, root } from './run.mjs'

/** What prints the books: fonts, images, PDFs, Word files, colours. */
const printers =
  '@fontsource/atkinson-hyperlegible-next @fontsource/bricolage-grotesque @hyzyla/pdfium colord docx fflate pdfjs-dist pdfkit sharp'
/** What reads them and prepares them for their readers. */
const readers = '@cantoo/pdf-lib @hyzyla/pdfium pdfjs-dist sharp'

const packages = ['package.json', 'package-lock.json']

/** A build by Vite. What the bundle reads from the environment, by Vite's convention, makes it stale too. */
const viteBuild = (label, proof, ...args) => ({
  label,
  inputs: ['web', 'contract', 'vite.config.ts', 'vite', ...packages],
  more: () => JSON.stringify(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))),
  proof,
  command: (out) => [bin.vite, 'build', ...args, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'],
})

/** What the portal can be opened without: it loads the books once they are there. Four fifths of the work of a build. */
export const books = ['content', 'prepared']

/**
 * The parts of the built portal. `inputs` decide whether a part is stale; `command` writes it into the folder it
 * is given, which then replaces the old one, or does that itself; `proof` is a file that a whole build contains;
 * a part is made `after` those that its command reads.
 *
 * @type {Record<string, { label: string, inputs: string[], more?: () => string, proof: string, replacesItself?: true,
 *   after?: string[], command: (out: string) => string[] }>}
 */
export const parts = {
  content: {
    label: 'the storybooks and their guides',
    inputs: ['content', 'contract/languages.ts', 'contract/licences.ts', 'contract/reading-grade.ts', 'print'],
    more: () => lockedVersions(root, printers.split(' ')),
    proof: 'manifest.json',
    replacesItself: true,
    command: () => [bin.tsx, 'content/build.ts'],
  },
  web: viteBuild('the pages', 'index.html'),
  renderer: viteBuild('their server rendering', 'entry-server.js', '--ssr', 'entry-server.tsx'),
  server: {
    label: 'the server',
    inputs: [
      'server',
      'contract',
      'postgres',
      'print',
      ...packages,
      'scripts/bundle-server.mjs',
      'scripts/describe-contract.mjs',
    ],
    proof: 'main.js',
    command: (out) => ['scripts/bundle-server.mjs', out],
  },
  trust: {
    label: 'the list of its software',
    inputs: [
      ...['contract', 'postgres', 'print', 'server', 'web', 'docs/security.md'],
      ...packages,
      'scripts/list-software.mjs',
    ],
    proof: 'software.json',
    command: (out) => ['scripts/list-software.mjs', out],
  },
  prepared: {
    label: 'their pages for the screen',
    inputs: [
      'content',
      'contract/languages.ts',
      'contract/licences.ts',
      'contract/reading-grade.ts',
      'print',
      'server/adapters/pdf',
      'server/commands/prepare-shipped.ts',
      'server/features/resources/prepared.ts',
    ],
    more: () => lockedVersions(root, `${printers} ${readers}`.split(' ')),
    proof: 'complete',
    after: ['content', 'server'],
    command: (out) => ['build/server/prepare-shipped.js', 'build/content', out],
  },
}
