import { defineConfig } from '@playwright/test'
import { resolveBrowser } from './e2e/browser.ts'

const screenshots = 'screenshots/**'
const touch = '**/*.touch.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/testing/first-start.ts',
  outputDir: 'test-results',
  // Each worker runs a portal, a database and a browser. Two suit even two cores, because half of a journey is waiting.
  workers: 2,
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
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: [touch, screenshots] },
    {
      name: 'touch',
      testMatch: touch,
      use: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    // A service worker would bypass the answers that replace the portal's here.
    { name: 'screenshots', testDir: 'e2e/screenshots', use: { serviceWorkers: 'block' } },
  ],
})
