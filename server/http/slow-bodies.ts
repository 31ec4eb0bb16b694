import type { FastifyInstance } from 'fastify'

/** How long a body may take to come, in seconds, where its route does not say. A minute lets 5 MB through 1 Mbit/s. */
const usualSeconds = 60

/**
 * Cuts the connection of a client whose body is too long under way. The server's own `requestTimeout` is one for all
 * routes and as long as the slowest upload may take, which is too long for everything else.
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
