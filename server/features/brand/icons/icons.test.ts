import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { defaultBrand } from '../default-brand.ts'

const portal = setUpPortal()

const get = (path: string, headers = {}) => portal.call('GET', path, { headers })

test('the manifest lists existing icons with their real sizes', async () => {
  const manifest = (await get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Enterprise Bookshelf', start_url: '/', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const { statusCode, rawPayload, headers } = await get(src)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    const { width, height } = await sharp(rawPayload).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
})

test.each(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/icons/badge.png'])('serves %s', async (path) => {
  const first = await get(path)
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toMatch(/^image\//)
  const again = await get(path, { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('another sponsor’s colour changes the icons at once', async () => {
  const before = await get('/icons/192.png')
  const brand = { ...defaultBrand(portal.deps.config, { introduction: null, sponsorLetter: null }), app_name: 'Other' }
  await portal.deps.db
    .insertInto('brand')
    .values({ details: JSON.stringify({ ...brand, primary_color: '#8a1c5b' }) })
    .execute()
  await portal.deps.changes.catchUp()
  const after = await get('/icons/192.png')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect((await get('/manifest.webmanifest')).json().name).toBe('Other')
})
