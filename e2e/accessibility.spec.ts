import { expect } from '@playwright/test'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { logIn, skipTour } from './testing/people.ts'
import { test } from './testing/test.ts'

const open = [
  '/login',
  '/register',
  '/register?code=AAAABBBB',
  '/confirm-email?token=used',
  '/confirm-new-email?token=used',
  '/forget-password',
  '/reset-password?token=used',
  '/about',
  '/introduction',
  '/charts',
  '/terms',
  '/privacy',
  '/accessibility',
  '/no/such/page',
  '/dev/mailbox',
]
const signedIn = [
  '/',
  '/resources',
  '/resources/view/1',
  '/resources?category=lesson-plan',
  '/profile/update',
  '/profile/settings',
  '/admin',
  '/admin/register',
  '/admin/schools',
  '/admin/audit',
  '/admin/mailbox',
  '/admin/library',
  '/admin/library/new',
  '/admin/library/3',
  '/admin/categories',
  '/admin/products',
  '/admin/products/new',
  '/shop',
  '/resources/manage',
  '/admin/statistics',
  '/admin/pages',
  '/admin/pages/about',
  '/admin/brand',
  '/admin/testimonials',
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing, ${colorScheme}, ${width} px`, async ({ page, portal, consoleWatch }) => {
      test.setTimeout(120_000)
      // One of the addresses is none.
      consoleWatch.expectStatus(404)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await skipTour(page)
      for (const path of open) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expectNoAxeViolations(page)
      }
      await logIn(page, portal, 'admin')
      for (const path of signedIn) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectNoAxeViolations(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([path, overflow]).toEqual([path, Math.min(0, overflow)])
      }
    })
  }
}
