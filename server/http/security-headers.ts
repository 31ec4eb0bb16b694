import type { FastifyInstance } from 'fastify'
import { usesMicrophone } from '#contract/pages.ts'
import { isTokenPage } from '#contract/token-pages.ts'

/**
 * The content security policy of a page. `paymentOrigin`: where forms may also be sent, because people pay there, or
 * `""`. `counting`: hosts of analytics, if any. `records`: plays what it has recorded before it is stored.
 */
function pagePolicy(paymentOrigin: string, counting: readonly string[], records = false): string {
  const hosts = counting.map((host) => ` ${host}`).join('')
  return [
    "default-src 'self'",
    `img-src 'self' blob: data:${hosts}`,
    ...(hosts ? [`script-src 'self'${hosts}`, `connect-src 'self'${hosts}`] : []),
    ...(records ? ["media-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${paymentOrigin}`.trimEnd(),
    "require-trusted-types-for 'script'",
    // Trusted Types policies of our pages: for the URLs of workers, and for HTML that the server sanitised.
    `trusted-types pdf-worker service-worker rich-text${hosts && ' analytics'}`,
  ].join('; ')
}

/** For data: if it is opened as a page, nothing runs. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const onPages = {
  ...everywhere,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** On pages that record, and nowhere else. */
const withMicrophone = {
  'permissions-policy': onPages['permissions-policy'].replace('microphone=()', 'microphone=(self)'),
}

const transportOf = (isHttps: boolean) =>
  isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

/** The headers of every data response. */
const dataHeaders = (isHttps: boolean): Record<string, string> => ({
  ...everywhere,
  ...transportOf(isHttps),
  'content-security-policy': dataPolicy,
})

/** The security headers of the response to a URL's path. */
export type HeadersFor = (url: string) => Record<string, string>

/**
 * Returns the same objects each time, and data gets only the headers that matter for data: a plugin that builds them
 * all for each request costs a third of what a cached response costs.
 */
export function createSecurityHeaders({
  isHttps,
  paymentUrl,
  counting,
}: {
  isHttps: boolean
  paymentUrl?: string | undefined
  counting: readonly string[]
}): HeadersFor {
  const forData = dataHeaders(isHttps)
  const paymentOrigin = paymentUrl === undefined ? '' : new URL(paymentUrl).origin
  const headersOfPages = (hosts: readonly string[], records = false) => ({
    ...onPages,
    ...(records && withMicrophone),
    ...transportOf(isHttps),
    'content-security-policy': pagePolicy(paymentOrigin, hosts, records),
  })
  const forPages = headersOfPages(counting)
  // No third-party script runs where a URL holds a token, whatever the visitor has agreed to.
  const forTokenPages = headersOfPages([])
  // Nor where the microphone is open.
  const forRecording = headersOfPages([], true)
  return (url) => {
    if (url.startsWith('/api/')) return forData
    if (isTokenPage(url)) return forTokenPages
    return usesMicrophone(url.split('?', 1)[0] ?? '') ? forRecording : forPages
  }
}

/** Sets the security headers of every response of a route, and of those that are not found. */
export function addSecurityHeaders(app: FastifyInstance, headersFor: HeadersFor): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url))
    done()
  })
}
