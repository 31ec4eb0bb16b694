import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ingestBytes } from './testing/from-bytes.ts'
import { makePdf, makeTaggedPdf } from './testing/make-pdf.ts'

const sound = await makeTaggedPdf()

const pdf = (...objects: string[]) =>
  Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer<</Root 1 0 R/Size 9>>\n%%EOF`)

const unreadable: [string, string, Buffer][] = [
  ['nothing', 'not-a-pdf', Buffer.alloc(0)],
  [
    'a picture renamed',
    'not-a-pdf',
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ],
  [
    'a password to open it',
    'encrypted',
    await makePdf((document) => document.text('Secret'), { userPassword: 'pass' }),
  ],
  ['restrictions only', 'encrypted', await makePdf((document) => document.text('Secret'), { ownerPassword: 'pass' })],
  [
    'no pages',
    'no-pages',
    pdf('1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj', '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj'),
  ],
  [
    'a page tree that turns in a circle',
    'damaged',
    pdf('1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj', '2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj'),
  ],
  ['cut in the middle', 'damaged', sound.subarray(0, sound.length / 2)],
  [
    'noise after a good start',
    'damaged',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'x\u0000<<[(')]),
  ],
]

test.for(unreadable)('refuses a PDF with %s: %s', async ([, reason, bytes]) => {
  await expect(ingestBytes(bytes)).rejects.toMatchObject({ name: 'UnreadablePdf', reason })
})

test('returns the title, the number of pages and their aspect', async () => {
  const { inspection } = await ingestBytes(sound)
  expect(inspection).toEqual({ pageCount: 2, aspect: 1.5, title: 'The kite' })
})

test('ignores rubbish before the PDF header', async () => {
  const { inspection } = await ingestBytes(Buffer.concat([Buffer.from('\r\n\r\n'), sound]))
  expect(inspection).toMatchObject({ pageCount: 2 })
})

test('renders a cover in two widths', async () => {
  const { small, large } = (await ingestBytes(sound)).cover
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 })
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 960, height: 640 })
})
