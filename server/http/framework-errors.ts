import type { ConnectionError, FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import { Failure } from '../failure.ts'
import { logAnswered } from './access-log.ts'
import { isAnswering } from './connections.ts'
import { failureFrom, sendFailure } from './errors.ts'
import type { HeadersFor } from './security-headers.ts'

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * Responds to what never reaches a route: malformed paths, and bytes that are not HTTP. No hook sees either, so their
 * headers and log lines are made here. Nothing of the input is repeated.
 */
export function frameworkErrors(
  headersFor: HeadersFor,
  log: FastifyBaseLogger,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  return {
    frameworkErrors(error, { id, method, url }, reply) {
      const failure = failureFrom(error)
      logAnswered(log, { id, method, url, status: failure.status, ms: reply.elapsedTime })
      sendFailure(reply.headers({ ...headersFor(url), 'x-request-id': id }), failure)
    },
    clientErrorHandler({ code = '' }: ConnectionError, socket) {
      // The client has hung up, or a response is already under way.
      if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy()
      const body = JSON.stringify(new Failure('request/malformed').toBody())
      const headers = { ...headersFor('/api/'), 'cache-control': 'no-store', connection: 'close' }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(
        `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}\r\n${lines.join('')}` +
          `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    },
  }
}
