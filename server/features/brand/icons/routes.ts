import type { FastifyInstance } from 'fastify'
import { CachedResponse } from '../../../http/cached-response.ts'
import type { BrandInUse, FindBrand } from '../service.ts'
import { iconSvg, icons, renderFavicon, renderIcon, webManifest } from './icons.ts'

/** Files that browsers request by name, rendered from the brand: icons and the web app manifest. */
export function iconRoutes(app: FastifyInstance, brand: FindBrand): void {
  function serveRendered(path: string, type: string, render: (brand: BrandInUse) => Promise<Buffer> | Buffer): void {
    const rendered = new Map<string, CachedResponse>()
    app.get(path, async (request, reply) => {
      const inUse = await brand()
      const key = `${inUse.cssVersion} ${inUse.details.app_name}`
      const answer = rendered.get(key) ?? new CachedResponse(await render(inUse))
      // Only icons of the current brand are requested.
      rendered.clear()
      rendered.set(key, answer)
      reply.headers({ 'cache-control': 'public, no-cache', etag: answer.etag })
      if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
      return reply.type(type).send(answer.body)
    })
  }
  for (const [path, icon] of Object.entries(icons)) {
    serveRendered(path, 'image/png', ({ details }) => renderIcon(details.primary_color, icon))
  }
  serveRendered('/favicon.ico', 'image/x-icon', ({ details }) => renderFavicon(details.primary_color))
  serveRendered('/icon.svg', 'image/svg+xml; charset=utf-8', ({ details }) =>
    Buffer.from(iconSvg(details.primary_color, 'rounded')),
  )
  serveRendered('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', ({ details }) =>
    Buffer.from(JSON.stringify(webManifest(details))),
  )
}
