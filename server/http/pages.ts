import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isPagePath } from '#contract/page-paths.ts'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import { pathOf, sendFailure } from './errors.ts'

const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

/**
 * The browser's part: built assets, precompressed and kept for a year under their hashed names, and the one page that
 * every address of the app answers, with 404 where the app has no page. What is asked for by file name and is not there
 * is a 404 too, and never that page.
 */
export async function addPages(
  app: FastifyInstance,
  { webFolder, analytics }: Pick<Config, 'webFolder' | 'analytics'>,
): Promise<void> {
  const page = withAnalytics(await readFile(join(webFolder, 'index.html'), 'utf8'), analytics)

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

  app.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request.url)
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isFile = /\.[a-z0-9]{1,8}$/i.test(pathname)
    if (!isPage || isFile || pathname.startsWith('/api/')) return sendFailure(reply, new Failure('not-found'))
    reply.code(isPagePath(pathname) ? 200 : 404)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}

/** Tells the page whom to ask the visitor about. */
function withAnalytics(page: string, analytics: Config['analytics']): string {
  if (!analytics) return page
  const meta = `<meta name="analytics" data-id="${analytics.id}" data-script="${analytics.script.replaceAll('"', '%22').replaceAll('&', '&amp;')}" />`
  return page.replace('</head>', `${meta}</head>`)
}
