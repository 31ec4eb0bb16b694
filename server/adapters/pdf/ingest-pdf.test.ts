import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startPdfProcesses } from '../../testing/pdfs-here.ts'
import { ingestBytes, openBytes } from './testing/from-bytes.ts'
import { makePdf, makeTaggedPdf } from './testing/make-pdf.ts'

startPdfProcesses()

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

test.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
  'takes a PDF %s that restricts printing but opens without a password, with all it says and shows',
  async (pdfVersion) => {
    const options = { pdfVersion, lang: 'en-GB', info: { Title: 'The kite' } }
    const draw = (document: PDFKit.PDFDocument) =>
      void document.fontSize(40).text('Temi flies', 60, 60).rect(300, 200, 200, 100).fill('#b00')
    const [open, restricted] = [
      await makePdf(draw, options),
      await makePdf(draw, { ...options, ownerPassword: 'pass', permissions: {} }),
    ]
    expect(Buffer.from(restricted).includes('/Encrypt')).toBe(true)
    const ingested = await ingestBytes(restricted)
    expect(ingested.inspection).toMatchObject({ title: 'The kite', pageCount: 1 })
    expect(ingested.pdf.includes('/Encrypt')).toBe(false)
    const page = await (await openBytes(ingested.pdf)).getPage(1)
    expect((await page.getTextContent()).items).toMatchObject([{ str: 'Temi flies' }])
    expect(ingested.cover.large.equals((await ingestBytes(open)).cover.large)).toBe(true)
  },
)

test('active content of a restricted PDF is removed too', async () => {
  const restricted = await makePdf(
    (document) => {
      document.text('Temi').link(0, 0, 50, 50, 'javascript:alert(1)')
      document.file(Buffer.from('MZ'), { name: 'x.exe' })
    },
    { ownerPassword: 'pass' },
  )
  const { dropped, pdf: stored } = await ingestBytes(restricted)
  expect(new Set(dropped)).toEqual(new Set(['action', 'attachment']))
  expect(stored.includes('x.exe')).toBe(false)
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
