import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { login, requestPasswordReset } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { sendMessage } from '#contract/enquiries.ts'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import { sendHtml } from './html-response.ts'
import type { ServerRendering } from './server-rendering.ts'

/** The public pages with a form that works without JavaScript: its endpoint, and where a visitor arrives afterwards. */
const forms: Record<string, { endpoint: Endpoint; done: (url: URL) => string }> = {
  '/login': { endpoint: login, done: (url) => nextPath(url) },
  '/forget-password': { endpoint: requestPasswordReset, done: () => '/forget-password?sent' },
  '/contact': { endpoint: sendMessage, done: () => '/contact?sent' },
}

/** Where the log-in leads on to: a path of this site, nothing that could lead elsewhere. */
function nextPath(url: URL): string {
  const wanted = new URL(url.searchParams.get('next') ?? '/', url)
  return wanted.origin === url.origin && !wanted.pathname.startsWith('//') ? wanted.pathname + wanted.search : '/'
}

/**
 * Accepts the forms of public pages by a plain POST to the page's own address. The endpoint decides, with its schema, limits
 * and errors; a refused form is answered with the page, what was typed but for passwords, and the errors. Only requests that
 * say they come from a page of ours are accepted.
 */
export async function addFormPosts(
  app: FastifyInstance,
  { config, rendering }: { config: Config; rendering: ServerRendering },
): Promise<void> {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.headers.origin === undefined) throw new Failure('request/foreign-origin')
    const url = new URL(request.url, config.publicUrl)
    const form = forms[url.pathname]
    if (!form) return reply.redirect(request.url, 303)
    const { endpoint, done } = form
    const values = request.body as Record<string, string>
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.body ? endpoint.path : `${endpoint.path}?${new URLSearchParams(values)}`,
      ...(endpoint.body && { payload: values }),
      remoteAddress: request.ip,
      headers: { host: new URL(config.publicUrl).host, 'user-agent': request.headers['user-agent'] ?? '' },
    })
    if (response.statusCode < 300) {
      const cookies = response.headers['set-cookie']
      if (cookies) reply.header('set-cookie', cookies)
      return reply.header('cache-control', 'no-store').redirect(done(url), 303)
    }
    const { message, fields = {} } = response.json<{ message: string; fields?: Record<string, string> }>()
    const { password: _, ...typed } = values
    const errors = Object.keys(fields).length > 0 ? fields : { form: message }
    const page = await rendering.render(request.url, { path: endpoint.path, values: typed, errors })
    if (!page) return reply.redirect(request.url, 303)
    return sendHtml(request, reply.code(response.statusCode), page, true)
  }
  await app.register((pages, _options, ready) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const path of Object.keys(forms)) pages.post(path, answer)
    ready()
  })
}
