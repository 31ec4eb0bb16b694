/** The JavaScript that a browser without a cache loads before the log-in form works: `npm run build`, served and compressed. */
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { resolveBrowser } from '../e2e/browser.ts'
import { startPortal } from '../e2e/testing/portal.ts'

/** A response takes longer than the page needs to notice that its form works. */
const line = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }

/** When the form is hydrated, in the page's own milliseconds: React then keeps the props of its elements on them. */
async function formWorks(): Promise<number> {
  const isHydrated = () => Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith('__reactProps'))
  while (!isHydrated()) await new Promise(requestAnimationFrame)
  return performance.now()
}

const scriptsLoadedBefore = (time: number): string[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < time)
    .map(({ name }) => name)

const portal = await startPortal()
const browser = await chromium.launch(await resolveBrowser())
try {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  // The compiler uses this to mark function names, including those of functions that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(`${portal.baseURL}/login`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  const scripts = await page.evaluate(scriptsLoadedBefore, await page.evaluate(formWorks))
  let total = 0
  for (const script of scripts) {
    const bytes = gzipSync(await (await fetch(script)).text(), { level: 9 }).length
    total += bytes
    console.log(`${bytes.toLocaleString('en-GB').padStart(9)}  ${new URL(script).pathname}`)
  }
  console.log(`JavaScript before the log-in form works: ${total.toLocaleString('en-GB')} bytes gzip`)
} finally {
  await browser.close()
  await portal.stop()
}
