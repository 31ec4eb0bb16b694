import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

test('visitors who open the home page are redirected to the log-in', async () => {
  const portal = await buildTestApp()
  const home = await portal.call('GET', '/')
  expect([home.statusCode, home.headers.location, home.headers['cache-control']]).toEqual([302, '/login', 'no-store'])
  const wanted = await portal.call('GET', '/?from=poster')
  expect(wanted.headers.location).toBe('/login?next=%2F%3Ffrom%3Dposter')
  await portal.close()
})

test('a provider of analytics is allowed and named only where one is configured', async () => {
  const plain = await buildTestApp()
  const counting = await buildTestApp({
    environment: { ANALYTICS_ID: 'G-SAMPLE', ANALYTICS_URL: 'https://analytics.example/count.js?a=1&b="2"' },
  })
  const pages = await Promise.all([plain, counting].map((portal) => portal.call('GET', '/login')))
  const [without, withOne] = pages.map(({ headers }) => String(headers['content-security-policy']))
  expect(without).not.toContain('analytics')
  expect(without).not.toContain('script-src')
  expect(withOne).toContain("script-src 'self' https://analytics.example;")
  expect(withOne).toContain("connect-src 'self' https://analytics.example;")
  expect(withOne).toMatch(/trusted-types .* analytics$/)
  expect(pages[0]?.body).not.toContain('name="analytics"')
  expect(pages[1]?.body).toContain(
    'data-id="G-SAMPLE" data-script="https://analytics.example/count.js?a=1&amp;b=%222%22"',
  )
  await plain.close()
  await counting.close()
})
