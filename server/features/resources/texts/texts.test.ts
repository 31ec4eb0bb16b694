import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { Book, SearchResults } from '#contract/resources.ts'
import type { BookTexts, EditedText } from '#contract/text-editing.ts'
import { createActor, createBookWithPages, createClassCode } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { shipBook, shippedResource } from '../../../testing/ship-book.ts'
import { findResource } from '../queries.ts'
import { readForSearch } from '../search/read-words.ts'
import { sampleStory, sampleTexts } from './testing/sample-texts.ts'

const portal = setUpPortal()
let editor: string
let teacher: string
beforeAll(async () => {
  editor = (await createActor(portal.deps, { role: 'admin' })).key
  teacher = (await createActor(portal.deps, { role: 'senior', school: 'approved' })).key
})

/** A book of a cover and three pages. */
async function newBook(values: object = {}): Promise<number> {
  const { id } = await createBookWithPages(portal.deps, 4, { isFree: true, ...values })
  for (const [index, paragraphs] of sampleStory.entries()) await writeStory(id, index + 1, paragraphs)
  return id
}
async function writeStory(id: number, page: number, paragraphs: string[]): Promise<void> {
  const text = JSON.stringify(paragraphs.map((text) => [{ text, x: 0.1, y: 0.1, width: 0.5, height: 0.04 }]))
  const row = portal.deps.db.updateTable('resourcePages').set({ text }).where('resourceId', '=', id)
  await row.where('number', '=', page + 1).execute()
}

const path = (id: number, rest = '') => `/api/admin/resources/${id}/texts${rest}`
async function get<T>(url: string, key = editor): Promise<T> {
  const response = await portal.call('GET', url, { key })
  expect(response.statusCode).toBe(200)
  return response.json().data
}
const view = (id: number) => get<BookTexts>(path(id))
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object = {}) =>
  portal.call(method, url, { key: editor, body })
const savePage = (id: number, text: number, page: number, paragraphs: string[], mark = '') =>
  send('PUT', path(id, `/${text}/pages/${page}`), { paragraphs, mark })
const publish = (id: number, text: number, is_published = true) =>
  send('PUT', path(id, `/${text}/publication`), { is_published })
const codeOf = (response: { json: () => { code?: string } }) => response.json().code

async function begin(id: number, language: Language): Promise<number> {
  const response = await send('POST', path(id), { language })
  expect(response.statusCode).toBe(200)
  return response.json().data.id
}

/** A text with the sample in a language. */
async function write(id: number, language: Language): Promise<number> {
  const text = await begin(id, language)
  for (const [index, paragraphs] of (sampleTexts[language] ?? []).entries())
    expect((await savePage(id, text, index + 1, paragraphs)).statusCode).toBe(200)
  return text
}

const bookOf = (id: number) => get<Book>(`/api/resources/${id}/book`, teacher)
const textsOf = async (id: number) => (await bookOf(id)).texts
async function search(words: string, id: number): Promise<SearchResults['found']> {
  const version = (await findResource(portal.deps.db, id))?.version ?? ''
  await readForSearch(portal.deps, { resourceId: id, version })
  const { found } = await get<SearchResults>(`/api/resources/search?q=${encodeURIComponent(words)}`, teacher)
  return found.filter(({ resource }) => resource.id === id)
}

test.each([
  ['pl', 'latawiec', 2],
  ['ar', 'الريح', 4],
  ['cy', 'gwybod', 3],
] as const)(
  'a text in %s that is written page by page is read with the book, by a class, and searched',
  async (language, word, number) => {
    const id = await newBook()
    const text = await write(id, language)
    expect(await textsOf(id)).toEqual([])
    expect(await search(word, id)).toEqual([])
    expect((await publish(id, text)).statusCode).toBe(200)
    const [read] = await textsOf(id)
    expect(read).toMatchObject({ language, checked_by: '', pages: [{ page: 1 }, { page: 2 }, { page: 3 }] })
    // Sentence by sentence beside the story.
    expect(read?.pages[0]?.paragraphs.map(({ length }) => length)).toEqual([2])
    expect(read?.pages.map(({ paragraphs }) => paragraphs.map((each) => each.join(' ')))).toEqual(sampleTexts[language])
    const { code } = await createClassCode(portal.deps, { resourceId: id })
    const opened = await portal.call('POST', '/api/class/open', { body: { code } })
    expect(opened.json().data.texts).toEqual([read])
    const [found] = await search(word, id)
    expect(found).toMatchObject({ page: number })
    expect(found?.excerpt.find(({ is_match }) => is_match)?.text).toBe(word)
    // The page is found by either.
    expect(await search(number === 2 ? 'string' : number === 3 ? 'nobody' : 'waved', id)).toMatchObject([
      { page: number },
    ])
    await publish(id, text, false)
    expect(await search(word, id)).toEqual([])
  },
)

test('a page with words in the other language only is kept, read and found', async () => {
  const id = await newBook()
  await writeStory(id, 3, [])
  const text = await begin(id, 'pl')
  expect((await savePage(id, text, 3, ['Cisza.'])).json().data.pages).toMatchObject([{ page: 3, is_outdated: false }])
  const { version } = await bookOf(id)
  await publish(id, text)
  // Devices that keep the book ask for it again.
  expect((await bookOf(id)).version).not.toBe(version)
  expect(await search('cisza', id)).toMatchObject([{ page: 4 }])
})

test('easier words stand for all paragraphs of a page; there is one text in a language', async () => {
  const id = await newBook()
  const text = await begin(id, 'en')
  expect(codeOf(await send('POST', path(id), { language: 'en' }))).toBe('text/exists')
  expect(codeOf(await publish(id, text))).toBe('text/empty')
  const saved: EditedText = (await savePage(id, text, 2, ['Whose kite?', '', 'No one knew.'])).json().data
  expect(saved.pages).toMatchObject([{ page: 2, paragraphs: [['Whose kite?'], ['No one knew.']], is_outdated: false }])
})

test('who has checked a text has not checked words that came later', async () => {
  const id = await newBook()
  const text = await write(id, 'pl')
  const people = { title: 'Latawiec', written_by: 'Zofia Test', checked_by: 'Jan Test' }
  const { mark } = (await view(id)).texts[0] as EditedText
  const saved = (await send('PUT', path(id, `/${text}`), { ...people, mark })).json().data
  expect(saved).toMatchObject({ ...people, is_edited: true })
  await publish(id, text)
  expect((await textsOf(id))[0]).toMatchObject(people)
  const [first] = saved.pages
  await savePage(id, text, 1, sampleTexts.pl?.[0] ?? [], first.mark)
  expect((await textsOf(id))[0]).toMatchObject({ checked_by: 'Jan Test' })
  await savePage(id, text, 1, ['Inne słowa.'], first.mark)
  expect((await textsOf(id))[0]).toMatchObject({ checked_by: '', pages: [{ paragraphs: [['Inne słowa.']] }, {}, {}] })
})

test.each([
  ['a paragraph too many', ['Raz.', 'Dwa.'], 'text/too-many-paragraphs'],
  ['tags', ['To <b>jest</b> latawiec.'], 'request/invalid'],
  ['the letters of another language', ['Это воздушный змей.'], 'text/other-letters'],
])('%s are refused', async (_name, paragraphs, code) => {
  const id = await newBook()
  const text = await begin(id, 'pl')
  const refused = await savePage(id, text, 1, paragraphs)
  expect([refused.statusCode, codeOf(refused)]).toEqual([422, code])
  expect((await view(id)).texts[0]?.pages).toEqual([])
})

test('of two editors at once one is told; another page, and a text of another book, are others’', async () => {
  const id = await newBook()
  const text = await begin(id, 'pl')
  const both = await Promise.all(['Raz.', 'Dwa.'].map((words) => savePage(id, text, 1, [words])))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await savePage(id, text, 2, ['Trzy.'])).statusCode).toBe(200)
  expect((await savePage(id, text, 9, ['Cztery.'])).statusCode).toBe(404)
  const other = await newBook()
  expect((await savePage(other, text, 1, ['Pięć.'])).statusCode).toBe(404)
  expect((await publish(other, text)).statusCode).toBe(404)
  expect((await send('DELETE', path(other, `/${text}`))).statusCode).toBe(404)
})

test('a page whose story has other paragraphs since is shown as such until it has been looked at', async () => {
  const id = await newBook()
  const text = await write(id, 'pl')
  const outdated = async () =>
    (await view(id)).texts[0]?.pages.filter((page) => page.is_outdated).map(({ page }) => page)
  expect(await outdated()).toEqual([])
  await writeStory(id, 1, ['Ada found a blue kite.'])
  await writeStory(id, 2, ['“Whose is it?” said Ada. Nobody knew.'])
  expect(await outdated()).toEqual([1, 2])
  const pages = (await view(id)).texts[0]?.pages ?? []
  await savePage(id, text, 1, sampleTexts.pl?.[0] ?? [], pages[0]?.mark)
  await savePage(id, text, 2, [(sampleTexts.pl?.[1] ?? []).join(' ')], pages[1]?.mark)
  expect(await outdated()).toEqual([])
})

test('a translation that ships is published once somebody has checked it, and deleting what was changed brings it back', async () => {
  const contentFolder = await mkdtemp(join(tmpdir(), 'portal-texts-'))
  const before = portal.deps.config.contentFolder
  Object.assign(portal.deps.config, { contentFolder })
  const welsh = { language: 'cy', title: 'Barcud', writtenBy: 'Test', pages: [{ page: 1, paragraphs: [['Barcud.']] }] }
  const kite = shippedResource('a-kite', { teaching: { texts: [welsh] } })
  await shipBook(contentFolder, kite)
  const id = await newBook({ slug: 'a-kite', sourceHash: kite.pdf.sha256 })
  const text = await begin(id, 'cy')
  const people = { title: 'Barcud', written_by: 'Test', checked_by: '' }
  // As it ships, and after it has been changed here.
  const reset: BookTexts = (await send('DELETE', path(id, `/${text}`))).json().data
  expect(reset.texts).toMatchObject([{ id: text, ...people, ships: true, is_edited: false, is_published: false }])
  expect(codeOf(await publish(id, text))).toBe('text/unchecked')
  await savePage(id, text, 2, ['Pwy?'])
  expect(codeOf(await publish(id, text))).toBe('text/unchecked')
  const { mark } = (await view(id)).texts[0] as EditedText
  await send('PUT', path(id, `/${text}`), { ...people, checked_by: 'Nia Test', mark })
  expect((await publish(id, text)).statusCode).toBe(200)
  await send('DELETE', path(id, `/${text}`))
  expect((await view(id)).texts).toMatchObject([{ checked_by: '', is_published: false, pages: [{ page: 1 }] }])
  Object.assign(portal.deps.config, { contentFolder: before })
  await rm(contentFolder, { recursive: true })
})
