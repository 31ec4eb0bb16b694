import type { FastifyInstance } from 'fastify'
import { isTokenPage } from '#contract/token-pages.ts'

/**
 * What a page of ours may load and do, and that nobody may frame it. `paymentOrigin`: where forms may go besides, because
 * people pay there, or `""`. `counting`: hosts of analytics, where there are any.
 */
function pagePolicy(paymentOrigin: string, counting: readonly string[]): string {
  const hosts = counting.map((host) => ` ${host}`).join('')
  return [
    "default-src 'self'",
    `img-src 'self' blob: data:${hosts}`,
    ...(hosts ? [`script-src 'self'${hosts}`, `connect-src 'self'${hosts}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${paymentOrigin}`.trimEnd(),
    "require-trusted-types-for 'script'",
    // The policies that our pages make: for the addresses of what they start, and for texts that the server sanitised.
    `trusted-types pdf-worker service-worker rich-text${hosts && ' analytics'}`,
  ].join('; ')
}

/** Data is no page: whoever opens it as one gets nothing that runs. */
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

const transportOf = (isHttps: boolean) =>
  isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

/** The headers of every answer that is data. */
const dataHeaders = (isHttps: boolean): Record<string, string> => ({
  ...everywhere,
  ...transportOf(isHttps),
  'content-security-policy': dataPolicy,
})

/** The security headers of the answer to a URL's path. */
export type HeadersFor = (url: string) => Record<string, string>

/**
 * They are the same objects each time, and data gets the few that mean something for data: a plugin that builds all of
 * them for each request costs a third of what a cached response does.
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
  const headersOfPages = (hosts: readonly string[]) => ({
    ...onPages,
    ...transportOf(isHttps),
    'content-security-policy': pagePolicy(paymentOrigin, hosts),
  })
  const forPages = headersOfPages(counting)
  // No script of anybody else runs where an address holds a token, whatever the visitor has agreed to.
  const forTokenPages = headersOfPages([])
  return (url) => (url.startsWith('/api/') ? forData : isTokenPage(url) ? forTokenPages : forPages)
}

/** Sets the security headers of every answer that has a route, or is not found. */
export function addSecurityHeaders(app: FastifyInstance, headersFor: HeadersFor): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url))
    done()
  })
}
