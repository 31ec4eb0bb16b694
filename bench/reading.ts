/** What a reader waits for on a slow line (10 Mbit/s, 40 ms): the first page, a page turn, the toolbar viewer. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { resolveBrowser } from '../e2e/browser.ts'
import { startPortal } from '../e2e/testing/portal.ts'
import { addHeavyResource, openStores } from './testing/heavy-resource.ts'
import { median } from './testing/measure.ts'

const rounds = 5
const line = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 }

const portal = await startPortal()
const stores = await openStores(portal)
const browser = await chromium.launch(await resolveBrowser())

/** A new browser on the slow connection, logged in, with the shelf completely loaded. */
async function openShelf(on: Browser): Promise<{ page: Page; line: CDPSession; close(): Promise<void> }> {
  // A service worker would bypass the slow connection.
  const context = await on.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  await context.addInitScript(() => localStorage.setItem('intro_done', 'true'))
  // The compiler uses this to mark function names, including those of functions that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const { email, password } = portal.accounts.parent
  await page.request.post(`${portal.baseURL}/api/auth/login`, { data: { email, password } })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(`${portal.baseURL}/resources`)
  await page.getByRole('link', { name: 'A heavy', exact: false }).first().waitFor()
  await page.waitForLoadState('networkidle')
  return { page, line: session, close: () => context.close() }
}

function countBytes(session: CDPSession): () => number {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

/** Seconds from the click until `shown` is there, as the page's own clock sees it, and bytes until then. */
async function measureOpening(title: string, waitUntilShown: () => Promise<void>) {
  const { page, line: session, close } = await openShelf(browser)
  const link = page.getByRole('link', { name: new RegExp(`^(Open the book )?${title}$`) }).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(picturesAreThere)
  const bytes = countBytes(session)
  // Measured from the click itself: before it, Playwright checks whether the link can be clicked.
  const clicked = page.evaluate(clickHappens)
  await link.click()
  // Not waitForFunction, which compiles its condition in the page: the page's policy forbids that.
  await page.evaluate(waitUntilShown)
  const seconds = ((await page.evaluate(() => performance.now())) - (await clicked)) / 1000
  return { seconds, kilobytes: bytes() / 1000, page, close }
}

/** After a moment of reading: the prefetched page has arrived. */
async function picturesAreThere(): Promise<void> {
  // Those far below load when they are scrolled to.
  const isComing = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy'
  while ([...document.images].some(isComing)) await new Promise(requestAnimationFrame)
}

/** The page's own time of the next click, in milliseconds. */
function clickHappens(): Promise<number> {
  return new Promise((resolve) =>
    addEventListener('click', (event) => resolve(event.timeStamp), { capture: true, once: true }),
  )
}

async function nextPagesAreThere(): Promise<void> {
  const pages = () => [...document.querySelectorAll<HTMLElement>('.book-page')]
  while (pages().length < 3 || pages().some(({ dataset }) => dataset.state !== 'shown')) {
    await new Promise(requestAnimationFrame)
  }
}

/** The small picture of the first page, which stays while the large one loads; then the element is not `complete`. */
async function firstPictureShows(): Promise<void> {
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.book-page[data-state="shown"] img')]
  const isShown = (picture: HTMLImageElement) => /\/pages\/1\//.test(picture.currentSrc) && picture.naturalWidth > 0
  while (!pictures().some(isShown)) await new Promise(requestAnimationFrame)
}

async function firstCanvasShows(): Promise<void> {
  const isShown = (canvas: HTMLCanvasElement) =>
    canvas.width > 300 &&
    (canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] ?? 0) > 0
  while (![...document.querySelectorAll('canvas')].some(isShown)) await new Promise(requestAnimationFrame)
}

/** Milliseconds from the key to the next page's picture on the screen. */
async function measureTurn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const slider = () => document.querySelector('input[type=range]')?.getAttribute('aria-valuetext')
    const before = slider()
    const began = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    while (slider() === before) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })
}

try {
  await addHeavyResource(stores, 'storybook', 'A heavy storybook')
  await addHeavyResource(stores, 'lesson-plan', 'A heavy plan')
  const books: Array<{ seconds: number; kilobytes: number }> = []
  const turns: number[] = []
  const plans: Array<{ seconds: number; kilobytes: number }> = []
  for (let round = 0; round < rounds; round++) {
    const book = await measureOpening('A heavy storybook', firstPictureShows)
    books.push(book)
    for (let turn = 0; turn < 4; turn++) {
      await book.page.evaluate(nextPagesAreThere)
      turns.push(await measureTurn(book.page))
    }
    await book.close()
    const plan = await measureOpening('A heavy plan', firstCanvasShows)
    plans.push(plan)
    await plan.close()
  }
  const figures = (all: typeof books) =>
    `${median(all.map(({ seconds }) => seconds)).toFixed(2)} s, ${median(all.map(({ kilobytes }) => kilobytes)).toFixed(0)} KB`
  console.log(`storybook of 24 pages, 18 MB as PDF, from the click to its first page: ${figures(books)}`)
  console.log(`a page turn: ${median(turns).toFixed(0)} ms, at worst ${Math.max(...turns).toFixed(0)} ms`)
  console.log(`the same PDF in the toolbar viewer, to its first page: ${figures(plans)}`)
} finally {
  await browser.close()
  await stores.close()
  await portal.stop()
}
