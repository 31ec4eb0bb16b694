import type { FastifyInstance } from 'fastify'
import { CachedResponse } from '../../../http/cached-response.ts'
import type { BrandInUse } from '../service.ts'
import { drawFavicon, drawIcon, iconSvg, icons, webManifest } from './icons.ts'

/** What browsers and devices ask for by name, drawn from the brand: icons, and the manifest of the installed app. */
export function iconRoutes(app: FastifyInstance, brand: () => BrandInUse | Promise<BrandInUse>): void {
  function serveDrawn(path: string, type: string, draw: (brand: BrandInUse) => Promise<Buffer> | Buffer): void {
    const drawn = new Map<string, CachedResponse>()
    app.get(path, async (request, reply) => {
      const inUse = await brand()
      const key = `${inUse.cssVersion} ${inUse.details.app_name}`
      const answer = drawn.get(key) ?? new CachedResponse(await draw(inUse))
      // Only the brand in use is asked for.
      drawn.clear()
      drawn.set(key, answer)
      reply.headers({ 'cache-control': 'public, no-cache', etag: answer.etag })
      if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
      return reply.type(type).send(answer.body)
    })
  }
  for (const [path, icon] of Object.entries(icons)) {
    serveDrawn(path, 'image/png', ({ details }) => drawIcon(details.primary_color, icon))
  }
  serveDrawn('/favicon.ico', 'image/x-icon', ({ details }) => drawFavicon(details.primary_color))
  serveDrawn('/icon.svg', 'image/svg+xml; charset=utf-8', ({ details }) =>
    Buffer.from(iconSvg(details.primary_color, 'rounded')),
  )
  serveDrawn('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', ({ details }) =>
    Buffer.from(JSON.stringify(webManifest(details))),
  )
}
