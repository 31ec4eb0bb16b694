import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Asks for the two typefaces of every page with the document, not after the style sheet has been read. */
function preloadFonts(): Plugin {
  const needed = /(atkinson-hyperlegible-next-latin|bricolage-grotesque-latin)-wght-normal-[\w-]+\.woff2$/
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => needed.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
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

export default defineConfig(({ mode }) => ({
  root: here('web'),
  plugins: [react(), tailwindcss(), preloadFonts(), precompress()],
  resolve: {
    alias: [
      { find: /^#contract\//, replacement: here('contract/') },
      // The browser needs the rows of the contract, not their schemas: 23 KB less before the first page.
      ...(mode === 'test' ? [] : [{ find: /^zod$/, replacement: here('web/api/absent-zod.ts') }]),
    ],
  },
  build: {
    outDir: here('build/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: [here('web/testing/setup.ts')],
    css: false,
    restoreMocks: true,
    testTimeout: 20_000,
  },
}))
