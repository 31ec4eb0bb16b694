import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { type EditionKind, listEditions, readEdition } from '#contract/editions.ts'
import { urlFor } from '#contract/endpoint.ts'
import { makePdf } from '../../../adapters/pdf/testing/make-pdf.ts'
import { createActor, createResource } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'

/** Starting the worker takes its time on a busy machine. */
const slow = { timeout: 300_000 }

const portal = setUpPortal()
let operator: Awaited<ReturnType<typeof createActor>>
let teacher: Awaited<ReturnType<typeof createActor>>

beforeAll(async () => {
  operator = await createActor(portal.deps, { role: 'admin' })
  teacher = await createActor(portal.deps, { role: 'senior' })
})

type Size = [number, number]
const upright: Size = [595, 842]
const landscape: Size = [842, 595]
const small: Size = [298, 420]
const strip: Size = [2000, 200]

const drawPages = (sizes: Size[], words: (page: number) => string) => (document: PDFKit.PDFDocument) => {
  for (const [index, size] of sizes.entries()) {
    if (index > 0) document.addPage({ size, margin: 0 })
    document.fontSize(12).text(words(index + 1), 20, 40, { lineBreak: false })
  }
}
const wordsOn = (page: number) => `Words of page ${page} \u2192 \u2610`

/** A plan on the shelf, whose PDF has these pages. */
async function add(
  sizes: Size[],
  { words = wordsOn, ...facts }: Parameters<typeof createResource>[1] & { words?: typeof wordsOn } = {},
) {
  const plan = { title: 'Our plan', category: 'lesson-plan', isFree: true, pageCount: sizes.length, ...facts }
  const created = await createResource(portal.deps, plan)
  const pdf = await makePdf(drawPages(sizes, words), { size: sizes[0] ?? upright })
  await portal.deps.files.put(keys.pdf(created.version), pdf)
  return created.id
}

const read = (id: number, kind: EditionKind) =>
  portal.call('GET', urlFor(readEdition, { params: { id, kind } }), { key: teacher.key })
const offered = async (id: number, { key }: { key: string }) =>
  (await portal.call('GET', urlFor(listEditions, { params: { id } }), { key })).json().data
const sidesOf = async (bytes: Buffer) =>
  (await PDFDocument.load(bytes)).getPages().map((page) => [page.getWidth(), page.getHeight()].map(Math.round))

async function wordsIn(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ')
  })
  return (await Promise.all(pages)).join(' ').replaceAll(/\s+/g, ' ')
}

/** Width divided by height of the pictures in a PDF. */
async function shapesIn(bytes: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(bytes)
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) return []
    const side = (name: string) => object.dict.lookup(PDFName.of(name), PDFNumber).asNumber()
    return [(side('Width') / side('Height')).toFixed(1)]
  })
}

test('a plan of three pages that an operator adds becomes a booklet of one sheet, and large print', slow, async () => {
  const id = await add([upright, upright, upright], { licence: 'cc-by' })
  expect((await offered(id, teacher)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'booklet',
    'large-print',
    'word',
  ])
  const booklet = await read(id, 'booklet')
  expect(booklet.headers['content-disposition']).toContain('Our%20plan%20%E2%80%93%20booklet.pdf')
  expect(await sidesOf(booklet.rawPayload)).toEqual([
    [842, 595],
    [842, 595],
  ])
  const large = await read(id, 'large-print')
  const words = await wordsIn(large.rawPayload)
  for (const said of ['Our plan', 'Words of page 1', 'Words of page 3', 'as long as you name its author'])
    expect(words).toContain(said)

  // Another title and licence are printed in those that are made from then on.
  const change = { title: 'Their plan', licence: 'public-domain' }
  await portal.call('PUT', `/api/resources/${id}`, { key: operator.key, body: change })
  const again = await read(id, 'large-print')
  expect(await wordsIn(again.rawPayload)).toContain('nobody holds rights in it')
  expect(again.headers.etag).not.toBe(large.headers.etag)
})

test('landscape, tiny and very wide pages are printed whole, each in its own shape', slow, async () => {
  const sizes = [landscape, upright, small, strip, landscape]
  const id = await add(sizes)
  const booklet = await read(id, 'booklet')
  expect(await sidesOf(booklet.rawPayload)).toHaveLength(4)
  const wanted = sizes.map(([width, height]) => (width / height).toFixed(1))
  const inOrder = (shapes: string[]) => shapes.toSorted((a, b) => a.localeCompare(b))
  expect(inOrder(await shapesIn(booklet.rawPayload))).toEqual(inOrder(wanted))
  for (const side of await sidesOf((await read(id, 'large-print')).rawPayload)) expect(side).toEqual([595, 842])
})

test('two hundred pages and one make no booklet, and everybody is told why', slow, async () => {
  const id = await add(Array.from({ length: 200 }, () => small))
  const refused = await read(id, 'booklet')
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'A document of 200 pages makes 50 sheets, and more than 20 cannot be folded and stapled. Print its PDF.',
  ])
  const problem = refused.json().message
  expect((await offered(id, teacher))[0]).toMatchObject({ problem, remedy: '' })
  expect((await offered(id, operator))[0]).toMatchObject({ problem, remedy: 'Or divide it into parts.' })
  const long = await add([upright], { pageCount: 301 })
  expect((await read(long, 'large-print')).json().message).toContain('at most 300 pages')
  const one = await add([upright])
  expect((await read(one, 'booklet')).json().message).toContain('fits on one sheet without folding')
})

test('an encrypted PDF is refused before there is a resource', slow, async () => {
  const locked = await makePdf(drawPages([upright], wordsOn), { userPassword: 'secret' })
  const upload = await portal.call('POST', '/api/resources/upload', { key: operator.key, ...form('pdf', locked) })
  expect([upload.statusCode, upload.json().code]).toEqual([422, 'resource/unreadable-pdf'])
  expect(upload.json().message).toMatch(/password/)
})
