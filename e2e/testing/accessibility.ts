import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The small build; by itself the builder sends the one of 1.3 MB, twice for each analysis. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a document evaluates in order to have axe, which it keeps until it is left. */
async function sourceFor(page: Page): Promise<string> {
  const hasAxe = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  return hasAxe ? 'true' : `'axe' in window || ${axe}`
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
  const builder = new AxeBuilder({ page, axeSource: await sourceFor(page) })
  // Without the legacy mode, axe would open another page for each analysis.
  builder.setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await builder.withTags(tags).analyze()
  const places = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(places, `axe on ${page.url()}`).toEqual([])
}
