import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that keep-alive connections stay open for a last request, and between closing idle ones after that. */
const lastRequests = 1000
const lookEvery = 100

/**
 * Makes `app.close()` close each connection between two requests, never during one. No new connection is accepted.
 * Each response from then on says `connection: close`, so that a proxy sends no further request on that connection;
 * connections still idle after a second are closed. Closing them all at once would hit requests on their way, which a
 * proxy may not repeat if they are POSTs.
 *
 * Resolves when the last request has been answered; `app.server.closeAllConnections()` cuts off the rest.
 */
export function closeGently(app: FastifyInstance): void {
  const { server } = app
  let isClosing = false

  // Fastify sets the header for later requests by itself; this is for those already under way.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })

  app.addHook('preClose', async () => {
    isClosing = true
    // Accept the connections that the kernel has already established.
    await nextTurn()
    const closeIdleConnections = server.closeIdleConnections.bind(server)
    // Node's own `close()` would close idle connections now.
    server.closeIdleConnections = () => undefined
    const since = Date.now()
    const timer = setInterval(() => {
      if (Date.now() - since >= lastRequests) closeIdleConnections()
    }, lookEvery)
    server.once('close', () => clearInterval(timer))
  })
}
