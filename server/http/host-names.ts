import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'
import { Failure } from '../failure.ts'
import { logRefusal, pathOf } from './errors.ts'

/** The host name in a `Host` header, in lower case and without a final dot; `""` if the header is malformed. */
function nameIn(host: string): string {
  return /^(\[[\da-f:.]+\]|[\w.-]+?)\.?(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase() ?? ''
}

/**
 * Returns a check whether a `Host` header, with or without a port, names this portal. In try-it mode these are the
 * names of this machine; in service the host name of `PUBLIC_URL`, or any name if it is not set. Ports do not matter:
 * the check prevents DNS rebinding, which depends on names only, and proxies change ports.
 */
function createIsOwnHost({ isTryIt, hasPublicUrl, publicUrl }: Config): (host: string) => boolean {
  if (!isTryIt && !hasPublicUrl) return () => true
  const { hostname } = new URL(publicUrl)
  const own = nameIn(hostname)
  let latest: string | undefined
  return (host) => {
    // Nearly every request names the same host.
    if (host === latest) return true
    const name = nameIn(host)
    const isOwn = name === own || (isLoopback(own) && isLoopback(name))
    if (isOwn) latest = host
    return isOwn
  }
}

/** Paths requested by machines that know the portal by its IP address. */
const probes = ['/healthz', '/readyz']

/** What a `Host` header may hold (RFC 3986, section 3.2.2); it is empty if the target has no host. */
const validHost = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i

/**
 * Whether a request has exactly one `Host` header, and a valid one. A proxy and the portal may otherwise read a
 * different one each.
 */
function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host' && ++count > 1) return false
  }
  return validHost.test(headers.host ?? '')
}

/**
 * Responds with 421 to requests for other hosts, and with 400 to those that name several (RFC 9112, section 3.2). A
 * trusted proxy's `X-Forwarded-Host` takes precedence.
 */
export function refuseOtherHosts(app: FastifyInstance, config: Config): void {
  const isOwnHost = createIsOwnHost(config)
  const forEveryHost = new Set(config.metricsToken === undefined ? probes : [...probes, '/metrics'])
  const sentence = config.isTryIt
    ? `This portal can be tried out on this machine only. Open it at ${config.publicUrl}\n`
    : `This portal is at another address. Open it at ${config.publicUrl}\n`
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request.raw)) return done(new Failure('request/malformed'))
    if (isOwnHost(request.host) || forEveryHost.has(pathOf(request.url))) return done()
    logRefusal(request, 'other-host')
    reply.code(421).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence)
  })
}

/**
 * The path and query of a request target. A target in absolute form names its host itself, and the `Host` header is
 * ignored (RFC 9112, section 3.2.2).
 */
export function readTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request
  if (url.startsWith('/') || url === '*') return url
  const [, host = '', path = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? []
  request.headers.host = host
  return path.startsWith('/') ? path : `/${path}`
}
