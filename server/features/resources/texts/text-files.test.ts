import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { TextReading } from '#contract/text-editing.ts'
import { createActor, createBookWithPages } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { sampleStory, sampleTexts } from './testing/sample-texts.ts'

const portal = setUpPortal()
let key: string
let id: number
const texts = new Map<Language, number>()
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
  id = (await createBookWithPages(portal.deps, 4)).id
  for (const [index, paragraphs] of sampleStory.entries()) {
    const text = JSON.stringify(paragraphs.map((text) => [{ text, x: 0.1, y: 0.1, width: 0.5, height: 0.04 }]))
    const row = portal.deps.db.updateTable('resourcePages').set({ text }).where('resourceId', '=', id)
    await row.where('number', '=', index + 2).execute()
  }
  for (const language of ['pl', 'ar', 'cy', 'en'] as const) {
    const begun = await portal.call('POST', `/api/admin/resources/${id}/texts`, { key, body: { language } })
    texts.set(language, begun.json().data.id)
  }
})

const path = (language: Language) => `/api/admin/resources/${id}/texts/${texts.get(language)}`
const upload = (language: Language, file: Buffer | string) =>
  portal.call('POST', `${path(language)}/file`, { key, ...form('text', Buffer.from(file)) })
async function read(language: Language, file: Buffer | string): Promise<TextReading> {
  const response = await upload(language, file)
  expect(response.json().message).toBeUndefined()
  return response.json().data
}
const head = 'Page,Paragraph,Story,Polish (polski)'
const inRows = (...rows: string[]) => [head, ...rows].join('\r\n')
const reasons = ({ unplaced }: TextReading) => unplaced.map(({ row, reason }) => [row, reason])

test.each(['pl', 'ar', 'cy'] as const)('a text in %s comes back from both files as it went out', async (language) => {
  const pages = (sampleTexts[language] ?? []).map((paragraphs, index) => ({ page: index + 1, paragraphs }))
  for (const { page, paragraphs } of pages)
    await portal.call('PUT', `${path(language)}/pages/${page}`, { key, body: { paragraphs, mark: '' } })
  for (const format of ['csv', 'docx']) {
    const file = await portal.call('GET', `${path(language)}/file/${format}`, { key })
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-disposition']).toContain(`.${format}`)
    expect(await read(language, file.rawPayload)).toEqual({ pages, unplaced: [], is_of_other_book: false })
  }
})

test('a row that cannot be taken is named with its reason; the others are', async () => {
  const found = await read(
    'pl',
    inRows(
      '1,1,Ada found a red kite. It had no string.,- Ada znalazła latawiec.',
      '1,2,,Za dużo.',
      '9,1,,Nie ma takiej strony.',
      '1,1,,Jeszcze raz.',
      '2,1,“Whose is it?” asked Bo.,Czyj on jest?',
      '2,2,Nobody knew.,Nobody knew!',
      '3,1,,To <b>wiatr</b>.',
      '3,1,,',
      '3,1,,Это змей.',
      'Cover,1,,Okładka.',
    ),
  )
  expect(found.pages).toEqual([{ page: 1, paragraphs: ['- Ada znalazła latawiec.'] }])
  expect(reasons(found)).toEqual([
    [3, 'no-such-paragraph'],
    [4, 'no-such-page'],
    [5, 'twice'],
    [6, 'other-words'],
    [7, 'as-the-story'],
    [8, 'markup'],
    [10, 'other-letters'],
    [11, 'no-such-page'],
  ])
  expect(found.is_of_other_book).toBe(false)
})

test('what begins like a formula comes back without the apostrophe that keeps it from being computed', async () => {
  await portal.call('PUT', `${path('en')}/pages/1`, { key, body: { paragraphs: ['- A kite!'], mark: '' } })
  const file = await portal.call('GET', `${path('en')}/file/csv`, { key })
  expect(file.body).toContain("'- A kite!")
  expect((await read('en', file.rawPayload)).pages).toEqual([{ page: 1, paragraphs: ['- A kite!'] }])
})

test('semicolons, UTF-16 and columns in another order are read', async () => {
  const file = ['\ufeffPolish;Story;Paragraph;Page', '"Nikt; nie wiedział.";Nobody knew.;2;2'].join('\n')
  const expected = [{ page: 2, paragraphs: ['', 'Nikt; nie wiedział.'] }]
  expect((await read('pl', file)).pages).toEqual(expected)
  expect((await read('pl', Buffer.from(file, 'utf16le'))).pages).toEqual(expected)
})

test('the file of another book is called that', async () => {
  const found = await read('pl', inRows('1,1,The cat sat.,Kot.', '2,1,On a mat.,Mata.', '2,2,Nobody knew.,Nikt.'))
  expect(found.is_of_other_book).toBe(true)
  expect(found.pages).toEqual([{ page: 2, paragraphs: ['', 'Nikt.'] }])
})

test.each([
  ['another language', 'Page,Paragraph,Story,German (Deutsch)\n1,1,,Ada.', 'text/other-language'],
  ['no table', 'Dear editor,\nhere it is.', 'text/no-table'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), 'text/unreadable-file'],
  ['another code page', Buffer.from(`${head}\n1,1,,Dzi\xea.`, 'latin1'), 'text/unreadable-file'],
  ['an archive that is no Word file', 'PK\u0003\u0004 and no more', 'text/unreadable-file'],
  ['nothing', '', 'text/no-file'],
])('a file with %s is refused with its reason', async (_name, file, code) => {
  const response = await upload('pl', file)
  expect([response.statusCode, response.json().code]).toEqual([422, code])
})

test('lines of a cell in Word stay lines', async () => {
  const cell = (...lines: string[]) => new TableCell({ children: lines.map((line) => new Paragraph(line)) })
  const rows = [
    [cell('Page'), cell('Paragraph'), cell('Polish')],
    [cell('2'), cell('2'), cell('Nikt', 'nie & wiedział')],
  ].map((children) => new TableRow({ children }))
  const document = new Document({ sections: [{ children: [new Table({ rows })] }] })
  const found = await read('pl', await Packer.toBuffer(document))
  expect(found.pages).toEqual([{ page: 2, paragraphs: ['', 'Nikt\nnie & wiedział'] }])
})
