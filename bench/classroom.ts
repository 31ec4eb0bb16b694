/**
 * What a class waits for: a page on the board, turned in the teacher's window and on her phone; the certificates of thirty pupils; a kept book
 * in a browser that was restarted offline. And whether 100 random walks of the teacher bring a question onto the board. Ends with 1 where one is too slow, or a
 * question is there.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { listResources, viewBook } from '#contract/resources.ts'
import { viewPrompts } from '#contract/teaching.ts'
import { resolveBrowser } from '../e2e/browser.ts'
import { call, enter, keyOf } from '../e2e/testing/api.ts'
import keepFirstStart from '../e2e/testing/first-start.ts'
import { startPortal } from '../e2e/testing/portal.ts'
import { percentile } from './testing/measure.ts'
import { slowLine } from './testing/slow-line.ts'

const turns = 50
const walks = 100
const steps = 10
/** Milliseconds, each way. */
const latency = 40

await keepFirstStart()
const portal = await startPortal()
const key = await keyOf(portal, 'senior')
const book = (await call(portal, listResources, {}, key)).find(({ is_book }) => is_book)
if (!book) throw new Error('There is no storybook.')
const path = `/resources/books/${book.id}`
const { port, hostname } = new URL(portal.baseURL)
const portalPort = Number(port)
const line = await slowLine(portalPort, latency)
const usual = await resolveBrowser()
const near = await chromium.launch(usual)
const far = await chromium.launch({
  ...usual,
  args: [...(usual.args ?? []), `--host-resolver-rules=MAP ${hostname}:${portalPort} 127.0.0.1:${line.port}`],
})

function report(what: string, value: number, most: number, unit = 'ms'): void {
  console.log(`${what}: ${value.toFixed(0)} ${unit} (the aim is ${most})`)
  if (!(value <= most)) process.exitCode = 1
}

async function enteredContext(browser: typeof near): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portal.baseURL, serviceWorkers: 'block' })
  await enter(context, portal, key)
  // The compiler uses this to mark function names, including those of functions that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  return context
}

/** Notes when the picture of the board changes, by the clock that all windows share. */
const watchBoard = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    const frame = document.querySelector('.board-window')
    const seen = () => document.querySelector('.board-picture')?.getAttribute('src')
    let before = seen()
    new MutationObserver(() => {
      if (seen() === before) return
      before = seen()
      times.push(performance.timeOrigin + performance.now())
    }).observe(frame ?? document.body, { subtree: true, childList: true, attributes: true })
  })
const changes = (board: Page) => board.evaluate(() => (window as unknown as { times: number[] }).times)

/** Milliseconds from each press of the teacher to the board. */
async function turn(teacher: Page, board: Page): Promise<number[]> {
  await watchBoard(board)
  const taken: number[] = []
  for (let at = 0; at < turns; at++) {
    const name = Math.floor(at / 15) % 2 === 0 ? 'Next' : 'Back'
    const pressed = await teacher.evaluate((wanted) => {
      const all = [...document.querySelectorAll<HTMLElement>('.teach-turns button')]
      const now = performance.timeOrigin + performance.now()
      all.find((button) => button.textContent?.trim() === wanted)?.click()
      return now
    }, name)
    while ((await changes(board)).length <= at) await board.waitForTimeout(10)
    taken.push(((await changes(board))[at] ?? Number.NaN) - pressed)
  }
  return taken
}

async function openTeacher(context: BrowserContext, digits = ''): Promise<Page> {
  const teacher = await context.newPage()
  await teacher.goto(`${path}/teach${digits && `#${digits}`}`)
  await teacher.getByRole('button', { name: 'Next', exact: true }).waitFor()
  return teacher
}

async function betweenWindows(): Promise<void> {
  const context = await enteredContext(near)
  const teacher = await openTeacher(context)
  const opening = context.waitForEvent('page')
  await teacher.getByRole('button', { name: 'Open the board' }).click()
  const board = await opening
  await teacher.getByText('The board follows you.').waitFor()
  report(`${turns} page turns between two windows, p95`, percentile(await turn(teacher, board), 95), 150)
  await walk(teacher, board)
  await context.close()
}

async function byPhone(): Promise<void> {
  const [phone, wall] = [await enteredContext(far), await enteredContext(far)]
  const board = await wall.newPage()
  await board.goto(`${path}/board`)
  await board.getByRole('button', { name: 'Lead from a phone' }).click()
  const digits = ((await board.locator('.board-digits').textContent()) ?? '').replace(/\s/g, '')
  const teacher = await openTeacher(phone, digits)
  await teacher.getByText('The board follows you.').waitFor()
  report(
    `the same by phone, everything ${latency} ms late each way, p95`,
    percentile(await turn(teacher, board), 95),
    400,
  )
  await phone.close()
  await wall.close()
}

/** Presses at random, and then looks for every question and note of the guide in the board's document and in what screen readers have of it. */
async function walk(teacher: Page, board: Page): Promise<void> {
  const prompts = await call(portal, viewPrompts, { params: { id: String(book?.id) } }, key)
  const whole = await call(portal, viewBook, { params: { id: String(book?.id) } }, key)
  const story = whole.pages.flatMap(({ text }) => text.flat().map((line) => line.text)).join(' ')
  const meanings = new Set(whole.words.map(({ meaning }) => meaning))
  // What the guide quotes from the story, and the meanings of its words, are on the board by right.
  const isOfGuide = (text: string) => text.length > 20 && !story.includes(text) && !meanings.has(text)
  const sentences = [...new Set(textsIn(prompts).filter(isOfGuide))]
  const printed = await board.context().newCDPSession(board)
  let found = 0
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let one = 0; one < walks; one++) {
    for (let step = 0; step < steps; step++) {
      if (random(5) === 0) await board.keyboard.press(random(2) ? 'PageDown' : 'PageUp')
      await teacher.evaluate((drawn) => {
        const all = document.querySelectorAll<HTMLElement>(
          '.teach-bar button:not(.teach-open), .teach-turns button, input[type="checkbox"]',
        )
        all[drawn % all.length]?.click()
      }, random(1000))
    }
    const { nodes } = await printed.send('Accessibility.getFullAXTree')
    const there = `${await board.content()} ${JSON.stringify(nodes)}`
    found += sentences.filter((sentence) => there.includes(sentence)).length
  }
  report(
    `${walks} random walks of ${steps} presses, ${sentences.length} questions and notes: on the board`,
    found,
    0,
    'times',
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

async function certificates(): Promise<void> {
  const context = await enteredContext(near)
  const page = await context.newPage()
  await page.goto(`${path}/certificates`)
  const names = Array.from({ length: 30 }, (_, at) => `${at + 1}. Ŵyn Łucja Nguyệt, the ${at + 1}th of her name`).join(
    '\n',
  )
  await page.getByRole('textbox', { name: 'Names' }).waitFor()
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printedAt: performance.now() })
  })
  const begun = await page.evaluate(() => performance.now())
  await page.getByRole('textbox', { name: 'Names' }).fill(names)
  await page.getByRole('button', { name: 'Print 30 certificates' }).click()
  const printedAt = () => page.evaluate(() => (window as unknown as { printedAt?: number }).printedAt ?? 0)
  while ((await printedAt()) === 0) await page.waitForTimeout(10)
  report('thirty pasted names until their pages are printed', (await printedAt()) - begun, 2000)
  await context.close()
}

async function keptBook(): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-profile-'))
  const open = () => chromium.launchPersistentContext(profile, { ...usual, baseURL: portal.baseURL })
  try {
    const before = await open()
    await enter(before, portal, key)
    const [cookie] = await before.cookies()
    if (cookie) await before.addCookies([{ ...cookie, expires: Date.now() / 1000 + 86_400 }])
    const page = await before.newPage()
    await page.goto(path)
    await page.getByRole('button', { name: 'Keep on this device' }).click()
    await page.getByRole('button', { name: /^Keep it/ }).click()
    await page.getByText('Until you log out, you can open it without a connection').waitFor()
    await page.goto(`/resources/view/${book?.id}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await page.waitForFunction(() => caches.match('/brand.css'))
    await page.locator('.book-page[data-open="true"][data-state="shown"]').first().waitFor()
    await before.close()
    await portal.kill()
    const after = await open()
    await after.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    const reader = await after.newPage()
    await reader.goto(`/resources/view/${book?.id}`, { waitUntil: 'commit' })
    await reader.locator('.book-page[data-open="true"][data-state="shown"]').first().waitFor()
    report('a kept book, offline, after a restart of the browser', await reader.evaluate(() => performance.now()), 1000)
    await after.close()
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 20 })
  }
}

try {
  await betweenWindows()
  await byPhone()
  await certificates()
  await keptBook()
} finally {
  await near.close()
  await far.close()
  line.close()
  await portal.stop()
}
