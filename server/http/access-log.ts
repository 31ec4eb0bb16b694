import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { loggedPath } from './errors.ts'

interface Answered {
  id: string
  method: string
  url: string
  status: number
  ms: number
}

/** One line per request: its id, method, path, status and milliseconds. Queries, which hold tokens and e-mails, are omitted. */
export function logAnswered(log: FastifyBaseLogger, { id, method, url, status, ms }: Answered): void {
  log.info({ id, method, path: loggedPath(url), status, ms: Math.round(ms) }, 'answered')
}

export function addAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, url, log } = request
    logAnswered(log, { id, method, url, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
}
