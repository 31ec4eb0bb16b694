import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { loggedPath } from './errors.ts'

interface Answered {
  method: string
  url: string
  status: number
  ms: number
}

/** One line per request: method, path, status and milliseconds. Queries, which hold tokens and e-mails, are omitted. */
export function logAnswered(log: FastifyBaseLogger, { method, url, status, ms }: Answered): void {
  log.info({ method, path: loggedPath(url), status, ms: Math.round(ms) }, 'answered')
}

export function addAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, log } = request
    logAnswered(log, { method, url, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
}
