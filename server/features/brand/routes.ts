import type { FastifyInstance } from 'fastify'
import { viewBrand } from '#contract/brand.ts'
import * as editing from '#contract/brand-editing.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { Shelf } from '../resources/service.ts'
import { editedBrand, saveBrand } from './edit-brand.ts'
import { previewPalette } from './preview-palette.ts'
import type { FindBrand } from './service.ts'

export function brandRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf, brand: FindBrand): void {
  serve(app, viewBrand, () => {
    const found = brand()
    return found instanceof Promise ? found.then(({ answer }) => answer) : found.answer
  })

  serve(app, editing.editBrand, () => editedBrand(deps, shelf))
  serve(app, editing.saveBrand, ({ body, by }) => saveBrand(deps, shelf, by, body))
  serve(app, editing.previewPalette, ({ query }) => previewPalette(query.primary_color))

  // The page links to this, so that the first paint already has the sponsor's colours.
  app.get('/brand.css', async (request, reply) => {
    const { css, cssVersion } = await brand()
    reply.header('cache-control', 'public, no-cache').header('etag', `"${cssVersion}"`)
    if (request.headers['if-none-match'] === `"${cssVersion}"`) return reply.code(304).send()
    return reply.type('text/css; charset=utf-8').send(css)
  })
}
