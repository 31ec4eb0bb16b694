import type { FastifyInstance } from 'fastify'
import * as mailbox from '#contract/mailbox.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { chooseMails } from './choose-mails.ts'

/** The most bytes of what a mail program posts: one field, which is not read. */
const bodyLimit = 16_384

export function unsubscribingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, mailbox.chooseMails, ({ by, body }) => chooseMails(deps, by, body))

  // One-click unsubscribing, by a mail program or its provider: no cookie, no page, and any form of the body (RFC 8058).
  void app.register((mailPrograms, _options, ready) => {
    mailPrograms.removeAllContentTypeParsers()
    mailPrograms.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => done(null))
    mailPrograms.post<{ Querystring: { token?: unknown } }>(mailbox.unsubscribePath, async (request, reply) => {
      const { token } = request.query
      const by = { userId: null, ip: request.ip }
      await chooseMails(deps, by, { token: typeof token === 'string' ? token : '', choice: 'stop' })
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('You are unsubscribed.')
    })
    ready()
  })
}
