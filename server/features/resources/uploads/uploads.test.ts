import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { makePdf, makeTaggedPdf } from '../../../adapters/pdf/testing/make-pdf.ts'
import { createActor, createResource, createUpload } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { removeOrphanedUploads } from './orphaned-uploads.ts'

/** Each PDF starts processes of its own, which takes its time on a busy machine. */
const slow = { timeout: 300_000 }

const portal = setUpPortal({ withJobs: true })
let teacher: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  teacher = await createActor(portal.deps, { role: 'senior' })
  // Makes its category, which one uploads into.
  await createResource(portal.deps, { category: 'storybook' })
})

const send = (bytes: Buffer | string, key = teacher.key, field = 'pdf') =>
  portal.call('POST', '/api/resources/upload', { key, ...form(field, bytes) })
const folders = () => portal.deps.files.list('resources')

/** The versions that wait for a form, or to be removed. */
async function uploads(): Promise<string[]> {
  const rows = await portal.deps.db.selectFrom('uploads').select('version').orderBy('version').execute()
  return rows.map(({ version }) => version)
}

const versionOf = (pdf: string) => pdf.slice(pdf.lastIndexOf('/') + 1)

test('a PDF is checked, rewritten and waits for its form, with its first page as a cover', slow, async () => {
  const answer = await send(await makeTaggedPdf())
  expect(answer.statusCode).toBe(200)
  const { pdf, image, title, page_count } = answer.json().data
  expect([title, page_count]).toEqual(['The kite', 2])
  const cover = await portal.call('GET', image, { key: teacher.key })
  expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 })
  expect((await portal.deps.files.read(keys.pdf(versionOf(pdf)))).includes('/ObjStm')).toBe(true)
  const colleague = await createActor(portal.deps, { role: 'senior' })
  expect((await portal.call('GET', image, { key: colleague.key })).statusCode).toBe(404)
})

const noPages = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R/Size 9>>\n%%EOF',
)
const png = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test.each<[string, () => Promise<Buffer>, string]>([
  ['a password', () => makePdf((one) => one.text('Secret'), { userPassword: 'x' }), 'opens only with a password'],
  ['no pages', async () => noPages, 'This PDF has no pages.'],
  ['a PNG inside', png, 'This file is not a PDF.'],
  ['its end missing', async () => (await makeTaggedPdf()).subarray(0, 2000), 'This PDF is damaged'],
])('a PDF with %s gets a sentence at the field, and nothing is stored', slow, async (_name, make, sentence) => {
  const before = [await folders(), await uploads()]
  const answer = await send(await make())
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'resource/unreadable-pdf'])
  expect(answer.json().errors.pdf).toContain(sentence)
  expect([await folders(), await uploads()]).toEqual(before)
})

test('51 MB is too large, and nothing is left behind', async () => {
  const before = [await folders(), await uploads()]
  const answer = await send(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(51 * 1_048_576)]))
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'resource/pdf-too-large'])
  expect([await folders(), await uploads()]).toEqual(before)
})

test.each([
  ['another field', () => send('x', teacher.key, 'file')],
  ['an empty file', () => send('')],
  ['no form', () => portal.call('POST', '/api/resources/upload', { key: teacher.key, body: {} })],
])('%s is no PDF', async (_name, call) => {
  expect((await call()).json().code).toBe('resource/no-pdf')
})

test('a parent, and staff who are not verified, may not upload', async () => {
  for (const person of [{ role: 'parent' }, { role: 'senior', school: 'pending' }] as const) {
    expect((await send('x', (await createActor(portal.deps, person)).key)).statusCode).toBe(403)
  }
})

test('what no form has used is removed after a day, and what still waits stays', async () => {
  const { version: gone } = await createUpload(portal.deps, teacher.id)
  const { version: kept } = await createUpload(portal.deps, teacher.id)
  const longAgo = new Date(Date.now() - 1000)
  await portal.deps.db.updateTable('uploads').set({ removeAfter: longAgo }).where('version', '=', gone).execute()
  await removeOrphanedUploads(portal.deps)
  expect([(await folders()).includes(gone), (await folders()).includes(kept)]).toEqual([false, true])
  expect(await uploads()).not.toContain(gone)
})

test('what a server was storing when it died is gone at the next start; what another is storing stays', async () => {
  const { db, files } = portal.deps
  const removeAfter = new Date(Date.now() + 86_400_000)
  await db.insertInto('uploads').values({ version: 'left', removeAfter }).execute()
  await files.put(keys.pdf('left'), Buffer.from('half'))
  await db.insertInto('uploads').values({ version: 'being-stored', removeAfter }).execute()
  await files.put(keys.pdf('being-stored'), Buffer.from('half'))
  await db.transaction().execute(async (held) => {
    await held.selectFrom('uploads').select('version').where('version', '=', 'being-stored').forUpdate().execute()
    await removeOrphanedUploads(portal.deps)
    expect(await folders()).toContain('being-stored')
  })
  expect(await folders()).not.toContain('left')
  await removeOrphanedUploads(portal.deps)
  expect(await folders()).not.toContain('being-stored')
})

test('a file that was half written when its server died is removed, one that is being written stays', async () => {
  const { files } = portal.deps
  await files.put('unfinished/half', Buffer.from('half'))
  await files.removeUnfinished(new Date(Date.now() - 60_000))
  expect(await files.list('unfinished')).toContain('half')
  await files.removeUnfinished(new Date(Date.now() + 1000))
  expect(await files.list('unfinished')).toEqual([])
})

test(
  'an uploaded storybook opens as a book once its pages are prepared, and again when its PDF is replaced',
  slow,
  async () => {
    const { key } = teacher
    const upload = async () => (await send(await makeTaggedPdf())).json().data.pdf as string
    const body = { title: 'Our own story', category: 'storybook', pdf: await upload() }
    const { id } = (await portal.call('POST', '/api/resources', { key, body })).json().data
    const book = async () => (await portal.call('GET', `/api/resources/${id}/book`, { key })).json().data
    await expect.poll(async () => (await book())?.pages.length).toBe(2)
    const before = (await book()).pages[0].image
    await portal.call('PUT', `/api/resources/${id}`, { key, body: { pdf: await upload() } })
    await expect.poll(async () => (await book())?.pages[0].image ?? before).not.toBe(before)
    expect((await portal.call('GET', (await book()).pages[1].image, { key })).headers['content-type']).toBe(
      'image/webp',
    )
  },
)
