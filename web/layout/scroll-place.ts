import type { Location } from 'react-router'
import { keepsNothing } from '#contract/visitor-pages.ts'

/** Where React Router keeps the scroll positions of the tab. */
const storageKey = 'react-router-scroll-positions'

/**
 * Under which key the scroll position of a page is kept. The router calls the first page of every document "default",
 * so that without its path a typed address would open at the position of the page before.
 */
export const scrollKeyOf = ({ key, pathname }: Location) => (key === 'default' ? `default ${pathname}` : key)

/** An address that was typed or followed opens at its top; a reload and the way back stay where they were. */
export function startAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'navigate' || keepsNothing(window.location.pathname)) return
  try {
    const { [`default ${window.location.pathname}`]: _, ...others } = JSON.parse(
      sessionStorage.getItem(storageKey) ?? '{}',
    ) as Record<string, number>
    sessionStorage.setItem(storageKey, JSON.stringify(others))
  } catch {
    // Storage is disabled: nothing was kept.
  }
}
