import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isPagePath, publicPages } from '#contract/pages.ts'
import { isTokenPage } from '#contract/token-pages.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure.ts'
import { pathOf, sendFailure } from './errors.ts'
import { createPageAnswer, sendPage } from './page-answer.ts'
import { prerenderedPages } from './prerendered-pages.ts'
import { bearsKey } from './session.ts'

const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

/**
 * The browser's part: built assets, precompressed and kept for a year under their hashed names, and the one page that
 * every address of the app answers, with 404 where the app has no page. To who comes without a key, the pages that
 * everybody sees alike are answered with their words in them. What is asked for by file name and is not there is a 404
 * too, and never that page.
 */
export async function addPages(app: FastifyInstance, deps: Pick<Deps, 'config' | 'changes' | 'log'>): Promise<void> {
  const { webFolder, analytics, cookies } = deps.config
  const built = await readFile(join(webFolder, 'index.html'), 'utf8')
  const template = withAnalytics(built, analytics)
  const empty = await createPageAnswer({ html: template, styles: [] })
  const emptyWithToken = await createPageAnswer({ html: built, styles: [] })
  const findDrawn = prerenderedPages(app, deps, template)

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
  await app.register(earlyForms)

  app.setNotFoundHandler(async (request, reply) => {
    const pathname = pathOf(request.url)
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isFile = /\.[a-z0-9]{1,8}$/i.test(pathname)
    if (!isPage || isFile || pathname.startsWith('/api/')) return sendFailure(reply, new Failure('not-found'))
    const drawn = bearsKey(request, cookies.key) ? null : await findDrawn(pathname)
    reply.code(isPagePath(pathname) ? 200 : 404)
    if (!publicPages.some(({ path }) => path === pathname)) reply.header('x-robots-tag', 'noindex')
    if (isTokenPage(request.url)) return sendPage(request, reply, emptyWithToken)
    return sendPage(request, reply, drawn ?? empty)
  })
}

/**
 * Who sends a form of a drawn page before its script has come, or has none, gets the page again: nothing is read of what
 * was typed, and nothing of it stands in an address.
 */
function earlyForms(app: FastifyInstance, _options: object, done: () => void): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, read) => {
    body.resume()
    read(null)
  })
  for (const { path } of publicPages) app.post(path, (request, reply) => reply.redirect(request.url, 303))
  done()
}

/** Tells the page whom to ask the visitor about. */
function withAnalytics(page: string, analytics: Config['analytics']): string {
  if (!analytics) return page
  const meta = `<meta name="analytics" data-id="${analytics.id}" data-script="${analytics.script.replaceAll('"', '%22').replaceAll('&', '&amp;')}" />`
  return page.replace('</head>', `${meta}</head>`)
}
