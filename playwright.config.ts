import { defineConfig } from '@playwright/test'
import { resolveBrowser } from './e2e/browser.ts'

const pictures = 'pictures/**'
const touch = '**/*.touch.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/testing/first-start.ts',
  outputDir: 'test-results',
  // Each runs a portal, a database and a browser. Two even on two cores: a journey waits about as much as it works.
  workers: 2,
  retries: 0,
  // In milliseconds, and never reached but by a fault: a wait ends when its condition holds, and machines are busy.
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
    { name: 'desktop', testIgnore: [touch, pictures] },
    {
      name: 'touch',
      testMatch: touch,
      use: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    // What answers in place of the portal there would not be asked by a service worker.
    { name: 'pictures', testDir: 'e2e/pictures', use: { serviceWorkers: 'block' } },
  ],
})
