import { expect, type Page } from '@playwright/test'

/**
 * Navigates like a link of the app, without reloading it, and waits for the page with that heading. `lands`: the final
 * path, if the app redirects. A token is removed from the URL as soon as it has been read.
 */
export async function goTo(
  page: Page,
  path: string,
  heading: string | RegExp,
  lands = path.replace(/[?]token=.*/, ''),
): Promise<void> {
  // A server-rendered page listens to nothing before it is hydrated.
  await expect(page.locator('#dehydrated-state')).toHaveCount(0)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page).toHaveURL(new URL(lands, page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
