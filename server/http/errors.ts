import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { isDatabaseAway, isReadOnly } from '../database/connection-errors.ts'
import { Failure } from '../failure.ts'
import { occasionally } from '../occasionally.ts'
import { readAway } from './unread-bodies.ts'

/** Characters of a path in the log. */
const longestLogged = 200

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'request/malformed',
  404: 'not-found',
  408: 'request/malformed',
  413: 'request/too-large',
  415: 'request/unsupported-type',
  429: 'request/too-many',
}

/** Seconds after which somebody who met an outage is asked to try again. */
const retryAfter = 5
/** Milliseconds between two lines in the log about one kind of outage. */
const outageLineEvery = 60_000

/**
 * What went wrong as a failure of the contract: a database that is away or takes no writes, framework errors by their
 * status, everything else `internal`.
 */
export function failureFrom(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error
  if (isDatabaseAway(error)) return new Failure('server/unavailable', { retryAfter })
  if (isReadOnly(error)) return new Failure('server/read-only', { retryAfter })
  const status = error.statusCode ?? 500
  return new Failure(status >= 400 && status < 500 ? (codeOfStatus[status] ?? 'request/malformed') : 'internal')
}

/** Answers a failure as JSON with its status; what went wrong behind an `internal` one is for the log alone. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply.code(failure.status).header('cache-control', 'no-store').send(failure.toBody())
}

/** Statuses that say who may not, or not so often. */
const refusals = new Set([401, 403, 429])

/** Logs who was refused what: the account's id, where there is one, and the IP address that it came from. */
export function logRefusal(request: FastifyRequest, code: string): void {
  const { ip, method, url, identity } = request
  request.log.info({ code, actor: identity?.actor.id ?? null, ip, method, path: loggedPath(url) }, 'refused')
}

/** Turns whatever a handler throws into the contract's error body, and logs what is a fault of ours. */
export function addErrorHandling(app: FastifyInstance): void {
  const logOutage = (sentence: string) =>
    occasionally<Error>(outageLineEvery, ({ message }, leftOut) => app.log.warn({ reason: message, leftOut }, sentence))
  const outageLines: Partial<Record<ErrorCode, (error: Error) => void>> = {
    'server/unavailable': logOutage('the database is away; requests are answered with 503'),
    'server/read-only': logOutage('the database takes no writes; requests that write are answered with 503'),
  }
  app.setErrorHandler<FastifyError | Failure>(async (error, request, reply) => {
    const failure = failureFrom(error)
    outageLines[failure.code]?.(error)
    if (failure.code === 'internal') request.log.error({ err: error, path: loggedPath(request.url) }, 'request failed')
    if (refusals.has(failure.status)) logRefusal(request, failure.code)
    await readAway(request, reply)
    return sendFailure(reply, failure)
  })
}

/** The path without its query, which may hold tokens and addresses and so never reaches the log. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** The same, cut where nobody would read on: a line of the log must not grow with what a stranger sends. */
export function loggedPath(url: string): string {
  const path = pathOf(url)
  return path.length > longestLogged ? `${path.slice(0, longestLogged)}…` : path
}
