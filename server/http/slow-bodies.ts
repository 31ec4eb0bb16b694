import type { FastifyInstance } from 'fastify'

/** Default for how long a body may take to arrive, in seconds. A minute is enough for 5 MB at 1 Mbit/s. */
const usualSeconds = 60

/**
 * Cuts off clients that take too long to send a body. The server's `requestTimeout` applies to all routes, so it is as
 * long as the slowest upload may take, which is too long for everything else.
 */
export function cutSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done()
    const { raw } = request
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    const seconds = request.routeOptions.config.bodySeconds ?? usualSeconds
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, seconds * 1000)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    bodySeconds?: number
  }
}
