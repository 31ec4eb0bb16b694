import { expect, type Page } from '@playwright/test'

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)
const stateOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)

/**
 * Waits until the service worker answers for this page. One that the browser was loading while the worker was activated may
 * have been left unclaimed, and is loaded again.
 */
export async function serviceWorkerRuns(page: Page): Promise<void> {
  await expect.poll(() => stateOf(page)).toBe('activated')
  if (await isControlled(page)) return
  await page.reload()
  await expect.poll(() => isControlled(page)).toBe(true)
}
