import { defineConfig } from '@playwright/test'
import { resolveBrowser } from './e2e/browser.ts'
import type { Beginning } from './e2e/testing/first-start.ts'

const screenshots = 'screenshots/**'
const demo = '**/demo.spec.ts'

/**
 * How long a test waits for one thing, in milliseconds. Only a fault takes this long: each wait ends as soon as its condition
 * holds. On a busy machine the PDF workers, which leave the web server the cores, take a minute for what takes two seconds.
 */
const patience = 240_000

/** Screenshots of every state of every page. */
const scenes = {
  testDir: 'e2e/screenshots',
  // One file, whose tests would otherwise share a worker.
  fullyParallel: true,
  // Once the demo is filled, each worker copies it.
  dependencies: ['demo'],
  use: { beginning: 'demo' as const },
}
/** A state of each kind, so that every run tries the ways in which scenes are set up. */
const fewScenes =
  /(any--loading|add-users--empty|resources--many|admin-health--troubles|admin-news--ready|shop--error|reader--text|dev-mailbox--full)--1280\.png/

export default defineConfig<object, { beginning: Beginning }>({
  testDir: 'e2e',
  globalSetup: './e2e/testing/first-start.ts',
  outputDir: 'test-results',
  // Each worker runs a portal, a database and a browser, which keep one core busy.
  workers: 2,
  retries: 0,
  timeout: 15 * 60_000,
  expect: { timeout: patience },
  reporter: 'list',
  use: {
    launchOptions: await resolveBrowser(),
    actionTimeout: patience,
    navigationTimeout: patience,
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
    { name: 'screenshots', ...scenes },
    { name: 'few-screenshots', ...scenes, grep: fewScenes },
  ],
})
