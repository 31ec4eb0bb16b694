import { type RenderedPage, renderedPages } from '#contract/pages.ts'
import type { PostedForm } from '#contract/server-rendering.ts'
import { withTimeLimit } from '../concurrency/time-limit.ts'
import { cached } from '../database/cache.ts'
import type { Topic } from '../database/changes.ts'
import type { Deps } from '../deps.ts'
import { createHtmlResponse, type HtmlResponse } from './html-response.ts'
import type { DocumentRenderer } from './render-documents.ts'

/** How long a page is cached at most, in milliseconds: parents and log-ins are counted without an invalidation. */
const lifetime = 60_000

/** How long a request waits for a page to be rendered before it gets the empty one, in milliseconds. */
const timeLimit = 3000

export interface ServerRendering {
  /**
   * The page at `url`, a path with or without a query, as visitors see it, from the cache. Of the query only `sent` changes
   * a page. Null for a page that is not rendered for visitors, or cannot be.
   */
  find(url: string): Promise<HtmlResponse | null>
  /** The page at `url`, rendered for this request alone. */
  render(url: string, posted?: PostedForm): Promise<HtmlResponse | null>
}

/**
 * Renders visitors' pages from responses of the API that anybody gets. An invalidation of one of `topics` makes it render a
 * page again.
 */
export function createServerRendering(
  renderer: DocumentRenderer,
  { config, changes }: Pick<Deps, 'config' | 'changes'>,
  topics: readonly Topic[],
): ServerRendering {
  async function renderPage(page: RenderedPage, url: string, posted?: PostedForm): Promise<HtmlResponse | null> {
    const head = page.description
      ? `<meta name="description" content="${page.description}" /><link rel="canonical" href="${config.publicUrl}${page.path}" />`
      : ''
    try {
      const rendered = await renderer.render(url, page, { viewer: null, head, posted })
      if ('redirect' in rendered) throw new Error(`${url} redirects`)
      const { before, sheet, after, styleSources } = rendered
      return await createHtmlResponse([before, sheet.text.toString(), ...after].join(''), styleSources)
    } catch (error) {
      renderer.logFailure(error, page)
      return null
    }
  }

  /** The page without its content is answered in place of one that takes too long. */
  const inTime = (rendering: Promise<HtmlResponse | null>) => withTimeLimit(rendering, timeLimit, () => null)

  const caches = new Map(
    renderedPages.flatMap((page) =>
      [page.path, ...(page.saysSent ? [`${page.path}?sent`] : [])].map((url) => {
        const find = cached(changes, topics, async () => ({ response: await renderPage(page, url) }), 1)
        return [url, find] as const
      }),
    ),
  )
  return {
    async find(url) {
      const [path = '', query] = url.split('?', 2)
      const find = (new URLSearchParams(query).has('sent') && caches.get(`${path}?sent`)) || caches.get(path)
      const rendered = renderer.isBuilt ? find?.(String(Math.floor(Date.now() / lifetime))) : undefined
      if (!rendered) return null
      return rendered instanceof Promise ? inTime(rendered.then(({ response }) => response)) : rendered.response
    },
    async render(url, posted) {
      const page = renderedPages.find(({ path }) => path === url.split('?')[0])
      return page && renderer.isBuilt ? inTime(renderPage(page, url, posted)) : null
    },
  }
}
