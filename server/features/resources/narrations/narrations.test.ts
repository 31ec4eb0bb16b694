import { beforeAll, expect, test } from 'vitest'
import type { Narration } from '#contract/narrations.ts'
import { startOfDay } from '../../../data-protection/retention.ts'
import { createActor, createBookWithPages, createClassCode } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { makePicture } from '../../../testing/pictures.ts'
import { makeRecording } from '../../../testing/recordings.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { cleanUpLibrary } from '../library/clean-up.ts'
import { upsertPage } from '../pages/queries.ts'

const portal = setUpPortal()
let editor: { key: string }
let parent: { key: string }
beforeAll(async () => {
  editor = await createActor(portal.deps, { role: 'admin', rights: 'editor' })
  parent = await createActor(portal.deps, {})
})

/** A book with words on its pages 1 and 2, and a picture alone on page 3. */
async function createBook() {
  const book = await createBookWithPages(portal.deps, 3)
  for (const number of [1, 2]) await print(book, number, `Page ${number}`)
  return book
}

async function print({ id, version }: { id: number; version: string }, number: number, words: string) {
  const text = [[{ text: words, x: 0, y: 0, width: 1, height: 0.1 }]]
  await upsertPage(portal.deps.db, id, version, { number, alt: '', text, wordless: null })
}

const at = (id: number, path = '') => `/api/admin/resources/${id}/narration${path}`
const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object, { key } = editor) =>
  portal.call(method, url, { key, body })
const agree = (id: number) => call('PUT', at(id), { narrator: ' Ada\nBirch ', is_agreed: true })
const record = (id: number, number: number, bytes = makeRecording(), before = '') =>
  portal.call('POST', at(id, `/${number}?before=${before}`), { key: editor.key, ...form('recording', bytes) })
const publish = (id: number, is_published = true) => call('PUT', at(id, '/publication'), { is_published })
const recordingIn = (narration: Narration, number: number) => {
  const { recording } = narration.pages[number - 1] ?? {}
  if (!recording) throw new Error('no recording')
  return recording
}
const bookAs = async (id: number, { key } = parent) =>
  (await portal.call('GET', `/api/resources/${id}/book`, { key })).json().data
const folders = () => portal.deps.files.list('resources')

async function createNarrated() {
  const book = await createBook()
  await agree(book.id)
  const recordings = []
  for (const number of [1, 2]) recordings.push(recordingIn((await record(book.id, number)).json().data, number))
  await publish(book.id)
  return { ...book, recordings }
}

test('nobody is recorded before an adult has agreed, and nothing is heard before the book is whole', async () => {
  const { id } = await createBook()
  expect((await record(id, 1)).json().code).toBe('narration/nobody-agreed')
  expect((await call('PUT', at(id), { narrator: 'Ada', is_agreed: false })).json().errors).toHaveProperty('is_agreed')
  expect((await agree(id)).json().data).toMatchObject({ narrator: 'Ada Birch', is_published: false })
  const first = recordingIn((await record(id, 1)).json().data, 1)
  expect(first).toMatchObject({ seconds: 2, starts: null })
  expect((await publish(id)).json().code).toBe('narration/incomplete')

  expect((await portal.call('GET', first.url, { key: editor.key })).statusCode).toBe(200)
  expect((await portal.call('GET', first.url, { key: parent.key })).statusCode).toBe(404)
  expect((await bookAs(id)).pages[0].recording).toBeNull()

  await record(id, 2)
  expect((await publish(id)).json().data.is_published).toBe(true)
  const heard = await bookAs(id)
  expect(heard.narrator).toBe('Ada Birch')
  expect(heard.pages.map(({ recording }: { recording: object | null }) => recording !== null)).toEqual([
    true,
    true,
    false,
  ])
  expect((await portal.call('GET', first.url, { key: parent.key })).statusCode).toBe(200)
  await publish(id, false)
  expect((await bookAs(id)).narrator).toBe('')
  expect((await portal.call('GET', first.url, { key: parent.key })).statusCode).toBe(404)
})

test('a recording is sent by ranges, as sound and nothing else, to whoever may open the book', async () => {
  const { id, recordings } = await createNarrated()
  const url = recordings[0]?.url ?? ''
  const whole = await portal.call('GET', url, { key: parent.key })
  expect(whole.rawPayload).toEqual(makeRecording())
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/ogg',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
  })
  const part = await portal.call('GET', url, { key: parent.key, headers: { range: 'bytes=4-9' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-9/${whole.rawPayload.length}`])
  expect(part.rawPayload).toEqual(makeRecording().subarray(4, 10))

  expect((await portal.call('GET', url)).statusCode).toBe(401)
  const elsewhere = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  expect((await portal.call('GET', url, { key: elsewhere.key })).statusCode).toBe(403)
  await portal.deps.db.updateTable('resources').set({ isDraft: true }).where('id', '=', id).execute()
  await portal.deps.changes.catchUp()
  expect((await portal.call('GET', url, { key: parent.key })).statusCode).toBe(404)
})

test('a class hears its book by code, and no other one', async () => {
  const { id } = await createNarrated()
  const { code } = await createClassCode(portal.deps, { resourceId: id })
  const opened = (await portal.call('POST', '/api/class/open', { body: { code } })).json().data
  expect(opened.narrator).toBe('Ada Birch')
  expect(opened.pages[0].recording).toMatchObject({ seconds: 2, starts: null })
  const listen = (number: number, pass: string) =>
    portal.call('GET', `/api/class/recordings/${number}?access-token=${pass}`, { headers: { range: 'bytes=0-3' } })
  const heard = await listen(1, opened.pass)
  expect([heard.statusCode, heard.body, heard.headers['cache-control']]).toEqual([206, 'OggS', 'no-store'])
  expect((await listen(3, opened.pass)).statusCode).toBe(404)
  expect((await listen(1, `${opened.pass}x`)).statusCode).toBe(401)
  await publish(id, false)
  expect((await listen(1, opened.pass)).statusCode).toBe(404)
})

test('a page of which another window has stored a recording is not replaced without a word', async () => {
  const { id, recordings } = await createNarrated()
  const before = (await folders()).length
  expect((await record(id, 1)).json().code).toBe('changed-meanwhile')
  const again = await Promise.all([
    record(id, 1, makeRecording({ seconds: 3 }), recordings[0]?.id),
    record(id, 1, makeRecording({ seconds: 4 }), recordings[0]?.id),
  ])
  expect(again.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  // The replaced file is gone, and what was refused has left none.
  expect((await folders()).length).toBe(before)
  expect(await folders()).not.toContain(recordings[0]?.id)
})

test('the times of words are stored with the recording that they belong to, and only if they fit', async () => {
  const { id, recordings } = await createNarrated()
  const [first] = recordings
  const place = (starts: number[] | null, recording = first?.id) =>
    call('PUT', at(id, '/1/words'), { recording, starts })
  expect((await place([100])).json().code).toBe('narration/wrong-words')
  expect((await place([300, 200])).json().code).toBe('narration/wrong-words')
  expect((await place([0, 400], 'another')).json().code).toBe('changed-meanwhile')
  const { version } = await bookAs(id)
  expect((await place([0, 400])).statusCode).toBe(200)
  const after = await bookAs(id)
  expect(after.pages[0].recording.starts).toEqual([0, 400])
  expect(after.version).not.toBe(version)
  const again = (await record(id, 1, makeRecording(), first?.id)).json().data
  expect(recordingIn(again, 1).starts).toBeNull()
})

test('a page that has been given other words is not heard, until it has been recorded again', async () => {
  const book = await createNarrated()
  await print(book, 2, 'Page two')
  expect((await bookAs(book.id)).pages[1].recording).toBeNull()
  const narration = (await call('GET', at(book.id))).json().data
  expect(narration.pages.map((page: Narration['pages'][0]) => page.is_outdated)).toEqual([false, true, false])
  await record(book.id, 2, makeRecording(), book.recordings[1]?.id)
  expect((await bookAs(book.id)).pages[1].recording).not.toBeNull()
})

/** A WebM of one block of Opus whose duration is NaN. */
const withoutLength = Buffer.from(
  '1a45dfa3874282847765626d1853806701ffffffffffffff1549a9668b448988ffffffffffffffff1654ae6b8dae8b8381028686415f4f' +
    '5055531f43b67501ffffffffffffffe78100a386810000807800',
  'hex',
)

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a picture', () => makePicture(), 'narration/unreadable'],
  ['a page', () => Buffer.from('<script>alert(1)</script>'), 'narration/unreadable'],
  ['nothing', () => Buffer.alloc(0), 'narration/no-file'],
  ['a WebM whose length is not a number', () => withoutLength, 'narration/unreadable'],
  ['half a header', () => makeRecording().subarray(0, 40), 'narration/unreadable'],
  ['six minutes', () => makeRecording({ seconds: 360 }), 'narration/too-long'],
  ['too many bytes', () => Buffer.alloc(6_000_001, makeRecording()), 'narration/too-large'],
])('%s is no recording', async (_name, make, code) => {
  const { id } = await createBook()
  await agree(id)
  const before = await folders()
  expect((await record(id, 1, await make())).json().code).toBe(code)
  expect(await folders()).toEqual(before)
})

test('the browser opens the microphone on the page that records, and on no other one', async () => {
  const policyOf = async (path: string) => {
    const { headers } = await portal.call('GET', path)
    return [
      String(headers['permissions-policy']),
      String(headers['content-security-policy']).includes('blob:;'),
    ] as const
  }
  const [closed] = await policyOf('/login')
  expect(closed).toContain('microphone=()')
  for (const path of ['/admin/library/7/voice', '/Admin/library/7/voice/', '/admin/library/7/voice?a=/login'])
    expect(await policyOf(path)).toEqual([closed.replace('microphone=()', 'microphone=(self)'), true])
  const others = ['/admin/library/7', '/admin/library/7/voice/8', '/login?a=/admin/library/7/voice', '/read']
  for (const path of others) expect(await policyOf(path)).toEqual([closed, false])
})

test.each([
  ['is being prepared, or was given up', { isPrepared: false }],
  ['is a draft', { isDraft: true }],
  ['was deleted', { deletedAt: new Date() }],
])('a voice is taken back and deleted when its book %s', async (_state, facts) => {
  const book = await createNarrated()
  const folder = keys.folder(book.recordings[0]?.id ?? '')
  await portal.deps.db.updateTable('resources').set(facts).where('id', '=', book.id).execute()
  await portal.deps.changes.catchUp()
  expect((await call('GET', at(book.id))).json().data).toMatchObject({ narrator: 'Ada Birch', is_published: true })
  expect((await publish(book.id, false)).json().data).toMatchObject({ is_published: false })
  expect((await call('DELETE', at(book.id))).json().data).toMatchObject({ narrator: '' })
  expect(await portal.deps.files.list(folder)).toEqual([])
})

test('a book that is restored while the library is cleaned up keeps its recordings', async () => {
  const { db, pool } = portal.deps
  const book = await createNarrated()
  const longAgo = startOfDay(31)
  await db.updateTable('resources').set({ deletedAt: longAgo }).where('id', '=', book.id).execute()
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const cleaning = await db.transaction().execute(async (own) => {
    await own.updateTable('resources').set({ deletedAt: null }).where('id', '=', book.id).execute()
    const begun = cleanUpLibrary(portal.deps)
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    return { begun }
  })
  await cleaning.begun
  for (const { id } of book.recordings) expect(await portal.deps.files.list(keys.folder(id))).toHaveLength(1)
})

test('deleting removes the files, and so does deleting the book for good', async () => {
  const book = await createNarrated()
  const { recording } = { recording: book.recordings[0]?.id ?? '' }
  expect(await portal.deps.files.list(keys.folder(recording))).toHaveLength(1)
  expect((await call('DELETE', at(book.id))).json().data).toMatchObject({ narrator: '', is_published: false })
  expect(await portal.deps.files.list(keys.folder(recording))).toEqual([])
  const other = await createNarrated()
  const longAgo = startOfDay(31)
  await portal.deps.db.updateTable('resources').set({ deletedAt: longAgo }).where('id', '=', other.id).execute()
  await cleanUpLibrary(portal.deps)
  expect(await folders()).not.toContain(other.recordings[1]?.id)
})
