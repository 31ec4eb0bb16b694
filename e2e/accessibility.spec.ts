import { expect, type Page } from '@playwright/test'
import { operatorRights } from '#contract/access.ts'
import { bothLooks, expectNoAxeViolations, expectNoOverflow, inBothLooks } from './testing/accessibility.ts'
import { enter, keyOf } from './testing/api.ts'
import { goTo } from './testing/in-the-app.ts'
import type { Portal } from './testing/portal.ts'
import { test } from './testing/test.ts'
import { casesOf, nowhere, type Visit, visitsOf } from './testing/visits.ts'

async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // pdf.js opens the file, lays out its pages, labels them and draws those in view, each in its own time.
  const opening =
    '.pdf-opening, .pdfViewer:not(:has(.page[data-loaded])), .pdfViewer .page:not([aria-label]), .loadingIcon'
  await expect(page.locator(opening)).toHaveCount(0)
  // Its table headers refer to its text, which is drawn again when the width of the page has been measured.
  await expect(page.locator('.page[data-loaded]:has(.structTree):not(:has(.endOfContent))')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  // Without one, a form that is sent before hydration loads the page again, with the input in its address.
  await expect(page.locator('form:not([method])')).toHaveCount(0)
}

const visitsTo: Record<string, (portal: Portal) => Promise<{ key: string; visits: Visit[] }>> = {
  async 'a visitor'(portal) {
    const { cases } = await casesOf(portal, await keyOf(portal, 'admin'))
    return { key: '', visits: [...visitsOf(['visitor'], cases), nowhere] }
  },
  async 'a teacher'(portal) {
    const { cases } = await casesOf(portal, await keyOf(portal, 'admin'))
    return { key: await keyOf(portal, 'senior'), visits: visitsOf(['user'], cases) }
  },
  async 'an operator'(portal) {
    const key = await keyOf(portal, 'admin')
    const { readers, cases } = await casesOf(portal, key)
    return { key, visits: [...visitsOf(operatorRights, cases), ...readers] }
  },
}

for (const [person, findVisits] of Object.entries(visitsTo)) {
  test(`axe finds nothing on any page of ${person}, ${bothLooks}`, async ({ portal, page }) => {
    const { key, visits } = await findVisits(portal)
    if (key) await enter(page.context(), portal, key)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(visits[0]?.[0] ?? '/')
    for (const [path, heading] of visits) {
      await goTo(page, path, heading)
      await inBothLooks(page, () => expectSound(page))
    }
  })
}
