import type { FastifyInstance } from 'fastify'
import { pathOf } from './errors.ts'

/** How many requests this process has answered, and how many of them with a status from 500 on. */
export interface Responses {
  responses: number
  failures: number
}

export interface ResponseCounts {
  count(status: number): void
  /** What was counted since the last call. */
  take(): Responses
  /** Counts again what was taken and could not be reported. */
  giveBack(taken: Responses): void
}

export function createResponseCounts(): ResponseCounts {
  let counted = { responses: 0, failures: 0 }
  return {
    count(status) {
      counted.responses += 1
      if (status >= 500) counted.failures += 1
    },
    take() {
      const taken = counted
      counted = { responses: 0, failures: 0 }
      return taken
    },
    giveBack({ responses, failures }) {
      counted.responses += responses
      counted.failures += failures
    },
  }
}

/** Asked by machines all the time, and meant to fail. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

export function countResponses(app: FastifyInstance, counts: ResponseCounts): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!probes.has(pathOf(request.url))) counts.count(reply.statusCode)
    done()
  })
}
