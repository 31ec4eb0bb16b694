import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { DehydratedPage, EntryServer, RenderingRequest } from '#contract/server-rendering.ts'
import { viewShowcase } from '#contract/showcase.ts'
import { brandQuery } from './api/brand-query.ts'
import { call } from './api/call.ts'
import { createQueryClient, refetchOnMount } from './api/query-client.ts'
import { showcaseQuery } from './api/showcase-query.ts'
import { transport } from './api/transport.ts'
import { App } from './app.tsx'
// Loaded with this file, so that the first page has it too.
import './layout/account-links.tsx'
import { PostedFormContext } from './forms/posted-form.ts'
import { renderLinkPreview } from './link-preview.ts'
import type { Prefetch } from './page-route.ts'
import { routesWith } from './routes.tsx'
import { arrivalOf } from './session/arrival.ts'
import { profileQuery } from './session/session-query.ts'
import { signedInRoutes } from './signed-in-routes.tsx'

/** What React hoists before the page's own HTML: its title, and images to preload. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)*/

/** How long a page waits for its data, in milliseconds. What is late is left to the browser. */
const maxWait = 1500

const handlerOfAll = createStaticHandler(routesWith(signedInRoutes))

/** By the path of a page, once it has been opened: to match an address with the routes of all pages takes an eighth of a rendering. */
const handlersOfPages = new Map<string, StaticHandler>()

/** The queries that a rendering has asked for and that have no data. */
const missingIn = (client: QueryClient) =>
  client.getQueryCache().findAll({
    predicate: ({ state, options }) =>
      state.status === 'pending' && !('enabled' in options && options.enabled === false),
  })

/** An error is no part of the dehydrated state: the browser tries again, and says so itself. */
function forgetErrors(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' }))
    query.reset()
}

/** Stands in place of a boundary's content that was not there, or could not be rendered. */
const unfinished = '<!--$!-->'

/** A module that a component loads when it is needed is there after one turn of the event loop, and from then on. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/** Whose calls are beginning. */
let caller: RenderingRequest | undefined

function calling(): RenderingRequest {
  if (!caller) throw new Error('A call began outside the rendering of a page')
  return caller
}

/**
 * Begins queries whose calls are those of this request. Pages are rendered side by side, so it holds for no longer than
 * that, and a query that first waits for something else is left to the browser. (An `AsyncLocalStorage` would know it later
 * too, and makes each promise of the whole process dearer.)
 */
function callingAs<T>(request: RenderingRequest, begin: () => T): T {
  caller = request
  try {
    return begin()
  } finally {
    caller = undefined
  }
}

/** The routes that lead to the page alone. */
const branchOf = ({ matches }: StaticHandlerContext) =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [route.index ? route : { ...route, children }], [])

/** Renders, fetches what was missing, and renders again with it, until everything is there or the time is over. */
async function renderWithData(client: QueryClient, page: ReactNode, request: RenderingRequest): Promise<string> {
  const end = Date.now() + maxWait
  const tried = new Set<string>()
  let html = renderToString(page)
  if (html.includes(unfinished)) {
    await nextTurn()
    html = renderToString(page)
  }
  for (;;) {
    const missing = missingIn(client).filter(({ queryHash }) => !tried.has(queryHash))
    if (missing.length === 0 || Date.now() > end) return html
    for (const { queryHash } of missing) tried.add(queryHash)
    const fetching = callingAs(request, () =>
      missing.map((query) => query.fetch({ ...query.options, retry: false }).catch(() => undefined)),
    )
    await within(end - Date.now(), Promise.all(fetching))
    forgetErrors(client)
    html = renderToString(page)
  }
}

/** Resolves with the work, or when it takes longer than this, in milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}

async function renderPage(url: string, request: RenderingRequest) {
  const { publicUrl, posted, isSignedIn, page } = request
  const handler = handlersOfPages.get(page ?? '') ?? handlerOfAll
  const client = createQueryClient(() => undefined)
  refetchOnMount(client, false)
  const [context, user] = await Promise.all([
    handler.query(new Request(`http://portal${url}`)),
    isSignedIn ? callingAs(request, () => client.fetchQuery({ ...profileQuery, retry: false })) : undefined,
  ])
  if (context instanceof Response) throw new Error(`${url} redirects`)
  const redirect = user && arrivalOf(user, url)
  if (redirect) return { redirect }
  const { pathname } = context.location
  const prefetches = context.matches.map(({ route }) => (route.handle as { prefetch?: Prefetch })?.prefetch)
  const queries = [brandQuery, ...prefetches.flatMap((prefetch) => prefetch?.(pathname) ?? [])]
  await Promise.all(
    callingAs(request, () =>
      queries.map((query) => client.prefetchQuery({ ...query, retry: false } as ReturnType<Prefetch>[number])),
    ),
  )
  forgetErrors(client)
  const routes = branchOf(context)
  if (page && handler === handlerOfAll) handlersOfPages.set(page, createStaticHandler(routes))
  const router = createStaticRouter(routes, context)
  const html = await renderWithData(
    client,
    <PostedFormContext value={posted}>
      <App client={client} isRenderedSignedIn={isSignedIn}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </PostedFormContext>,
    request,
  )
  const [head = ''] = hoisted.exec(html) ?? []
  const state: DehydratedPage = { queries: dehydrate(client), posted, isSignedIn }
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? []
  const preview = isSignedIn
    ? ''
    : renderLinkPreview({
        publicUrl,
        path: pathname,
        title,
        siteName: client.getQueryData(brandQuery.queryKey)?.app_name ?? '',
        // Not through the client: pages without books need not send them to the browser.
        showcase:
          client.getQueryData(showcaseQuery.queryKey) ?? (await callingAs(request, () => call(viewShowcase, {}))),
      })
  return { head: head + preview, html: html.slice(head.length), dehydratedState: JSON.stringify(state) }
}

export const createRender: EntryServer['createRender'] = () => {
  transport.fetch = (url) => calling().fetch(url) as Promise<Response>
  // The server sends the key of its request itself.
  transport.readKey = () => (calling().isSignedIn ? 'held by the server' : undefined)
  return renderPage
}
