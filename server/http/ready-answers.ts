import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { logAnswered } from './access-log.ts'
import type { IsOwnHost } from './host-names.ts'
import { dataHeaders } from './security-headers.ts'
import { type PreparedAnswer, serve } from './serve.ts'

/** What lies ready is no promise; what has to be made first is left to the framework. */
type Find = () => PreparedAnswer | Promise<PreparedAnswer>

/**
 * Answers of the API that are the same for everybody, whoever asks. While one lies ready in memory it is sent before the
 * framework looks at the request, which costs more than all the rest of such an answer (`npm run bench statistics`). Its
 * route stays mounted, and answers whenever it does not.
 */
export class ReadyAnswers {
  readonly #finds = new Map<string, Find>()

  /** `path`: the whole of it, with no parameters in it. */
  add(path: string, find: Find): void {
    this.#finds.set(path, find)
  }

  /** Leaves every request to the framework from now on. */
  clear(): void {
    this.#finds.clear()
  }

  /** What is to be sent for a request; undefined when the framework has to see to it. */
  find({ method, url = '' }: IncomingMessage): PreparedAnswer | undefined {
    const found = method === 'GET' ? this.#finds.get(url)?.() : undefined
    if (!(found instanceof Promise)) return found
    // The framework asks again, waits, and says what failed.
    found.catch(() => undefined)
    return undefined
  }
}

/** Mounts a row of the contract, one for visitors and without parameters, whose answer is the same for everybody. */
export function serveReady(app: FastifyInstance, row: Endpoint & { access: 'visitor' }, find: Find): void {
  serve(app, row, find)
  app.readyAnswers.add(row.path, find)
}

/** Puts `app.readyAnswers` before everything else that listens to requests. Call it when all hooks and routes are added. */
export function sendReadyAnswers(
  app: FastifyInstance,
  { isHttps, isOwnHost }: { isHttps: boolean; isOwnHost: IsOwnHost },
): void {
  const { server, readyAnswers, log } = app
  const always = Object.entries({ ...dataHeaders(isHttps), 'cache-control': 'private, no-cache' }).flat()
  const framework = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]

  function send(request: IncomingMessage, response: ServerResponse, { body, etag }: PreparedAnswer): void {
    const isKnown = request.headers['if-none-match'] === etag
    const content = ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)]
    response.writeHead(isKnown ? 304 : 200, [...always, 'etag', etag, ...(isKnown ? [] : content)])
    response.end(isKnown ? undefined : body)
    logAnswered(log, { method: 'GET', url: request.url ?? '', status: isKnown ? 304 : 200, ms: 0 })
  }

  /** What lies ready, for a request whose headers name this portal; the framework sees to all others. */
  function find(request: IncomingMessage): PreparedAnswer | undefined {
    const { host = '', 'x-forwarded-host': forwarded = host } = request.headers
    if (!isOwnHost(host) || (forwarded !== host && !isOwnHost(String(forwarded)))) return undefined
    try {
      return readyAnswers.find(request)
    } catch {
      // The framework meets the same error, and says what failed.
      return undefined
    }
  }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const answer = find(request)
    if (answer) send(request, response, answer)
    else for (const listener of framework) listener(request, response)
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    readyAnswers: ReadyAnswers
  }
}
