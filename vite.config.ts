import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildServiceWorker, typefaces } from './vite/build-service-worker.ts'
import { groupModules } from './vite/group-modules.ts'
import { chunkOf, filesWith, listPageFiles } from './vite/list-page-files.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Asks for the typefaces with the document, not after the style sheet has been read. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => typefaces.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

/**
 * The page of somebody with a session loads what such pages need with the entry, not after it. What is between the two
 * comments is replaced in server-rendered pages.
 */
function preloadSignedInFiles(): Plugin {
  return {
    name: 'preload-signed-in-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = chunkOf(bundle, 'signed-in-routes.tsx')
        const links = (chunk ? filesWith(bundle, chunk) : [])
          .filter((file) => file.endsWith('.js') && !html.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
        return html.replace('<!--/app-head-->', `${links.join('')}<!--/app-head-->`)
      },
    },
  }
}

/** What only the server reads of an endpoint. */
const ofServer = new Set(['response', 'params', 'errors', 'download', 'cache', 'isAnonymous'])

/**
 * Leaves out of the contract what only the server uses: it validates parameters, and serialises responses by their
 * schema. Every schema and endpoint is marked as free of side effects, so that those that no page uses go too.
 */
function endpointsForBrowser(): Plugin {
  return {
    name: 'endpoints-for-browser',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/, code: 'zod/mini' },
      handler(code) {
        const edits: Array<[start: number, end: number, text: string]> = []
        for (const statement of this.parse(code).body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type !== 'VariableDeclaration') continue
          for (const { init } of declared.declarations) {
            if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue
            edits.push([init.start, init.start, '/* @__PURE__ */ (() => ('], [init.end, init.end, '))()'])
            const [definition] =
              init.type === 'CallExpression' && code.startsWith('endpoint(', init.start) ? init.arguments : []
            if (definition?.type !== 'ObjectExpression') continue
            for (const property of definition.properties) {
              if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
              if (ofServer.has(property.key.name)) edits.push([property.start, property.end, '...{}'])
            }
          }
        }
        edits.sort(([one], [other]) => other - one)
        return {
          code: edits.reduce((text, [start, end, added]) => text.slice(0, start) + added + text.slice(end), code),
          map: null,
        }
      },
    },
  }
}

/**
 * Lets go of the components of React Router that no page uses: the names that it gives them for DevTools are assignments,
 * which keep them in the bundle, and nothing says that `forwardRef` has no side effects.
 */
function withoutUnusedLinks(): Plugin {
  return {
    name: 'without-unused-links',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\//, code: '.displayName' },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  }
}

/** Writes `<file>.br` beside what is worth compressing, so that the server never compresses while somebody waits. */
function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const file = join(entry.parentPath, entry.name)
          if (!entry.isFile() || !/\.(js|css|svg|html|json|wasm)$/.test(file)) continue
          const content = readFileSync(file)
          if (content.length <= 1024) continue
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        }
      },
    },
  }
}

/** The packages that keep and restore queries bring a core of their own each: the one that React uses serves them too. */
function oneQueryCore(): Plugin {
  return {
    name: 'one-query-core',
    enforce: 'pre',
    resolveId(source) {
      if (source !== '@tanstack/query-core') return null
      return this.resolve(source, here('node_modules/@tanstack/react-query/package.json'), { skipSelf: true })
    },
  }
}

/** What the flags of a build say, as constants: what they leave out is not in the bundle at all. */
function flags() {
  const { VITE_DEBUG, VITE_MOCK } = process.env
  const values = {
    VITE_DEBUG: VITE_DEBUG === 'true',
    VITE_MOCK: VITE_MOCK === 'true',
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}

const router = 'node_modules/react-router/dist/production'
/** React Router's package.json leads to its build for development, whatever the mode. */
const productionRouter = [
  { find: /^react-router$/, replacement: here(`${router}/index.mjs`) },
  { find: /^react-router\/dom$/, replacement: here(`${router}/dom-export.mjs`) },
]

/** Which modules share a file: on a phone a file costs more than the bytes in it. */
const files: Rolldown.OutputOptions = {
  // The first file names all others, so their names are short. The entry and its style sheet keep theirs.
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: ({ names: [name = ''] }) =>
    name.endsWith('.css') && name !== 'index.css' ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
  codeSplitting: {
    groups: [{ name: 'app', tags: ['$initial'], priority: 9 }, ...groupModules()],
  },
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  root: here('web'),
  plugins: [
    oneQueryCore(),
    withoutUnusedLinks(),
    ...(isSsrBuild ? [] : [endpointsForBrowser()]),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [preloadFonts(), preloadSignedInFiles(), listPageFiles(), buildServiceWorker()]),
    // Half of the time of a build, and for nothing where no portal serves it (`--mode`).
    ...(isSsrBuild || mode !== 'production' ? [] : [precompress()]),
  ],
  resolve: {
    alias: [
      { find: /^#contract\//, replacement: here('contract/') },
      ...(mode === 'production' ? productionRouter : []),
    ],
  },
  build: {
    ...(isSsrBuild ? { copyPublicDir: false } : { rolldownOptions: { output: files } }),
    outDir: here('build/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  define: flags(),
  // The server entry is bundled with React, so that production installs nothing for it.
  ...(isSsrBuild && {
    define: { ...flags(), 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true as const },
  }),
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: [here('web/testing/setup.ts')],
    css: false,
    restoreMocks: true,
  },
}))
