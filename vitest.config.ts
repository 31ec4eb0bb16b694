import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** In milliseconds, and never reached but by a fault: a wait ends when its condition holds, and machines are busy. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 90_000 } } }

// The PostgreSQL of the tests has every setting given; a developer's own, for another server, must not reach it.
for (const name of Object.keys(process.env)) if (/^PG[A-Z]/.test(name)) delete process.env[name]

const web = { extends: './vite.config.ts', root: resolve(import.meta.dirname, 'web') } as const
const mocksModules = ['features/reader/pdf/pdf-viewer.test.tsx', 'layout/analytics/*.test.tsx']

export default defineConfig({
  test: {
    // Four even on two cores: of a worker's time about half goes by in waiting for PostgreSQL and for processes.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'server',
          environment: 'node',
          // Loading the server takes longer than most files of tests: a worker does it once. No file changes what
          // another one sees: each has a portal and a database of its own, and none mocks a module.
          isolate: false,
          include: ['{contract,server,content,postgres,print,scripts}/**/*.test.{ts,tsx,mjs}'],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/noise.ts', 'server/testing/pdfs-here.ts'],
          restoreMocks: true,
          ...patience,
        },
      },
      // The browser's part is tested as Vite builds it; its tests are set up there. A jsdom and the app's modules are made
      // once for each worker, which halves the time; the few tests that mock modules get their own.
      { ...web, test: { ...patience, isolate: false, include: ['**/*.test.{ts,tsx}'], exclude: mocksModules } },
      { ...web, test: { ...patience, name: 'web-isolated', include: mocksModules } },
    ],
  },
})
