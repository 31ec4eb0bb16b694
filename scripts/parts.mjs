import { lockedVersions } from './inputs.mjs'
import { bin, root } from './run.mjs'

/** What the browser bundle reads from the environment, by Vite's convention. */
const viteEnvironment = () => JSON.stringify(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')))

/** What prints the books: fonts, images, PDFs, Word files, colours. */
const printers = [
  '@fontsource/atkinson-hyperlegible-next',
  '@fontsource/bricolage-grotesque',
  '@hyzyla/pdfium',
  'colord',
  'docx',
  'fflate',
  'pdfjs-dist',
  'pdfkit',
  'sharp',
]

/** What reads them and prepares them for their readers. */
const readers = ['@cantoo/pdf-lib', '@hyzyla/pdfium', 'pdfjs-dist', 'sharp']

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
    inputs: ['content', 'print'],
    more: () => lockedVersions(root, printers),
    proof: 'manifest.json',
    replacesItself: true,
    command: () => [bin.tsx, 'content/build.ts'],
  },
  web: {
    label: 'the pages',
    inputs: ['web', 'contract', 'vite.config.ts', 'package.json', 'package-lock.json'],
    more: viteEnvironment,
    proof: 'index.html',
    command: (out) => [bin.vite, 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'],
  },
  renderer: {
    label: 'their server rendering',
    inputs: ['web', 'contract', 'vite.config.ts', 'package.json', 'package-lock.json'],
    more: viteEnvironment,
    proof: 'entry-server.js',
    command: (out) => [
      bin.vite,
      'build',
      '--ssr',
      'entry-server.tsx',
      '--outDir',
      out,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
  },
  server: {
    label: 'the server',
    inputs: [
      'server',
      'contract',
      'postgres',
      'print',
      'package.json',
      'package-lock.json',
      'scripts/bundle-server.mjs',
    ],
    proof: 'main.js',
    command: (out) => ['scripts/bundle-server.mjs', out],
  },
  trust: {
    label: 'the list of its software',
    inputs: [
      'contract',
      'postgres',
      'print',
      'server',
      'web',
      'docs/security.md',
      'package.json',
      'package-lock.json',
      'scripts/list-software.mjs',
    ],
    proof: 'software.json',
    command: (out) => ['scripts/list-software.mjs', out],
  },
  prepared: {
    label: 'their pages for the screen',
    inputs: [
      'content',
      'print',
      'server/adapters/pdf',
      'server/commands/prepare-shipped.ts',
      'server/features/resources/prepared.ts',
    ],
    more: () => lockedVersions(root, [...printers, ...readers]),
    proof: 'complete',
    after: ['content', 'server'],
    command: (out) => ['build/server/prepare-shipped.js', 'build/content', out],
  },
}
