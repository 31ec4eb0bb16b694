import { defineConfig } from '@playwright/test'
import { resolveBrowser } from './e2e/browser.ts'
import type { Beginning } from './e2e/testing/first-start.ts'

const screenshots = 'screenshots/**'
const demo = '**/demo.spec.ts'

export default defineConfig<object, { beginning: Beginning }>({
  testDir: 'e2e',
  globalSetup: './e2e/testing/first-start.ts',
  outputDir: 'test-results',
  // Each worker runs a portal, a database and a browser. Three suit even two cores, because a journey is often waiting.
  workers: 3,
  retries: 0,
  // In milliseconds. Only a fault takes this long: each wait ends as soon as its condition holds.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: await resolveBrowser(),
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    // Soon after its first page a service worker loads what all others need, which each new context would do again. Journeys
    // in which it takes part allow it.
    serviceWorkers: 'block',
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because it takes the longest to begin: a worker fills the demo while the others test.
    { name: 'demo', testMatch: demo },
    { name: 'desktop', testIgnore: [screenshots, demo] },
    {
      name: 'screenshots',
      testDir: 'e2e/screenshots',
      // Once the demo is filled, each worker copies it.
      dependencies: ['demo'],
      use: { beginning: 'demo' },
    },
  ],
})
