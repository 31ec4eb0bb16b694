/**
 * Words that Next passes over: every page of the books that ship, on six phones, in three sizes of the words. Walks through each book
 * with Next, and notes the lines that were never in view: `npm run bench passed-over`. Ends with 1 where there are any.
 */
import { chromium } from '@playwright/test'
import { listResources } from '#contract/resources.ts'
import { resolveBrowser } from '../e2e/browser.ts'
import { call, enter, keyOf } from '../e2e/testing/api.ts'
import keepFirstStart from '../e2e/testing/first-start.ts'
import { passOver, phones } from '../e2e/testing/passed-over.ts'
import { startPortal } from '../e2e/testing/portal.ts'

const sizes = [100, 200, 300]

await keepFirstStart()
const portal = await startPortal()
const key = await keyOf(portal, 'senior')
const books = (await call(portal, listResources, {}, key)).filter(({ is_book }) => is_book)
const browser = await chromium.launch(await resolveBrowser())
let passed = 0
try {
  for (const size of sizes) {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
    await enter(context, portal, key)
    // The compiler uses this to mark function names, including those of functions that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript((chosen) => {
      localStorage.setItem('reader-text', 'shown')
      localStorage.setItem('reader-text-settings', JSON.stringify({ size: chosen }))
    }, size)
    const page = await context.newPage()
    for (const phone of phones) {
      await page.setViewportSize(phone)
      const found = { pages: 0, presses: 0, words: [] as string[] }
      for (const { id } of books) {
        await page.goto(`${portal.baseURL}/resources/view/${id}?page=1`)
        await page.getByRole('region', { name: 'Text of the page' }).waitFor()
        while ((await page.locator('#book-end').count()) === 0) {
          const { words, presses } = await passOver(page)
          found.pages += 1
          found.presses += presses
          found.words.push(...words)
        }
      }
      passed += found.words.length
      const { width, height } = phone
      console.log(
        `${size} %, ${width} × ${height}: ${found.pages} pages, ${found.presses} presses, ${found.words.length} with words passed over`,
      )
      for (const words of found.words) console.log(`  ${words}`)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await portal.stop()
}
if (passed > 0) process.exitCode = 1
