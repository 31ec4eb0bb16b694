import { expect, test } from 'vitest'
import { setUpPortal } from '../testing/set-up-portal.ts'

const portal = setUpPortal()

test('the sitemap lists the public pages, and robots.txt names it', async () => {
  const sitemap = await portal.call('GET', '/sitemap.xml')
  const paths = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(paths).toContain('/about')
  expect(paths).toContain('/login')
  expect(paths).not.toContain('/resources')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  const robots = await portal.call('GET', '/robots.txt')
  expect(robots.body).toContain(`Sitemap: ${portal.deps.config.publicUrl}/sitemap.xml`)
})

test('pages that are not public ask not to be indexed', async () => {
  const robotsOf = async (path: string) => (await portal.call('GET', path)).headers['x-robots-tag']
  expect(await robotsOf('/about')).toBeUndefined()
  expect(await robotsOf('/resources')).toBe('noindex')
  expect(await robotsOf('/reset-password?token=x')).toBe('noindex')
})
