import type { FastifyInstance } from 'fastify'
import { viewBrand } from '#contract/brand.ts'
import { serve } from '../../http/serve.ts'
import type { BrandInUse } from './service.ts'

export function brandRoutes(app: FastifyInstance, brand: () => Promise<BrandInUse>): void {
  serve(app, viewBrand, async () => (await brand()).answer)

  // The page links this, so that the first paint already has the sponsor's colours.
  app.get('/brand.css', async (request, reply) => {
    const { css, cssVersion } = await brand()
    reply.header('cache-control', 'public, no-cache').header('etag', `"${cssVersion}"`)
    if (request.headers['if-none-match'] === `"${cssVersion}"`) return reply.code(304).send()
    return reply.type('text/css; charset=utf-8').send(css)
  })
}
