import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'
import { logRefusal, pathOf } from './errors.ts'

/** The name in a `Host` header, in lower case and without a final dot; `""` for what is no such header. */
function nameIn(host: string): string {
  return /^(\[[\da-f:.]+\]|[\w.-]+?)\.?(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase() ?? ''
}

/**
 * Makes the check whether a `Host` header, with or without a port, names this portal. In try-it mode every name of this machine; in service the host name of `PUBLIC_URL`, or any name without one. Ports do
 * not matter: what the check prevents, a foreign name that leads a browser here (DNS rebinding), is a matter of names,
 * and proxies change ports.
 */
function createIsOwnHost({ isTryIt, hasPublicUrl, publicUrl }: Config): (host: string) => boolean {
  if (!isTryIt && !hasPublicUrl) return () => true
  const { hostname } = new URL(publicUrl)
  const own = nameIn(hostname)
  let latest: string | undefined
  return (host) => {
    // Nearly every request names the same one.
    if (host === latest) return true
    const name = nameIn(host)
    const isOwn = name === own || (isLoopback(own) && isLoopback(name))
    if (isOwn) latest = host
    return isOwn
  }
}

/** Asked by machines that know the portal by its IP address. */
const forEveryHost = new Set(['/healthz', '/readyz'])

/** Answers 421 to requests for other hosts. Behind a trusted proxy its `X-Forwarded-Host` counts, where it sends one. */
export function refuseOtherHosts(app: FastifyInstance, config: Config): void {
  const isOwnHost = createIsOwnHost(config)
  const sentence = config.isTryIt
    ? `This portal runs to be tried out on this machine only. Open it at ${config.publicUrl}\n`
    : `This portal has another address. Open it at ${config.publicUrl}\n`
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwnHost(request.host) || forEveryHost.has(pathOf(request.url))) return done()
    logRefusal(request, 'other-host')
    reply.code(421).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence)
  })
}

/**
 * The path and query of a request target. A target in absolute form says itself which host it is for, and its `Host`
 * header does not count (RFC 9112, section 3.2.2).
 */
export function readTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request
  if (url.startsWith('/') || url === '*') return url
  const [, host = '', path = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? []
  request.headers.host = host
  return path.startsWith('/') ? path : `/${path}`
}
