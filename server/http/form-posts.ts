import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type * as z from 'zod/mini'
import { login, requestPasswordReset } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { sendDataRequest, sendMessage } from '#contract/enquiries.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { hiddenFieldName } from '#contract/inbox.ts'
import { samesitePath } from '#contract/wanted-path.ts'
import type { Config } from '../config/config.ts'
import { Failure } from '../failure.ts'
import { sendHtml } from './html-response.ts'
import { networkOf } from './network.ts'
import type { ServerRendering } from './server-rendering.ts'

interface PageForm {
  endpoint: Endpoint
  /** Where the browser goes once the form has been accepted. */
  done: (url: URL) => string
  /** The name of a field's control on the page, where it is not the field's own. */
  controls?: Record<string, string>
}

/** The public pages whose form works without JavaScript. */
const forms: Record<string, PageForm> = {
  '/login': { endpoint: login, done: (url) => samesitePath(url.searchParams.get('next')) },
  '/forget-password': { endpoint: requestPasswordReset, done: () => '/forget-password?sent' },
  '/contact': { endpoint: sendMessage, done: () => '/contact?sent', controls: { website: hiddenFieldName } },
  '/data-requests': {
    endpoint: sendDataRequest,
    done: () => '/data-requests?sent',
    controls: { website: hiddenFieldName },
  },
}

/**
 * How many refused forms of a network are answered with a page in a minute. Rendering one takes about 20 ms of the
 * processor. Beyond that the network gets the bare refusal.
 */
const refusedPages = { points: 30, duration: 60 }

/** The most bytes of a form: the longest message, with every character encoded, and the other fields. */
const bodyLimit = 65_536

/** The fields of the endpoint, and nothing else that was posted. Browsers end lines with CR LF, scripts with LF. */
function fieldsOf({ endpoint, controls }: PageForm, posted: URLSearchParams): Record<string, string> {
  const schema = (endpoint.body ?? endpoint.query) as z.ZodMiniObject | undefined
  return Object.fromEntries(
    Object.keys(schema?.shape ?? {}).flatMap((name) => {
      const value = posted.get(controls?.[name] ?? name)
      return value === null ? [] : [[name, value.replaceAll('\r\n', '\n')]]
    }),
  )
}

/**
 * Accepts the forms of public pages by a plain POST to the page's own path. The endpoint decides, with its schema, limits and
 * errors; a refused form is answered with the page, what was typed except passwords, and the errors. `Origin` is required, and
 * has to be ours. No cookie reaches the endpoint but the one that says which accounts this browser has signed in to.
 */
export async function addFormPosts(
  app: FastifyInstance,
  { config, rendering }: { config: Config; rendering: ServerRendering },
): Promise<void> {
  const limiter = new RateLimiterMemory(refusedPages)
  const mayRenderFor = (ip: string) =>
    limiter.consume(networkOf(ip)).then(
      () => true,
      () => false,
    )

  function callEndpoint(request: FastifyRequest, { endpoint }: PageForm, values: Record<string, string>) {
    const { cookie = '', 'user-agent': userAgent = '' } = request.headers
    const { device } = config.cookies
    const known = app.parseCookie(cookie)[device]
    return app.inject({
      method: endpoint.method,
      url: endpoint.body ? endpoint.path : `${endpoint.path}?${new URLSearchParams(values)}`,
      ...(endpoint.body && { payload: values }),
      remoteAddress: request.ip,
      headers: { host: new URL(config.publicUrl).host, 'user-agent': userAgent },
      ...(known && { cookies: { [device]: known } }),
    })
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, form: PageForm): Promise<FastifyReply> {
    const values = fieldsOf(form, new URLSearchParams((request.body as string | undefined) ?? ''))
    const response = await callEndpoint(request, form, values)
    reply.header('cache-control', 'no-store')
    const { 'set-cookie': cookies, 'retry-after': retryAfter } = response.headers
    if (cookies) reply.header('set-cookie', cookies)
    if (response.statusCode < 300) return reply.redirect(form.done(new URL(request.url, config.publicUrl)), 303)
    const { message, errors: atFields = {} } = response.json<ErrorBody>()
    const { password: _, ...typed } = values
    const errors = Object.keys(atFields).length > 0 ? atFields : { form: message }
    const posted = { path: form.endpoint.path, values: typed, errors }
    const page = (await mayRenderFor(request.ip)) ? await rendering.render(request.url, posted) : null
    reply.code(response.statusCode)
    if (retryAfter) reply.header('retry-after', retryAfter)
    // Without a page the refusal itself still says that the form was not accepted.
    if (!page) return reply.type('application/json; charset=utf-8').send(response.body)
    return sendHtml(request, reply, page, true)
  }

  await app.register((pages, _options, ready) => {
    // Elsewhere a request may leave it out: here no anti-forgery token can take its place.
    pages.addHook('onRequest', (request, _reply, done) => {
      done(request.headers.origin === undefined ? new Failure('request/foreign-origin') : undefined)
    })
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    )
    for (const [path, form] of Object.entries(forms)) pages.post(path, (request, reply) => answer(request, reply, form))
    ready()
  })
}
