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
 * Answers to what never becomes a request of a route: a path that is none, and bytes that are no HTTP. No hook sees
 * either, so headers and log lines are made here. Nothing of what came is repeated.
 */
export function frameworkErrors(
  headersFor: HeadersFor,
  log: FastifyBaseLogger,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  return {
    frameworkErrors(error, { method, url }, reply) {
      const failure = failureFrom(error)
      logAnswered(log, { method, url, status: failure.status, ms: reply.elapsedTime })
      sendFailure(reply.headers(headersFor(url)), failure)
    },
    clientErrorHandler({ code = '' }: ConnectionError, socket) {
      // It has hung up, or a response is half-way through already.
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
