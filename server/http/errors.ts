import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCalendarFeed } from '#contract/calendar.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { isConflict, isDatabaseAway, isReadOnly } from '../database/connection-errors.ts'
import { Failure } from '../failure.ts'
import { throttle } from '../logging/throttle.ts'
import { userOf } from './actor.ts'
import { readAway } from './unread-bodies.ts'

/** The most characters of a path in the log. */
const maxLoggedLength = 200

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'request/malformed',
  404: 'not-found',
  408: 'request/malformed',
  413: 'request/too-large',
  415: 'request/unsupported-type',
  429: 'request/too-many',
}

/** `Retry-After` in seconds during an outage. */
const retryAfter = 5
/** Milliseconds between two log lines about one kind of outage. */
const outageLineEvery = 60_000
/** The secret in the path of a calendar feed must not be logged. */
const secretPath = new RegExp(`^(${readCalendarFeed.path.replace(/:secret.*$/, '')}).+`, 'i')

/**
 * Maps an error to a failure of the contract: a database that is unavailable, too busy or read-only, framework errors by
 * their status, everything else to `internal`.
 */
export function failureFrom(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error
  if (isDatabaseAway(error) || isConflict(error)) return new Failure('server/unavailable', { retryAfter })
  if (isReadOnly(error)) return new Failure('server/read-only', { retryAfter })
  const status = error.statusCode ?? 500
  return new Failure(status >= 400 && status < 500 ? (codeOfStatus[status] ?? 'request/malformed') : 'internal')
}

/** Sends a failure as JSON with its status. The cause of an `internal` one is only logged. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply.code(failure.status).header('cache-control', 'no-store').send(failure.toBody())
}

/** Statuses of requests that were refused for lack of rights or by a limit. */
const refusals = new Set([401, 403, 429])

/** Logs a refused request with its user's id, if there is one, and its IP address unless the route is anonymous. */
export function logRefusal(request: FastifyRequest, code: string): void {
  const { id, method, url } = request
  const ip = request.routeOptions.config.isAnonymous ? null : request.ip
  request.log.info({ id, code, actor: userOf(request)?.id ?? null, ip, method, path: loggedPath(url) }, 'refused')
}

/** Turns whatever a handler throws into the contract's error body, and logs faults. */
export function addErrorHandling(app: FastifyInstance): void {
  const logOutage = (sentence: string) =>
    throttle<Error>(outageLineEvery, ({ message }, leftOut) => app.log.warn({ reason: message, leftOut }, sentence))
  const logConflict = logOutage('the database has rolled back a request that collided with another')
  const outageLines: Partial<Record<ErrorCode, (error: Error) => void>> = {
    'server/unavailable': logOutage('the database is away; requests are answered with 503'),
    'server/read-only': logOutage('the database takes no writes; requests that write are answered with 503'),
  }
  const logLost = throttle<FastifyRequest>(outageLineEvery, ({ id, url }, leftOut) =>
    app.log.error(
      { id, path: loggedPath(url), leftOut },
      'a file is lost: the database names it, and the store does not have it',
    ),
  )
  app.setErrorHandler<FastifyError | Failure>(async (error, request, reply) => {
    const failure = failureFrom(error)
    if (isConflict(error)) logConflict(error)
    else outageLines[failure.code]?.(error)
    if (failure.code === 'internal')
      request.log.error({ id: request.id, err: error, path: loggedPath(request.url) }, 'request failed')
    if (failure.code === 'resource/file-missing') logLost(request)
    if (refusals.has(failure.status)) logRefusal(request, failure.code)
    await readAway(request, reply)
    return sendFailure(reply, failure)
  })
}

/** The path without its query, which may hold tokens and e-mail addresses and so is never logged. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** The same, cut to a fixed length, so that a stranger cannot make log lines grow. */
export function loggedPath(url: string): string {
  const path = pathOf(url).replace(secretPath, '$1[secret]')
  return path.length > maxLoggedLength ? `${path.slice(0, maxLoggedLength)}…` : path
}
