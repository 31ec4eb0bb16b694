import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Delays } from '../logging/delays.ts'
import { throttle } from '../logging/throttle.ts'
import { waitedBetween } from '../logging/waits.ts'

/** Milliseconds from which a request is slow: people lose the thread (Nielsen, Usability Engineering, 1993, chapter 5). */
const slowFrom = 1000
/** Bytes of a body from which the time is mostly that of the client's line. */
const largeFrom = 100_000
/** Milliseconds between two lines: while the database is away every request is slow. */
const lineEvery = 1000

/**
 * Logs slow requests as warnings that say what was waited for meanwhile, and notes them for the console. Large bodies
 * and event streams are left out.
 */
export function watchSlowRequests(app: FastifyInstance, delays: Delays): void {
  const logSlow = throttle<object>(lineEvery, (line, leftOut) => app.log.warn({ ...line, leftOut }, 'slow'))
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    if (ms >= slowFrom && !isLineOfClient(request, reply)) {
      const now = performance.now()
      const waits = waitedBetween(now - ms, now)
      const route = request.routeOptions.url ?? 'page'
      const { id, method } = request
      logSlow({ id, method, route, status: reply.statusCode, ms, ...waits })
      delays.noteCall({ method, route, ms, count: 1, ...waits })
    }
    done()
  })
}

/** Whether a response stays open for as long as its client wants, so that its duration says nothing. */
export const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream')

function isLineOfClient(request: FastifyRequest, reply: FastifyReply): boolean {
  if (isEventStream(reply)) return true
  const sizes = [request.headers['content-length'], reply.getHeader('content-length')]
  return request.headers['transfer-encoding'] !== undefined || sizes.some((size) => Number(size ?? 0) >= largeFrom)
}
