import { PDFDocument } from '@cantoo/pdf-lib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Edition, type EditionKind, listEditions, readEdition, uploadEdition } from '#contract/editions.ts'
import { urlFor } from '#contract/endpoint.ts'
import { makePdf } from '../../../adapters/pdf/testing/make-pdf.ts'
import { createActor, createResource, createUpload } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { upsertPage } from '../pages/queries.ts'

/** Starting the worker takes its time on a busy machine. */
const slow = { timeout: 300_000 }

const portal = setUpPortal()
let operator: Awaited<ReturnType<typeof createActor>>
let teacher: Awaited<ReturnType<typeof createActor>>

beforeAll(async () => {
  operator = await createActor(portal.deps, { role: 'admin' })
  teacher = await createActor(portal.deps, { role: 'senior' })
})

const drawn = (sun: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#cfe9f5"/>
      <rect y="430" width="800" height="170" fill="#8cc26b"/><circle cx="650" cy="110" r="60" fill="${sun}"/>
      <path d="M200 470V300L320 200L440 300V470Z" fill="#e76f51" stroke="#111" stroke-width="4"/></svg>`,
    ),
  )
    .webp({ quality: 90 })
    .toBuffer()

/** Soft light and shade without an edge, as in a photograph that is out of focus. */
function photographed(): Promise<Buffer> {
  const [width, height] = [800, 600]
  const rgb = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (const part of [0, 1, 2])
        rgb[(y * width + x) * 3 + part] = 128 + 70 * Math.sin(x / 70 + part) * Math.cos(y / 90 + part / 2)
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer()
}

/** A prepared book with these pictures, and a line below each but the first. */
async function createBook(pictures: Buffer[]) {
  const { db, files } = portal.deps
  const facts = { title: 'Kite', isFree: true, isPrepared: true, pageCount: pictures.length, aspect: 4 / 3 }
  const book = await createResource(portal.deps, facts)
  for (const [index, picture] of pictures.entries()) {
    const number = index + 1
    const text = index === 0 ? [] : [[{ text: `Words of page ${index}`, x: 0.1, y: 0.9, width: 0.5, height: 0.03 }]]
    const wordless = index === 0 ? null : { x: 0, y: 0, width: 1, height: 1 }
    await upsertPage(db, book.id, book.version, { number, alt: `Picture ${number}`, text, wordless })
    await files.put(keys.page(book.version, number, '1600'), picture)
    if (wordless) await files.put(keys.page(book.version, number, 'wordless'), picture)
  }
  return book
}

const read = (id: number, kind: EditionKind, { key } = teacher) =>
  portal.call('GET', urlFor(readEdition, { params: { id, kind } }), { key })
const find = async (id: number, kind: EditionKind, { key } = teacher): Promise<Edition | undefined> =>
  (await portal.call('GET', urlFor(listEditions, { params: { id } }), { key }))
    .json()
    .data.find((one: Edition) => one.kind === kind)
const send = (id: number, kind: EditionKind, bytes: Buffer | string, { key } = operator) =>
  portal.call('POST', urlFor(uploadEdition, { params: { id, kind } }), { key, ...form('edition', bytes) })
const remove = (id: number, kind: EditionKind, { key } = operator) =>
  portal.call('DELETE', urlFor(uploadEdition, { params: { id, kind } }), { key })

test('a drawn book becomes a colouring book; a photograph is left out, and a book of them refused', slow, async () => {
  const [red, yellow, photograph] = [await drawn('#d33'), await drawn('#fd3'), await photographed()]
  const { id } = await createBook([red, yellow, photograph])
  const colouring = await read(id, 'colouring')
  expect(colouring.headers['content-disposition']).toContain('Kite%20%E2%80%93%20colouring%20book.pdf')
  const pdf = await PDFDocument.load(colouring.rawPayload)
  // Two drawings, lying on A4, and what is said of the third.
  expect(pdf.getPages().map((page) => Math.round(page.getWidth()))).toEqual([842, 842, 842])
  expect((await read(id, 'colouring')).rawPayload.equals(colouring.rawPayload)).toBe(true)

  const photographs = await createBook([photograph, photograph])
  const refused = await read(photographs.id, 'colouring')
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Most pictures of this book are photographs or scans, or have too many fine shades to be traced as lines to colour in.',
  ])
  expect(await find(photographs.id, 'colouring')).toMatchObject({ problem: refused.json().message, remedy: '' })
  expect(await find(photographs.id, 'colouring', operator)).toMatchObject({ remedy: expect.stringContaining('upload') })
})

test('a paper with text becomes a Word file with headings and lists, and a scan does not', slow, async () => {
  const plan = { title: 'Our plan', category: 'lesson-plan', isFree: true, pageCount: 1, licence: 'cc-by' as const }
  const { id, version } = await createResource(portal.deps, plan)
  const pdf = await makePdf((document) => {
    document.fontSize(30).text('A lesson about kites', 40, 40, { lineBreak: false })
    for (const [index, line] of ['You need paper and string.', '1. Fold the paper.', '2. Tie the string.'].entries())
      document.fontSize(12).text(line, 40, 120 + index * 40, { lineBreak: false })
  })
  await portal.deps.files.put(keys.pdf(version), pdf)
  const word = await read(id, 'word')
  expect(word.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''Our%20plan.docx`)
  const xml = strFromU8(unzipSync(word.rawPayload)['word/document.xml'] ?? new Uint8Array())
  const paragraphs = xml.split('<w:p>').map((part) => ({ part, text: part.replaceAll(/<[^>]*>/g, '') }))
  const partOf = (text: string) => paragraphs.find((one) => one.text === text)?.part
  expect(partOf('A lesson about kites')).toContain('w:val="Heading1"')
  expect(partOf('You need paper and string.')).not.toMatch(/Heading|numPr/)
  expect(partOf('Fold the paper.')).toContain('<w:numPr>')
  expect(paragraphs.some(({ text }) => text.includes('as long as you name its author'))).toBe(true)

  const scan = await createResource(portal.deps, { ...plan, title: 'A scan' })
  await portal.deps.files.put(
    keys.pdf(scan.version),
    await makePdf((document) => document.rect(20, 20, 300, 200).fill()),
  )
  expect((await read(scan.id, 'word')).json().message).toContain('so we cannot take any words out of it')
})

test(
  'what people have made takes the place of what the portal makes, stays with a new PDF, and can go again',
  slow,
  async () => {
    const { db, files } = portal.deps
    const { id } = await createBook([await drawn('#d33')])
    expect((await send(id, 'text', 'Our own words.')).statusCode).toBe(200)
    expect((await read(id, 'text')).body).toBe('Our own words.')
    expect(await find(id, 'text')).toMatchObject({ bytes: 14, made_by: 'charity', is_older: false, problem: '' })
    const sent = await send(id, 'braille', ',KITE\r\n\f')
    expect(sent.json().data.find(({ kind }: Edition) => kind === 'braille')).toMatchObject({
      made_by: 'charity',
      bytes: 8,
    })
    // A new title has what the portal makes made again, and another file releases the one before.
    await portal.call('PUT', `/api/resources/${id}`, { key: operator.key, body: { title: 'Our kite' } })
    const uploaded = db.selectFrom('editions').select('version').where('kind', '=', 'text').where('resourceId', '=', id)
    const { version: first } = await uploaded.executeTakeFirstOrThrow()
    expect((await send(id, 'text', 'Better words.')).statusCode).toBe(200)
    expect((await read(id, 'text')).body).toBe('Better words.')
    expect(await files.list(keys.folder(first))).toEqual([])

    const { pdf } = await createUpload(portal.deps, operator.id)
    expect(
      (await portal.call('PUT', `/api/resources/${id}`, { key: operator.key, body: { pdf, accepts_loss: true } }))
        .statusCode,
    ).toBe(200)
    expect(await find(id, 'text')).toMatchObject({ made_by: 'charity', is_older: true })
    expect((await read(id, 'braille')).body).toBe(',KITE\r\n\f')

    expect((await remove(id, 'text')).statusCode).toBe(200)
    expect((await remove(id, 'text')).statusCode).toBe(404)
    await db.updateTable('resources').set({ isPrepared: true }).where('id', '=', id).execute()
    await expect.poll(async () => (await find(id, 'text'))?.made_by).toBe('portal')
    const lines = db.selectFrom('auditLog').select('action').where('object', '=', String(id)).orderBy('id')
    const actions = (await lines.execute()).map(({ action }) => action).filter((action) => action.includes('edition'))
    expect(actions).toEqual([...Array(3).fill('resource.edition-uploaded'), 'resource.edition-removed'])
  },
)

const epubWith = (page: string) =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': strToU8('<rootfile full-path="EPUB/package.opf"/>'),
      'EPUB/package.opf': strToU8('<package/>'),
      'EPUB/page.xhtml': strToU8(page),
    }),
  )

test(
  'a file of another kind, with scripts or too protected is refused with a sentence, and whoever may not change it is',
  slow,
  async () => {
    const { id } = await createBook([await drawn('#d33')])
    for (const [kind, bytes, sentence] of [
      ['text', Buffer.from([0xff, 0xfe, 0x00]), 'no plain text'],
      ['text', '', 'Choose a file first'],
      ['braille', 'Ünïcode', 'no braille file'],
      ['epub', 'PK no zip', 'no e-book'],
      ['epub', epubWith('<html><script>alert(1)</script></html>'), 'scripts'],
      ['flowing-epub', epubWith('<p onclick="alert(1)">'), 'scripts'],
      ['colouring', '<html>', 'PDF'],
    ] as const) {
      const refused = await send(id, kind, bytes)
      expect([refused.statusCode, refused.json().message], kind).toEqual([422, expect.stringContaining(sentence)])
    }
    expect((await send(id, 'epub', epubWith('<p>Kite</p>'))).statusCode).toBe(200)
    expect((await send(id, 'word', 'PK')).statusCode).toBe(404)
    expect((await send(id, 'text', 'Theirs', teacher)).statusCode).toBe(404)
    expect((await remove(id, 'epub', teacher)).statusCode).toBe(404)

    // A PDF is stored without what is active in it.
    const active = await makePdf((document) => {
      document.rect(20, 20, 300, 200).stroke()
      document.addNamedJavaScript('a', 'app.alert(1)')
    })
    expect((await send(id, 'colouring', active)).statusCode).toBe(200)
    expect((await read(id, 'colouring')).rawPayload.includes('app.alert')).toBe(false)
  },
)
