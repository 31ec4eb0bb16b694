import type { FastifyInstance } from 'fastify'
import { pathOf } from './errors.ts'

/** One line a request: method, path, status and milliseconds. Queries hold tokens and addresses, and are left out. */
export function addAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
