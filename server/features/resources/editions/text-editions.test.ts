import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Edition, type EditionKind, listEditions, readEdition } from '#contract/editions.ts'
import { urlFor } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { sampleTexts } from '#contract/testing/sample-texts.ts'
import { faultsOf, wordsIn } from '../../../adapters/editions/testing/check-epub.ts'
import { linesOfBytes, openBytes } from '../../../adapters/pdf/testing/from-bytes.ts'
import { readPage } from '../../../adapters/pdf/worker/read-page.ts'
import { createActor, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { upsertPage } from '../pages/queries.ts'
import { listTexts, upsertShippedText } from '../texts/queries.ts'

/** Starting the worker takes its time on a busy machine. */
const slow = { timeout: 300_000 }

const server = setUpPortal({ withJobs: true })
let operator: string
let teacher: string
beforeAll(async () => {
  operator = (await createActor(server.deps, { role: 'admin' })).key
  teacher = (await createActor(server.deps, { role: 'senior' })).key
})

/** As many paragraphs on each page as the sample texts are written for, and a page without words. */
const story = [
  ['Chips'],
  ['Saturday smelled of salt.', 'She had saved. One was for last.', 'She picked a small one.'],
  ['WHOOSH!', 'No chip.', 'Up there sat Bernard.', 'He swallowed it.'],
  ['Bernard robbed everybody.', 'He robbed Finn.', 'He robbed a bride.'],
  [],
]

/** A prepared book with the sample text in a language. */
async function createBook(language: Language, { longest = 1, ...book }: { aspect?: number; longest?: number } = {}) {
  const { deps } = server
  const facts = { title: 'Chips', isFree: true, isPrepared: true, pageCount: story.length, aspect: 4 / 3, ...book }
  const created = await createResource(deps, facts)
  const picture = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#9cf' } })
    .webp()
    .toBuffer()
  for (const [index, paragraphs] of story.entries()) {
    const number = index + 1
    const text = paragraphs.map((words) => [{ text: words, x: 0.1, y: 0.1, width: 0.5, height: 0.03 }])
    const wordless = number > 1 ? { x: 0, y: 0, width: 1, height: 1 } : null
    await upsertPage(deps.db, created.id, created.version, { number, alt: `Picture ${number}`, text, wordless })
    await deps.files.put(keys.page(created.version, number, '1600'), picture)
    if (wordless) await deps.files.put(keys.page(created.version, number, 'wordless'), picture)
  }
  const sample = sampleTexts().find((each) => each.language === language)
  const silence = { pl: 'Cisza.', zh: '安静。' }[language as string]
  const alone = silence ? [{ page: 4, paragraphs: [[silence]] }] : []
  const pages = [...(sample?.pages ?? []), ...alone].map(({ page, paragraphs }) => ({
    ...{ page, writtenFrom: '' },
    paragraphs: paragraphs.map((sentences) => Array.from({ length: longest }, () => sentences).flat()),
  }))
  const written = { language, title: sample?.title ?? '', question: '', writtenBy: 'Zofia Test', pages, checkedBy: '' }
  const checkedBy = sample?.checked_by ?? ''
  await upsertShippedText(deps.db, created.id, written, { isPublished: true, checkedBy, isEdited: true })
  const [text] = await listTexts(deps.db, created.id)
  return { ...created, textPath: `/api/admin/resources/${created.id}/texts/${text?.id}` }
}

async function offered(id: number, key = teacher): Promise<Edition[]> {
  const { data } = (await server.call('GET', urlFor(listEditions, { params: { id } }), { key })).json()
  return data.filter(({ language }: Edition) => language !== null)
}
const read = (id: number, kind: EditionKind, language: string) =>
  server.call('GET', urlFor(readEdition, { params: { id, kind }, query: { language } }), { key: teacher })

/** How many parts of the structure of a PDF are in a language. */
async function partsIn(bytes: Uint8Array, language: string): Promise<number> {
  const { context } = await PDFDocument.load(bytes)
  const parts = context.enumerateIndirectObjects().filter(([, object]) => {
    if (!(object instanceof PDFDict) || String(object.get(PDFName.of('S'))) !== '/P') return false
    return String(object.get(PDFName.of('Lang'))) === `(${language})`
  })
  return parts.length
}

/** Where the lines in Arabic begin, in hundredths of the width of their sheet, each once. */
async function rightEnds(bytes: Uint8Array): Promise<Set<number>> {
  const document = await openBytes(bytes)
  const sheets = Array.from({ length: document.numPages }, (_, at) => readPage(document, at + 1, 1))
  const lines = (await Promise.all(sheets)).flatMap(({ text }) => text.flat())
  const arabic = lines.filter((line) => /^.?\p{Script=Arabic}.*\p{Script=Arabic}.?$/u.test(line.text))
  return new Set(arabic.map(({ x, width }) => Math.round((x + width) * 100)))
}

/** The XHTML of a page of an e-book. */
const pageOf = (epub: Buffer, number: number) =>
  Buffer.from(unzipSync(epub)[`EPUB/page-00${number}.xhtml`] ?? []).toString()

test('a book in two languages has each paragraph below the story’s, in print and as an e-book', slow, async () => {
  for (const [language, credit, first, paragraphs] of [
    ['pl', 'Translated into Polish by Zofia Test. Not yet checked by a reader of the language.', 'FRUUU!', 10],
    ['cy', 'Translated into Welsh by Zofia Test. Checked by A reader in the tests.', 'WWWSH!', 10],
  ] as const) {
    const { id } = await createBook(language)
    expect((await offered(id)).map(({ kind, bytes, problem }) => [kind, bytes, problem])).toEqual([
      ['booklet', 0, ''],
      ['large-print', 0, ''],
      ['flowing-epub', 0, ''],
    ])
    const epub = (await read(id, 'flowing-epub', language)).rawPayload
    expect(faultsOf(epub)).toEqual([])
    expect(wordsIn(epub)).toContain(credit)
    expect(pageOf(epub, 2)).toContain(
      `<p>WHOOSH!</p>\n<p class="other" lang="${language}" xml:lang="${language}" dir="ltr">${first}</p>\n<p>No chip.</p>`,
    )
    for (const kind of ['large-print', 'booklet'] as const) {
      const made = await read(id, kind, language)
      const name = language === 'pl' ? 'Polish' : 'Welsh'
      expect(made.headers['content-disposition']).toContain(`${name}.pdf`)
      const lines = await linesOfBytes(made.rawPayload)
      expect([kind, lines[lines.indexOf('WHOOSH!') + 1]]).toEqual([kind, first])
      expect(lines.join(' ')).toContain(credit)
      expect([kind, await partsIn(made.rawPayload, language)]).toEqual([kind, paragraphs + 1])
    }
    expect((await offered(id)).every(({ bytes }) => bytes > 0)).toBe(true)
  }
})

test('a page with words only in the other language has them', slow, async () => {
  const { id } = await createBook('pl', { aspect: 0.7 })
  expect(pageOf((await read(id, 'flowing-epub', 'pl')).rawPayload, 4)).toMatch(/<p class="other" lang="pl".*>Cisza\.</)
  for (const kind of ['large-print', 'booklet'] as const)
    expect(await linesOfBytes((await read(id, kind, 'pl')).rawPayload)).toContain('Cisza.')
  const long = await createBook('pl', { longest: 12 })
  const last = 'Długą, chrupiącą frytkę z samej góry zostawiła na koniec.'
  const large = (await linesOfBytes((await read(long.id, 'large-print', 'pl')).rawPayload)).join(' ')
  expect(large.split(last)).toHaveLength(12 + 1)
  const refused = await read(long.id, 'booklet', 'pl')
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Page 1 has more words in this text than fit below its picture. The large print has room for them.',
  ])
})

test('Arabic is from right to left, in print and as an e-book', slow, async () => {
  const { id } = await createBook('ar')
  expect((await offered(id)).map(({ kind, problem }) => [kind, problem])).toEqual([
    ['booklet', ''],
    ['large-print', ''],
    ['flowing-epub', ''],
  ])
  for (const kind of ['booklet', 'large-print'] as const) {
    const { rawPayload } = await read(id, kind, 'ar')
    expect((await linesOfBytes(rawPayload)).join(' ')).toContain('سرق برنارد الجميع')
    expect([kind, await partsIn(rawPayload, 'ar')]).toEqual([kind, 11])
    // In large print one edge; in a booklet that of the cover, and of the pages on the left and on the right of a sheet.
    expect([kind, (await rightEnds(rawPayload)).size]).toEqual([kind, kind === 'booklet' ? 3 : 1])
  }
  const epub = (await read(id, 'flowing-epub', 'ar')).rawPayload
  expect(faultsOf(epub)).toEqual([])
  expect(pageOf(epub, 2)).toContain('<p class="other" lang="ar" xml:lang="ar" dir="rtl">ووووش!</p>')
  expect(Buffer.from(unzipSync(epub)['EPUB/package.opf'] ?? []).toString()).toContain('<dc:language>ar</dc:language>')
})

test('Chinese, whose letters our typefaces lack, is an e-book only, and says so', slow, async () => {
  const { id } = await createBook('zh')
  const why =
    'Our typefaces have no letters for Chinese, so we cannot print it. The e-book has it, in the letters of your device.'
  expect((await offered(id)).map(({ kind, problem }) => [kind, problem])).toEqual([
    ['booklet', why],
    ['large-print', why],
    ['flowing-epub', ''],
  ])
  for (const kind of ['booklet', 'large-print'] as const)
    expect((await read(id, kind, 'zh')).json()).toMatchObject({ code: 'resource/no-edition', message: why })
})

test('easier words stand alone where a page has them', slow, async () => {
  const { id } = await createBook('en')
  const words =
    'Chips In easier words by Zofia Test. Temi has hot chips. One chip is long. WHOOSH! No chip. Up there sat Bernard. He swallowed it.'
  expect(wordsIn((await read(id, 'flowing-epub', 'en')).rawPayload)).toContain(words)
  expect((await linesOfBytes((await read(id, 'large-print', 'en')).rawPayload)).join(' ')).toContain(
    'Temi has hot chips. One chip is long.',
  )
})

test('editions are made anew when their text changes, and go with it', slow, async () => {
  const { id, version, textPath } = await createBook('pl')
  const send = (method: 'PUT' | 'DELETE', path: string, body: object = {}) =>
    server.call(method, `${textPath}${path}`, { key: operator, body })
  const files = async () =>
    (await server.deps.files.list(keys.folder(version))).filter((name) => name.startsWith('edition-'))
  const before = await read(id, 'flowing-epub', 'pl')
  const [file] = await files()
  const { texts } = (await server.call('GET', `/api/admin/resources/${id}/texts`, { key: operator })).json().data
  const { mark } = texts[0].pages[0]
  const saved = await send('PUT', '/pages/1', { paragraphs: ['Inne słowa.'], mark })
  expect([saved.statusCode, await files()]).toEqual([200, []])
  expect((await offered(id)).map(({ bytes }) => bytes)).toEqual([0, 0, 0])
  const after = await read(id, 'flowing-epub', 'pl')
  expect(wordsIn(after.rawPayload)).toContain('Saturday smelled of salt. Inne słowa. She had saved.')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect([(await files()).length, await files()]).toEqual([1, expect.not.arrayContaining([file])])
  await send('PUT', '/publication', { is_published: false })
  expect([await files(), await offered(id)]).toEqual([[], []])
  expect((await read(id, 'flowing-epub', 'pl')).statusCode).toBe(404)
  await send('PUT', '/publication', { is_published: true })
  await read(id, 'flowing-epub', 'pl')
  expect((await send('DELETE', '')).statusCode).toBe(200)
  expect(await files()).toEqual([])
  const rows = server.deps.db.selectFrom('editions').select('kind').where('resourceId', '=', id)
  expect(await rows.execute()).toEqual([])
})
