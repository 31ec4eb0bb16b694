import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds without a request or response after which nobody is expected to send a request on a connection that is
 * still open. A browser repeats a request that meets a closed connection. A proxy does not repeat a POST, and on a busy
 * machine it may notice only seconds later that a connection has been closed.
 */
const quietTime = { withoutProxy: 1000, behindProxy: 5000 }
const lookEvery = 100

/** The most connections that the kernel holds until a server accepts them: Node's default. */
const backlog = 511

/**
 * Refuses new connections, so that a proxy turns to another instance. Call it before `app.close()`, after which every
 * response ends its connection: the requests that follow would come on new ones, and a connection that the kernel has
 * established, but the server has not accepted, is reset when the server stops listening.
 */
export async function stopListening({ server }: FastifyInstance): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted++
  }
  server.on('connection', count)
  // A turn of the event loop accepts one connection, and a server that was held up has many to accept.
  for (let before = -1; accepted > before && accepted < backlog; ) {
    before = accepted
    // The first wait may end before the next poll.
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', count)
  const { closeIdleConnections } = server
  // Node's own `close()` would close idle connections now.
  server.closeIdleConnections = () => undefined
  server.close()
  server.closeIdleConnections = closeIdleConnections
}

/**
 * Makes `app.close()` close each connection between two requests, never during one. `stopListening` comes before it.
 * Each response from then on says `connection: close`, so that a proxy sends no further request on that connection;
 * when there has been none for some time, connections that are still idle are closed. Closing them earlier would hit
 * requests on their way.
 *
 * Resolves when the last request has been answered; `app.server.closeAllConnections()` cuts off the rest.
 */
export function closeGently(app: FastifyInstance, { isBehindProxy }: { isBehindProxy: boolean }): void {
  const { server } = app
  const quiet = isBehindProxy ? quietTime.behindProxy : quietTime.withoutProxy
  let isClosing = false
  let quietFor = 0

  app.addHook('onRequest', (_request, _reply, done) => {
    quietFor = 0
    done()
  })
  // Fastify sets the header for later requests by itself; this is for those already under way.
  app.addHook('onSend', (_request, reply, payload, done) => {
    quietFor = 0
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })

  app.addHook('preClose', (done) => {
    isClosing = true
    const closeIdleConnections = server.closeIdleConnections.bind(server)
    // Node's own `close()` would close idle connections now.
    server.closeIdleConnections = () => undefined
    quietFor = 0
    const timer = setInterval(() => {
      // Counted, not read off a clock: while a busy machine holds up this process, requests arrive unseen.
      quietFor += lookEvery
      // Not before what has arrived in the meantime has been read.
      if (quietFor >= quiet) setImmediate(closeIdleConnections)
    }, lookEvery)
    server.once('close', () => clearInterval(timer))
    done()
  })
}
