import { type Page, patternOf } from './page.ts'
import { pageDescriptions } from './page-descriptions.ts'
import { signedInPages } from './signed-in-pages.ts'
import { visitorPages } from './visitor-pages.ts'

/**
 * Every page. Routes, 404s, server rendering, sitemap, the console's menu, and the screenshots and accessibility checks
 * of each page are made from the two tables. In the browser, code that visitors load imports theirs alone.
 */
export const pages: readonly Page[] = [...signedInPages, ...visitorPages]

/** A page that search engines may index. */
export interface PublicPage extends Page {
  description: string
}

export const publicPages: readonly PublicPage[] = visitorPages.flatMap((page) => {
  const description = pageDescriptions[page.path]
  return description ? [{ ...page, description }] : []
})

/** A page that is rendered on the server for visitors. */
export type RenderedPage = Page & Partial<PublicPage>

export const renderedPages: readonly RenderedPage[] = [
  ...publicPages,
  ...visitorPages.filter(({ isRenderedWithoutToken }) => isRenderedWithoutToken),
]

let patterns: [RegExp, Page][] | undefined

/**
 * The page at a path, which may end in a slash: anything else is answered with the status 404. A path that several pages
 * match is that of the first in the table.
 */
export function findPage(path: string): Page | undefined {
  patterns ??= pages.map((page) => [patternOf(page), page])
  return patterns.find(([pattern]) => pattern.test(path))?.[1]
}

/** Whether the page at this path may use the microphone. */
export function usesMicrophone(pathname: string): boolean {
  return pages.some((page) => page.hasMicrophone && patternOf(page).test(pathname))
}
