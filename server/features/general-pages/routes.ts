import type { FastifyInstance } from 'fastify'
import * as pages from '#contract/general-pages.ts'
import { serve } from '../../http/serve.ts'
import type { Pages } from './service.ts'

export function pageRoutes(app: FastifyInstance, general: Pages): void {
  serve(app, pages.viewPage, ({ params }) => general.answerFor(params.name))
  serve(app, pages.listPages, () => general.list())
  serve(app, pages.editPage, ({ params }) => general.edit(params.name))
  serve(app, pages.viewPageVersion, ({ params }) => general.version(params.name, params.version))
  serve(app, pages.previewPage, async ({ body }) => ({ details: await general.preview(body.source) }))
  serve(app, pages.signPage, ({ params, body: { signed_by: signedBy, version }, by }) =>
    general.sign(by, params.name, { signedBy, version }),
  )
  serve(app, pages.savePage, ({ params, body, by }) => general.save(by, params.name, body))
}
