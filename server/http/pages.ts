import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isPagePath, publicPages } from '#contract/pages.ts'
import { isTokenPage } from '#contract/token-pages.ts'
import { loginPath } from '#contract/wanted-path.ts'
import type { Config } from '../config/config.ts'
import type { Topic } from '../database/changes.ts'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure.ts'
import { addEarlierAssets } from './assets/earlier-assets.ts'
import { pathOf, sendFailure } from './errors.ts'
import { addFormPosts } from './form-posts.ts'
import { createHtmlResponse, sendHtml } from './html-response.ts'
import { createServerRendering } from './server-rendering.ts'
import { bearsKey } from './session.ts'

const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

/**
 * The browser's part: built assets, precompressed and kept for a year under their hashed names, and the one HTML page of the
 * app at every other path, with the status 404 where the page table has none. Visitors without a session get the public
 * pages server-rendered, and cached until one of `topics` is invalidated; `/` leads them to the log-in. A path with an extension that is no file is a 404 without a page.
 */
export async function addPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'changes' | 'log' | 'files' | 'jobs'>,
  topics: readonly Topic[],
): Promise<void> {
  const { webFolder, analytics, cookies } = deps.config
  const built = await readFile(join(webFolder, 'index.html'), 'utf8')
  const template = withAnalytics(built, analytics)
  const empty = await createHtmlResponse(template)
  const emptyWithToken = await createHtmlResponse(built)
  const rendering = createServerRendering(app, deps, { template, topics })

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
    const isVisitor = !bearsKey(request, cookies.key)
    // The app would do the same, once it has been loaded.
    if (isVisitor && pathname === '/') return reply.header('cache-control', 'no-store').redirect(loginPath(request.url))
    const rendered = isVisitor ? await rendering.find(request.url) : null
    reply.code(isPagePath(pathname) ? 200 : 404)
    if (!publicPages.some(({ path }) => path === pathname)) reply.header('x-robots-tag', 'noindex')
    if (isTokenPage(request.url)) return sendHtml(request, reply, emptyWithToken)
    return sendHtml(request, reply, rendered ?? empty)
  })
}

/** Tells the page which analytics provider to ask the visitor about. */
function withAnalytics(page: string, analytics: Config['analytics']): string {
  if (!analytics) return page
  const meta = `<meta name="analytics" data-id="${analytics.id}" data-script="${analytics.script.replaceAll('"', '%22').replaceAll('&', '&amp;')}" />`
  return page.replace('</head>', `${meta}</head>`)
}
