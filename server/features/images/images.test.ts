import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createActor } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'
import { runJob } from '../../testing/run-job.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps)).key
})
beforeEach(() => portal.deps.pool.query('delete from rate_limits').then(() => undefined))

const upload = (bytes: Buffer | string, as: string | undefined = key, field = 'image') =>
  portal.call('POST', '/api/images/upload', { key: as, ...form(field, bytes) })

const plain = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: '#1f4d46' } })

/** An incompressible image, to reach a given size in bytes. */
const noisy = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

const stored = () => portal.deps.files.list('images')

/** A black one-bit PNG of this many pixels a side: tiny until it is decoded. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(type), data])
    const tail = Buffer.alloc(4)
    tail.writeUInt32BE(crc32(body))
    return Buffer.concat([head, body, tail])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a %s becomes a small WebP under a random name',
  async (format) => {
    const answer = await upload(await plain(2000, 1000).toFormat(format).toBuffer())
    expect(answer.statusCode).toBe(200)
    const { image } = answer.json().data
    expect(image).toMatch(/^\/api\/images\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    const picture = await portal.call('GET', image)
    expect(picture.statusCode).toBe(200)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 512 })
  },
)

test('a JPEG in the colours of a print shop has those of a screen', async () => {
  const logo = await plain().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
  expect((await sharp(logo).metadata()).space).toBe('cmyk')
  const { rawPayload } = await portal.call('GET', (await upload(logo)).json().data.image)
  expect((await sharp(rawPayload).metadata()).space).toBe('srgb')
  const [red = 0, green = 0, blue = 0] = await sharp(rawPayload).raw().toBuffer()
  // The two spaces do not hold the same colours.
  for (const [is, was] of [
    [red, 0x1f],
    [green, 0x4d],
    [blue, 0x46],
  ] as const)
    expect(Math.abs(is - was)).toBeLessThan(40)
})

test('a photo is turned upright and loses its time and place', async () => {
  const exif = { IFD0: { Copyright: 'Ada Birch' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  const photo = await plain(400, 100).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Ada Birch')
  const { image } = (await upload(photo)).json().data
  const { rawPayload } = await portal.call('GET', image)
  const metadata = await sharp(rawPayload).metadata()
  expect(metadata).toMatchObject({ width: 100, height: 400 })
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(rawPayload.toString('latin1')).not.toContain('Ada Birch')
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a PDF', '%PDF-1.7\n1 0 obj'],
])('an image that is also %s is stored as an image only', async (_name, rest) => {
  const bytes = Buffer.concat([await plain().png().toBuffer(), Buffer.from(rest)])
  const { statusCode, rawPayload } = await portal.call('GET', (await upload(bytes)).json().data.image)
  expect(statusCode).toBe(200)
  expect((await sharp(rawPayload).metadata()).format).toBe('webp')
  expect(rawPayload.toString('latin1')).not.toContain(rest)
})

const unreadable = 'Unable to upload your image'

test.each<[string, () => Promise<Buffer | string>, number, string]>([
  ['SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 422, unreadable],
  ['HTML with a name ending in .png', async () => '<!doctype html><script>alert(1)</script>', 422, unreadable],
  ['TIFF', () => plain().tiff().toBuffer(), 422, unreadable],
  ['only the beginning of a PNG', async () => (await noisy(200).png().toBuffer()).subarray(0, 20_000), 422, unreadable],
  ['a truncated JPEG', async () => (await noisy(200).jpeg().toBuffer()).subarray(0, 9_000), 422, unreadable],
  ['a truncated WebP', async () => (await noisy(200).webp().toBuffer()).subarray(0, 9_000), 422, unreadable],
  ['a signature and noise', async () => `\x89PNG\r\n\x1a\n${'x'.repeat(5000)}`, 422, unreadable],
  [
    '31 KB that decode to 16000 × 16000',
    async () => bomb(16_000),
    422,
    'This picture has too many pixels. Make it smaller, to 5,000 × 5,000 at most, and choose it again.',
  ],
  ['6 MB', () => noisy(1450).png().toBuffer(), 413, 'This picture is too large. Use one under 5 MB.'],
  ['nothing', async () => '', 422, 'Choose a picture first.'],
])('%s gets a sentence, and nothing is stored', async (name, make, status, sentence) => {
  const bytes = Buffer.from(await make())
  if (name === '6 MB') expect(bytes.length).toBeGreaterThan(6_000_000)
  if (name.startsWith('31 KB')) expect(bytes.length).toBeLessThan(32_000)
  const before = await stored()
  const answer = await upload(bytes)
  expect([answer.statusCode, answer.json().message]).toEqual([status, sentence])
  expect(await stored()).toEqual(before)
})

const start = (text: string) => Buffer.from(text, 'latin1')

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['HEIC', () => start('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /^This is a HEIC picture.* export it as JPEG/],
  ['AVIF brands round something else', () => start('\0\0\0\x18ftypavif\0\0\0\0mif1heic'), /^This AVIF is damaged/],
  ['TIFF', () => plain().tiff().toBuffer(), /^The format of this picture is TIFF.* save it as PNG, JPEG/],
  ['SVG', () => start('<?xml version="1.0"?>\n<!-- a logo -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'), /is SVG\./],
  ['a PDF', () => start('%PDF-1.7\n1 0 obj'), /^This file is a PDF\./],
  ['a film', () => start('\0\0\0\x14ftypqt  \0\0\0\0'), /^This file is a film\./],
  ['a Word file', () => start('PK\x03\x04\x14\0'), /^This file is a document/],
  ['half a JPEG', async () => (await noisy(200).jpeg().toBuffer()).subarray(0, 9_000), /^This JPEG is damaged/],
  ['a text', () => start('Temi'), /^This file is not a picture that can be read here\./],
])('the field says what %s is, and what to do', async (_name, make, sentence) => {
  const answer = (await upload(await make())).json()
  expect([answer.message, answer.errors.image]).toEqual([unreadable, expect.stringMatching(sentence)])
  expect(answer.errors.image).toMatch(/save it as|[Cc]hoose/)
})

test.each([false, true])('a JPEG without its end marker is taken, progressive: %s', async (progressive) => {
  const whole = await noisy(200).jpeg({ progressive }).toBuffer()
  for (const missing of [1, 2])
    expect((await upload(whole.subarray(0, whole.length - missing))).statusCode, String(missing)).toBe(200)
  // One row of blocks less is a damaged picture.
  expect((await upload(whole.subarray(0, whole.length - 900))).statusCode).toBe(422)
})

test('of an animated GIF the first picture is taken', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(gif).metadata()).pages).toBe(2)
  const { rawPayload } = await portal.call('GET', (await upload(gif)).json().data.image)
  const [red, , blue] = await sharp(rawPayload).raw().toBuffer()
  expect([(red ?? 0) > 240, (blue ?? 255) < 15]).toEqual([true, true])
})

test.each<[string, { headers?: Record<string, string>; body?: unknown }, string]>([
  ['another field', form('logo', 'x'), 'image/no-file'],
  ['a field that is no file', form('image', 'x', { isFile: false }), 'image/no-file'],
  ['JSON', { body: { image: 'x' } }, 'image/no-file'],
  ['a form without an end', cut(form('image', 'x'.repeat(100))), 'request/malformed'],
  [
    'a form without a boundary',
    { ...form('image', 'x'), headers: { 'content-type': 'multipart/form-data' } },
    'request/malformed',
  ],
  ['no form at all', { body: 'x', headers: form('image', 'x').headers }, 'request/malformed'],
  ['a field called __proto__', form('__proto__', 'x'), 'request/malformed'],
])('%s is a refusal, not a fault', async (_name, call, code) => {
  const answer = await portal.call('POST', '/api/images/upload', { key, ...call })
  expect([answer.json().code, answer.statusCode < 500]).toEqual([code, true])
})

function cut({ body, headers }: ReturnType<typeof form>) {
  return { body: body.subarray(0, body.length - 60), headers }
}

test('visitors may upload five an hour from one IP address, for the logo of the sign-up form', async () => {
  const logo = await plain(200, 200).png().toBuffer()
  const send = () => portal.call('POST', '/api/images/upload', form('image', logo))
  for (let time = 0; time < 5; time++) expect((await send()).statusCode).toBe(200)
  expect((await send()).statusCode).toBe(429)
  expect((await upload(logo)).statusCode).toBe(200)
})

test('unused images are deleted after a day, used ones stay', async () => {
  const { db } = portal.deps
  const send = async () => (await upload(await plain().png().toBuffer())).json().data.image as string
  const [unused, used, fresh] = [await send(), await send(), await send()]
  const idOf = (image: string) => image.slice(image.lastIndexOf('/') + 1)
  await db.updateTable('images').set({ isUsed: true }).where('id', '=', idOf(used)).execute()
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  await db
    .updateTable('images')
    .set({ createdAt: longAgo })
    .where('id', 'in', [idOf(unused), idOf(used)])
    .execute()
  await runJob(portal, 'delete-unused-images')
  const statuses = []
  for (const image of [unused, used, fresh]) statuses.push((await portal.call('GET', image)).statusCode)
  expect(statuses).toEqual([404, 200, 200])
})

test.each(['1', '..%2F..%2Fetc%2Fpasswd', '00000000-0000-4000-8000-000000000000'])('no image %s', async (id) => {
  expect((await portal.call('GET', `/api/images/${id}`)).statusCode).toBe(404)
})
