import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long kept-alive connections stay open for one last request, and how often the idle ones are closed after that, in milliseconds. */
const lastRequests = 1000
const lookEvery = 100

/**
 * Makes `app.close()` end every connection between two requests rather than under one. No new connection is accepted.
 * Each answer from then on says `connection: close`, so that a proxy opens no request on a connection that is about to
 * go; one that is still idle after a second is closed. Closing all of them at once would hit requests that are on their
 * way on them, which a proxy may not repeat when they are POSTs.
 *
 * Resolves when the last request has been answered; `app.server.closeAllConnections()` cuts what is left.
 */
export function closeGently(app: FastifyInstance): void {
  const { server } = app
  let isClosing = false

  // The framework says so itself to requests that come later; this is for those that were under way.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })

  app.addHook('preClose', async () => {
    isClosing = true
    // Connections that the system has accepted already are ours to answer.
    await nextTurn()
    const closeIdleConnections = server.closeIdleConnections.bind(server)
    // Node's own `close()` would close them now.
    server.closeIdleConnections = () => undefined
    const since = Date.now()
    const timer = setInterval(() => {
      if (Date.now() - since >= lastRequests) closeIdleConnections()
    }, lookEvery)
    server.once('close', () => clearInterval(timer))
  })
}
