import { expect, type Page } from '@playwright/test'
import { operatorRights } from '#contract/access.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { enter, keyOf } from './testing/api.ts'
import { goTo } from './testing/in-the-app.ts'
import { test } from './testing/test.ts'
import { casesOf, nowhere, visitsOf } from './testing/visits.ts'

async function expectSound(page: Page, path: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // pdf.js opens the file, lays out its pages, labels them and draws those in view, each in its own time.
  const opening =
    '.pdf-opening, .pdfViewer:not(:has(.page[data-loaded])), .pdfViewer .page:not([aria-label]), .loadingIcon'
  await expect(page.locator(opening)).toHaveCount(0)
  // Its table headers refer to its text, which is drawn again when the width of the page has been measured.
  await expect(page.locator('.page[data-loaded]:has(.structTree):not(:has(.endOfContent))')).toHaveCount(0)
  await expectNoAxeViolations(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([path, overflow]).toEqual([path, Math.min(0, overflow)])
}

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test(`axe finds nothing on any page, ${colorScheme}, ${width} px`, async ({ portal, openDevice }) => {
    const operatorKey = await keyOf(portal, 'admin')
    const { readers, cases } = await casesOf(portal, operatorKey)
    const visits = {
      '': [...visitsOf(['visitor'], cases), nowhere],
      [await keyOf(portal, 'senior')]: visitsOf(['user'], cases),
      [operatorKey]: [...visitsOf(operatorRights, cases), ...readers],
    }
    for (const [key, all] of Object.entries(visits)) {
      const page = await openDevice()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      if (key) await enter(page.context(), portal, key)
      await page.goto(all[0]?.[0] ?? '/')
      for (const [path, heading] of all) {
        await goTo(page, path, heading)
        await expectSound(page, path)
      }
      await page.close()
    }
  })
}
