import type { QueryClient } from '@tanstack/react-query'
import { visitorPages } from '#contract/visitor-pages.ts'
import { readAuthKey } from './api/cookies.ts'
import { fetchModuleAt } from './page-route.ts'

/** Fetches the module of the page at a path, and returns the queries of its first render. Rejects when it cannot be had. */
export async function fetchPageAt(pathname: string) {
  const { signedInPages } = await import('#contract/signed-in-pages.ts')
  return await fetchModuleAt(pathname, [...visitorPages, ...signedInPages])
}

/** A person who asked their browser to save data waits until they open something. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Milliseconds in which moving over the same link again fetches nothing. */
const freshFor = 30_000

/** Fetches what a page of the portal needs as soon as its link is pointed at, touched or focused. */
export function fetchPagesAhead(client: QueryClient): void {
  async function fetchAhead({ target }: Event): Promise<void> {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const isPage = link?.origin === window.location.origin && !link.target && !link.download
    if (!isPage || link.pathname === window.location.pathname || !readAuthKey() || savesData()) return
    const queries = await fetchPageAt(link.pathname)
    await Promise.all(queries.map((query) => client.prefetchQuery({ ...query, staleTime: freshFor })))
  }
  // It is tried again, and complained about, when the page is really opened.
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, (event) => void fetchAhead(event).catch(() => undefined), { passive: true })
}
