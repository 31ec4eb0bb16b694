/**
 * When a parent's phone shows the first screen of a page, beside a plain page with the same picture: `npm run bench first-screen`.
 * 360 px wide, a processor at a quarter of its speed, 1.6 Mbit/s and 300 ms, nothing cached. Medians of five, in turns; fewer or
 * more with `RUNS`. Ends with 1 where a page takes more than twice the plain page's time to its first paint, or more than twice
 * and 2.5 s to its largest, moves what it has shown, or needs more than 12 scripts.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { listResources } from '#contract/resources.ts'
import { resolveBrowser } from '../e2e/browser.ts'
import { call, enter, keyOf } from '../e2e/testing/api.ts'
import keepFirstStart from '../e2e/testing/first-start.ts'
import { startPortal } from '../e2e/testing/portal.ts'
import { median } from './testing/measure.ts'

const runs = Number(process.env.RUNS ?? 5)
const line = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const slowdown = 4
/** Milliseconds without a request after which nothing larger is painted. */
const quiet = 2000
const maxScripts = 12

interface Screen {
  /** Milliseconds. */
  first: number
  largest: number
  /** Layout shift, as browsers count it. */
  shift: number
  scripts: number
  /** All that is fetched, in KB as sent. */
  weight: number
  requests: number
}

await keepFirstStart()
const portal = await startPortal()
const key = await keyOf(portal, 'parent')
const books = await call(portal, listResources, {}, key)
const book = books.find(({ is_book }) => is_book)
if (!book) throw new Error('There is no storybook.')
const picture = Buffer.from(
  await (await fetch(portal.baseURL + book.image, { headers: { authorization: `Bearer ${key}` } })).arrayBuffer(),
)
const plain = createServer((request, response) => {
  if (request.url === '/') return response.setHeader('content-type', 'text/html').end(plainPage)
  response.setHeader('content-type', 'image/webp').end(request.url === '/cover' ? picture : undefined)
})
const plainPage =
  '<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><h1>A book</h1><img src="/cover" width="320" height="240">'
await new Promise<void>((listening) => plain.listen(0, '127.0.0.1', listening))
const plainUrl = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/`

async function open(browser: Browser, url: string): Promise<Screen> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    baseURL: portal.baseURL,
    serviceWorkers: 'block',
  })
  if (![screens['log-in'], screens.class].includes(url)) await enter(context, portal, key)
  await context.addInitScript(() => {
    const seen = { largest: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const sent: number[] = []
  session.on('Network.loadingFinished', ({ encodedDataLength }) => sent.push(encodedDataLength))
  let scripts = 0
  let latest = Date.now()
  page.on('request', (request) => {
    latest = Date.now()
    if (request.resourceType() === 'script') scripts++
  })
  page.on('response', () => {
    latest = Date.now()
  })
  await page.goto(url, { waitUntil: 'load' })
  const opening = scripts
  while (Date.now() - latest < quiet) await page.waitForTimeout(100)
  const { first, largest, shift } = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(window as unknown as { seen: { largest: number; shift: number } }).seen,
  }))
  await context.close()
  const weight = sent.reduce((sum, bytes) => sum + bytes, 0) / 1000
  return { first, largest, shift, scripts: opening, weight, requests: sent.length }
}

const screens = {
  plain: plainUrl,
  'log-in': '/login',
  class: '/read',
  home: '/',
  shelf: '/resources',
  book: `/resources/books/${book.id}`,
  reader: `/resources/view/${book.id}`,
}
const browser = await chromium.launch(await resolveBrowser())
try {
  const measured = new Map<string, Screen[]>()
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of Object.entries(screens))
      measured.set(name, [...(measured.get(name) ?? []), await open(browser, url)])
  }
  const medianOf = (name: string, part: keyof Screen) =>
    median((measured.get(name) ?? []).map((screen) => screen[part]))
  console.log('           first paint       largest        shift  scripts  requests')
  for (const name of Object.keys(screens)) {
    const [first, largest] = [medianOf(name, 'first'), medianOf(name, 'largest')]
    const ofPlain = { first: first / medianOf('plain', 'first'), largest: largest / medianOf('plain', 'largest') }
    const [shift, scripts] = [medianOf(name, 'shift'), medianOf(name, 'scripts')]
    const fetched = `${medianOf(name, 'requests')} (${medianOf(name, 'weight').toFixed(0)} KB)`
    const inSeconds = (time: number, ratio: number) => `${(time / 1000).toFixed(2)} s, ${ratio.toFixed(1)} x`
    console.log(
      `${name.padEnd(8)} ${inSeconds(first, ofPlain.first).padStart(14)} ${inSeconds(largest, ofPlain.largest).padStart(14)} ${shift.toFixed(3).padStart(9)} ${String(scripts).padStart(6)}  ${fetched}`,
    )
    const isLate = ofPlain.first > 2 || (ofPlain.largest > 2 && largest > 2500)
    if (name !== 'log-in' && (isLate || shift > 0.001 || scripts > maxScripts)) process.exitCode = 1
  }
} finally {
  await browser.close()
  plain.close()
  await portal.stop()
}
