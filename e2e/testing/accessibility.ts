import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, and what axe recommends besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with one line for each place on the page that breaks a rule. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Not in the legacy mode, each page would be looked at from another one that is opened for it.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await builder.withTags(tags).analyze()
  const places = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(places, `axe on ${page.url()}`).toEqual([])
}
