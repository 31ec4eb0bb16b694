import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { movedTo } from '#contract/moved-pages.ts'
import { findPage, publicPages } from '#contract/pages.ts'
import { isTokenPage } from '#contract/token-pages.ts'
import { loginPath } from '#contract/wanted-path.ts'
import type { Config } from '../config/config.ts'
import type { Topic } from '../database/changes.ts'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure.ts'
import { addEarlierAssets } from './assets/earlier-assets.ts'
import { pathOf, sendFailure } from './errors.ts'
import { addFormPosts } from './form-posts.ts'
import { createHtmlResponse, sendHtml, sendPersonalHtml } from './html-response.ts'
import { createInnerCalls } from './inner-calls.ts'
import { createDocumentRenderer } from './render-documents.ts'
import { findViewer, renderForUsers } from './render-for-users.ts'
import { createServerRendering } from './server-rendering.ts'

const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

/**
 * The browser's part: built assets, precompressed and kept for a year under their hashed names, and the one HTML page of the
 * app at every other path, with the status 404 if the page table names no page there. Visitors get the public pages and
 * that of a class server-rendered, and cached until one of `topics` is invalidated; other pages lead them to the log-in.
 * Signed-in people get every page server-rendered for them. A path with an extension that is no file is a 404 without a page.
 */
export async function addPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'changes' | 'log' | 'files' | 'jobs' | 'sessions'>,
  topics: readonly Topic[],
): Promise<void> {
  const { webFolder, analytics } = deps.config
  const built = await readFile(join(webFolder, 'index.html'), 'utf8')
  const template = withAnalytics(built, analytics)
  const empty = await createHtmlResponse(template)
  const emptyWithToken = await createHtmlResponse(built)
  const renderer = createDocumentRenderer(createInnerCalls(app, deps, topics), {
    ...deps,
    template,
    templateWithoutProvider: built,
  })
  const rendering = createServerRendering(renderer, deps, topics)
  const findForUser = renderForUsers(renderer)

  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // A worker obeys the policy of its own script; pdf.js decodes some pictures in WebAssembly.
      if (/pdf\.worker[^/]*$/.test(path)) reply.header('content-security-policy', workerPolicy)
      const isHashed = path.startsWith(join(webFolder, 'assets'))
      // A new version is to be found at once.
      if (path === join(webFolder, 'sw.js')) return void reply.header('cache-control', 'no-cache')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  addEarlierAssets(app, deps, { workerPolicy })
  await addFormPosts(app, { config: deps.config, rendering })

  app.setNotFoundHandler(async (request, reply) => {
    const pathname = pathOf(request.url)
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isFile = /\.[a-z0-9]{1,8}$/i.test(pathname)
    if (!isPage || isFile || pathname.startsWith('/api/')) return sendFailure(reply, new Failure('not-found'))
    const moved = movedTo(pathname, request.url.split('?')[1] ?? '')
    if (moved) return reply.redirect(moved, 301)
    const page = findPage(pathname)
    if (!publicPages.some(({ path }) => path === pathname)) reply.header('x-robots-tag', 'noindex')
    if (isTokenPage(request.url)) {
      // Any page whose query holds a token is one too.
      const rendered = page?.hasToken ? await rendering.find(pathname) : null
      return sendHtml(request, reply, rendered ?? emptyWithToken)
    }
    const viewer = await findViewer(request, deps)
    // The app would do the same, once it has been loaded.
    if (viewer === 'visitor' && page && page.access !== 'visitor')
      return reply.header('cache-control', 'no-store').redirect(loginPath(request.url))
    const status = page ? 200 : 404
    if (viewer === 'visitor') return sendHtml(request, reply.code(status), (await rendering.find(request.url)) ?? empty)
    const document = viewer === 'unknown' ? null : await findForUser(request.url, page, viewer)
    if (!document) return sendHtml(request, reply.code(status), empty)
    if ('redirect' in document) return reply.header('cache-control', 'no-store').redirect(document.redirect)
    return await sendPersonalHtml(request, reply.code(status), document)
  })
}

/** Tells the page which analytics provider to ask the visitor about. */
function withAnalytics(page: string, analytics: Config['analytics']): string {
  if (!analytics) return page
  const meta = `<meta name="analytics" data-id="${analytics.id}" data-script="${analytics.script.replaceAll('"', '%22').replaceAll('&', '&amp;')}" />`
  return page.replace('</head>', `${meta}</head>`)
}
