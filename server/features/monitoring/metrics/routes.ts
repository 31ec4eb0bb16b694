import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isEventStream } from '../../../http/slow-requests.ts'
import { createMetrics } from './registry.ts'

/**
 * `/metrics` for Prometheus, behind a token of its own; without METRICS_TOKEN there is no such page. It answers while the
 * database is away.
 */
export function metricsRoutes(app: FastifyInstance, deps: Deps): void {
  const { metricsToken } = deps.config
  if (metricsToken === undefined) return
  const metrics = createMetrics(deps)
  const expected = digestOf(`Bearer ${metricsToken}`)

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const answered = { method, route: routeOf(request), status: reply.statusCode, seconds: reply.elapsedTime / 1000 }
    if (!isEventStream(reply)) metrics.observe(answered)
    done()
  })

  app.get('/metrics', { config: { hasOwnKey: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8').send('')
    }
    return reply.type(metrics.contentType).send(await metrics.read())
  })
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** The pattern of a route, never the path: there are as many paths as people like to try. */
function routeOf({ routeOptions: { url }, is404 }: FastifyRequest): string {
  if (is404 || url === undefined) return 'page'
  return /\.\w+$/.test(url) ? 'file' : url
}
