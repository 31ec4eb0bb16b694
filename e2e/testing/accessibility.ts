import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** WCAG 2.2 AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Whether a frame lets no script run in it, as that of a mail does. */
async function isScriptless(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return false
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox')
  return sandbox !== null && !sandbox.includes('allow-scripts')
}

/** A document keeps axe until it is left. */
async function giveAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await isScriptless(frame)) continue
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  }
}

/** Waits for transitions, also those that scrolling begins because the pointer is now over something else. */
async function untilNothingChanges(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}

/** Fails with one line for each place on the page that breaks a rule. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Whatever the header covers further down is not too small a target.
  await page.evaluate(() => scrollTo(0, 0))
  await untilNothingChanges(page)
  await giveAxe(page)
  const options: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } }
  const places = await page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: RunOptions): Promise<AxeResults> } }
    const { violations } = await axe.run(document, how)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary}`),
    )
  }, options)
  expect(places, `axe on ${page.url()}`).toEqual([])
}

/** How pages look to somebody with a phone in daylight, and to somebody with a computer in the evening. */
const daylight = { colorScheme: 'light', width: 360 } as const
const evening = { colorScheme: 'dark', width: 1280 } as const
export const bothLooks = 'light at 360 px and dark at 1280 px'

/** Checks a page in both looks, without opening it again. It begins with the look that the page has. */
export async function inBothLooks(page: Page, check: () => Promise<void>): Promise<void> {
  const isWide = page.viewportSize()?.width === evening.width
  for (const { colorScheme, width } of isWide ? [evening, daylight] : [daylight, evening]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await check()
  }
}

/** Fails if the page scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // The header measures itself once its width has changed.
  const overflow = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
  await expect.poll(overflow, `${page.url()} scrolls sideways`).toBe(0)
}
