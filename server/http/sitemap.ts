import type { FastifyInstance } from 'fastify'
import { publicPages } from '#contract/pages.ts'
import type { Config } from '../config/config.ts'

/** For search engines: `/robots.txt` names `/sitemap.xml`, which lists the public pages. */
export function addSitemap(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const urls = publicPages.map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`)
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`
  app.get('/sitemap.xml', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(sitemap),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
}
