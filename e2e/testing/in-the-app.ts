import { expect, type Page } from '@playwright/test'

/**
 * Goes to an address as a link of the app does, without loading the app anew, and waits for the page with that heading;
 * it stands at `lands` when one is led on to another address. A token leaves the address as soon as it has been read.
 */
export async function goTo(
  page: Page,
  path: string,
  heading: string | RegExp,
  lands = path.replace(/[?]token=.*/, ''),
): Promise<void> {
  // A page that the server drew listens to nothing before it is alive.
  await expect(page.locator('#answers')).toHaveCount(0)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page).toHaveURL(new URL(lands, page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
