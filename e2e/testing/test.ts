import { basename } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type ConsoleWatch, watchConsole } from './console-watch.ts'
import type { Beginning } from './first-start.ts'
import { type Portal, startPortal } from './portal.ts'

type Fixtures = {
  /** What a test may expect on the browser's console; anything else fails it. */
  consoleWatch: ConsoleWatch
  /** A page on another device: nothing is shared with `page` but the portal. */
  openDevice: () => Promise<Page>
}

/**
 * Whether the people of a file have asked their devices for less motion, as those of many schools do: those of each file whose
 * name has an even number of letters, or, with `E2E_MOTION=reduced`, all of them. No journey runs twice, and none waits for motion.
 */
const prefersStillness = (file: string): boolean =>
  process.env.E2E_MOTION === 'reduced' || basename(file, '.spec.ts').length % 2 === 0

/** Opens pages as people do, who press nothing before it has an effect: once the page is hydrated. */
function openHydrated(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await expect(page.locator('#dehydrated-state')).toHaveCount(0)
    return response
  }
  return page
}

/** Playwright's `test` against the built portal, one for each worker; `page.goto('/login')` reaches it. */
export const test = base.extend<Fixtures, { portal: Portal; beginning: Beginning }>({
  /** What is in the portal of the tests; the demo for screenshots. */
  beginning: ['first-start', { scope: 'worker', option: true }],

  portal: [
    async ({ beginning }, use) => {
      const portal = await startPortal({}, beginning)
      await use(portal)
      await portal.stop()
    },
    // Filling the demo takes minutes, once for each build, and gives up by itself when nothing happens any more.
    { scope: 'worker', timeout: 0 },
  ],

  baseURL: async ({ portal }, use) => use(portal.baseURL),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  consoleWatch: async ({}, use) => {
    const watch = watchConsole()
    await use(watch)
    watch.check()
  },

  context: async ({ context, consoleWatch }, use) => {
    await consoleWatch.watch(context)
    await use(context)
  },

  // A file that is about motion says so itself.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  reducedMotion: async ({}, use, { file }) => use(prefersStillness(file) ? 'reduce' : 'no-preference'),

  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? openHydrated(page) : page),

  openDevice: async ({ browser, consoleWatch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await consoleWatch.watch(context)
      return openHydrated(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },
})
