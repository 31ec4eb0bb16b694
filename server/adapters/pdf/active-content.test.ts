import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { ingestBytes, openBytes } from './testing/from-bytes.ts'
import { makeActivePdf, writePdf } from './testing/make-active-pdf.ts'
import { makeTaggedPdf } from './testing/make-pdf.ts'
import { holdsAnythingActive } from './worker/every-object.ts'

/** Every object of a PDF as text, referenced or not. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n')
}

const active =
  /JavaScript|\/JS|app\.alert|\/Launch|SubmitForm|ImportData|GoTo[RE]|\/AA|EmbeddedFile|RichMedia|Rendition|XFA|Collection|\.exe|MZ-this|javascript:|file:|evil\.example|Hidden/

test('scripts, actions, attachments and media are gone; links, outline, tags and text stay', async () => {
  const { pdf, dropped } = await ingestBytes(makeActivePdf())
  expect(new Set(dropped)).toEqual(new Set(['action', 'attachment', 'media', 'script']))
  // Names that only look active: those of fonts and of a structure type.
  const harmless = /\/(AA|JS) 7 0 R|\/AA 20 Tf|\/Launch \/H1|\/S \/Launch\s+\/P/g
  expect(active.exec((await textOf(pdf)).replaceAll(harmless, ''))?.[0]).toBeUndefined()

  const document = await openBytes(pdf)
  expect(await document.getJSActions()).toBeNull()
  expect(await document.getAttachments()).toBeNull()
  expect(await document.getOpenAction()).toBeNull()
  const page = await document.getPage(1)
  expect(await page.getJSActions()).toBeNull()
  const annotations = (await page.getAnnotations()) as {
    subtype: string
    url?: string
    dest?: unknown
    unsafeUrl?: string
  }[]
  expect(annotations.flatMap(({ url }) => url ?? [])).toEqual([
    'https://bookshelf.example/kites',
    'mailto:office@bookshelf.example',
  ])
  expect(annotations.filter(({ dest }) => dest)).toHaveLength(2)
  expect(annotations.filter(({ unsafeUrl, url }) => unsafeUrl && !url)).toEqual([])
  expect(new Set(annotations.map(({ subtype }) => subtype))).toEqual(new Set(['Link', 'Widget']))
  expect((await document.getOutline()).map(({ title }) => title)).toEqual(['The kite'])
  expect(JSON.stringify(await page.getStructTree())).toContain('"role":"H1"')
  const { items } = await page.getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toBe('Kites')
})

test('a signed PDF is stored unchanged if nothing in it is active, and refused otherwise', async () => {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Annots[4 0 R]>>'
  const signed = (catalog: string, ...objects: string[]) =>
    writePdf([
      `<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[4 0 R]>>${catalog}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      page,
      '<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature)/Rect[0 0 9 9]/P 3 0 R/V 5 0 R>>',
      '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 1 2 3]/Contents<00>>>',
      ...objects,
    ])
  const clean = signed('')
  expect((await ingestBytes(clean)).pdf.equals(clean)).toBe(true)
  const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
  await expect(ingestBytes(signed('/OpenAction 6 0 R', script))).rejects.toMatchObject({ reason: 'active' })
  // Also if nothing seems to reference it: a reader may use another cross-reference table.
  await expect(ingestBytes(signed('', script))).rejects.toMatchObject({ reason: 'active' })
})

test('an older version of an object counts if the bytes are stored unchanged', async () => {
  const plain = await makeTaggedPdf()
  expect(await holdsAnythingActive(plain)).toBe(false)
  const earlier = Buffer.from('%PDF-1.7\n1 0 obj\n<</S/GoToR/F(//evil.example/x.pdf)>>\nendobj\n')
  expect(await holdsAnythingActive(Buffer.concat([earlier, plain]))).toBe(true)
})
