import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { type ConsoleWatch, watchConsole } from './console-watch.ts'
import type { Beginning } from './first-start.ts'
import { type Portal, startPortal } from './portal.ts'

type Fixtures = {
  /** What a test may expect on the browser's console; anything else fails it. */
  consoleWatch: ConsoleWatch
  /** A page on another device: nothing is shared with `page` but the portal. */
  openDevice: () => Promise<Page>
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

  openDevice: async ({ browser, consoleWatch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await consoleWatch.watch(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})
