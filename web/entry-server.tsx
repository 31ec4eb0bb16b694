import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { DehydratedPage, EntryServer } from '#contract/server-rendering.ts'
import { viewShowcase } from '#contract/showcase.ts'
import { brandQuery } from './api/brand-query.ts'
import { call } from './api/call.ts'
import { createQueryClient } from './api/query-client.ts'
import { showcaseQuery } from './api/showcase-query.ts'
import { transport } from './api/transport.ts'
import { App } from './app.tsx'
import { PostedFormContext } from './forms/posted-form.ts'
import { renderLinkPreview } from './link-preview.ts'
import type { Prefetch } from './page-route.ts'
import { routes } from './routes.tsx'

/** What React hoists before the page's own HTML: its title, and images to preload. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)*/

export const render: EntryServer['render'] = async (url, { fetch, publicUrl, posted = null }) => {
  transport.fetch = fetch
  const client = createQueryClient(() => undefined)
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://portal${url}`))
  if (context instanceof Response) throw new Error(`${url} redirects`)
  const { pathname } = context.location
  const prefetches = context.matches.map(({ route }) => (route.handle as { prefetch?: Prefetch })?.prefetch)
  const queries = [brandQuery, ...prefetches.flatMap((prefetch) => prefetch?.(pathname) ?? [])]
  await Promise.all(queries.map((query) => client.fetchQuery(query as ReturnType<Prefetch>[number])))
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <PostedFormContext value={posted}>
      <App client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </PostedFormContext>,
  )
  const [missing] = client.getQueryCache().findAll({
    predicate: ({ state, options }) =>
      state.status === 'pending' && !('enabled' in options && options.enabled === false),
  })
  if (missing) throw new Error(`${pathname} needs ${JSON.stringify(missing.queryKey)}, which is not prefetched`)
  const [head = ''] = hoisted.exec(html) ?? []
  const state: DehydratedPage = { queries: dehydrate(client), posted }
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? []
  const preview = renderLinkPreview({
    publicUrl,
    path: pathname,
    title,
    siteName: client.getQueryData(brandQuery.queryKey)?.app_name ?? '',
    // Not through the client: pages without books need not send them to the browser.
    showcase: client.getQueryData(showcaseQuery.queryKey) ?? (await call(viewShowcase, {})),
  })
  return { head: head + preview, html: html.slice(head.length), dehydratedState: JSON.stringify(state) }
}
