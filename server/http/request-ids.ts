import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Letters, digits, underscores and dashes: nothing that could forge a line of the log or a header. */
const sane = /^[\w-]{8,64}$/

/** The id that a proxy has given to a request in `X-Request-Id`, if it is one, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && sane.test(given) ? given : randomUUID()
}

/** Names the id of the request in each response, as in each line of the log about it. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
