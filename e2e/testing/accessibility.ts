import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with one line for each place on the page that breaks a rule. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Whatever the header covers further down is not too small a target.
  await page.evaluate(() => scrollTo(0, 0))
  // Without the legacy mode, axe would open another page for each analysis.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await builder.withTags(tags).analyze()
  const places = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(places, `axe on ${page.url()}`).toEqual([])
}
