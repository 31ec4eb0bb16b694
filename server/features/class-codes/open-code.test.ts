import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { ClassBook } from '#contract/class-reading.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor, createBookWithPages, createClassCode, createResource } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()
const other = setUpPortal(() => ({ database: portal.database, deps: { files: portal.deps.files } }))

const open = (code: string, on = portal) => on.call('POST', '/api/class/open', { body: { code } })
const read = async (code: string): Promise<ClassBook> => (await open(code)).json().data
const page = (pass: string, number = 1, on = portal) =>
  on.call('GET', `/api/class/pages/${number}/800?access-token=${pass}`)
const renew = (key: string, on = portal) => on.call('GET', '/api/class/pass', { key })

/** A book of two pages with a sheet and a guide, and its code. */
async function lesson(book = {}) {
  const { id } = await createBookWithPages(portal.deps, 2, { title: 'Temi', ...book })
  const paper = (category: string, values = {}) => createResource(portal.deps, { category, belongsTo: id, ...values })
  const sheet = await paper('activity-sheet', { title: 'Temi: activity sheet' })
  const guide = await paper('teachers-guide')
  const draft = await paper('activity-sheet', { isDraft: true })
  return { book: id, sheet, guide, draft, ...(await createClassCode(portal.deps, { resourceId: id })) }
}

test('a code opens the book and its sheets, whatever way it is typed, and sets nothing', async () => {
  const { code, sheet, id } = await lesson()
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', ' – ')} `])
    expect([typed, (await open(typed)).statusCode]).toEqual([typed, 200])
  const answer = await open(code)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['cache-control']).toBe('no-store')
  const book: ClassBook = answer.json().data
  expect(book).toMatchObject({ title: 'Temi', sheets: [{ id: sheet.id, title: 'Temi: activity sheet' }] })
  expect(book.pages.map(({ number, alt }) => [number, alt])).toEqual([
    [1, 'Picture 1'],
    [2, 'Picture 2'],
  ])
  const picture = await page(book.pass, 2)
  expect([picture.statusCode, picture.body, picture.headers['cache-control']]).toEqual([200, 'page 2, 800', 'no-store'])
  const pdf = await portal.call('GET', `/api/class/sheets/${sheet.id}?access-token=${book.pass}`)
  expect([pdf.statusCode, pdf.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(pdf.headers['content-security-policy']).toContain('sandbox')
  const counted = await portal.deps.db.selectFrom('classOpens').select('opens').where('codeId', '=', id).execute()
  expect(counted).toEqual([{ opens: 5 }])
})

test('nothing that a class is given names a school or a person, or tells two devices apart', async () => {
  const maker = await createActor(portal.deps, { role: 'senior' })
  const { code } = await createClassCode(portal.deps, { maker })
  const [one, two] = [await open(code), await open(code)]
  expect(one.body).not.toMatch(/Tidewell|Birch|@/)
  expect(one.json().data.pages).toEqual(two.json().data.pages)
  // The ends are rounded, so that only a change of the hour could lie between the two.
  if (one.json().data.pass === two.json().data.pass) expect(one.body).toBe(two.body)
})

test('guides, lists, the book’s PDF and all else are closed to a class, as if it had not logged in', async () => {
  const { key, book, sheet, guide, draft } = await lesson({ isFree: true })
  for (const path of [
    ...['/api/resources', `/api/resources/${book}`, `/api/resources/${book}/pdf`, `/api/resources/${book}/book`],
    ...[`/api/resources/${guide.id}/pdf`, `/api/resources/${sheet.id}/pdf`, `/api/resources/${book}/pages/1/800`],
    ...['/api/categories', '/api/user/export', '/api/class-codes'],
  ])
    expect([path, (await portal.call('GET', path, { key })).statusCode]).toEqual([path, 401])
  for (const closed of [guide, draft, { id: book }])
    expect((await portal.call('GET', `/api/class/sheets/${closed.id}`, { key })).statusCode).toBe(404)
  expect((await portal.call('GET', `/api/class/sheets/${sheet.id}`, { key })).statusCode).toBe(200)
})

test('a key works in a header and a pass in an address, neither the other way round, and no forged one', async () => {
  const { code } = await lesson()
  const { key, pass } = await read(code)
  expect((await renew(key)).statusCode).toBe(200)
  expect((await page((await renew(key)).json().data.pass)).statusCode).toBe(200)
  expect((await page(key)).statusCode).toBe(401)
  expect((await renew(pass)).statusCode).toBe(401)
  expect((await portal.call('GET', `/api/class/pass?access-token=${pass}`)).statusCode).toBe(401)
  expect((await portal.call('GET', '/api/class/pass', { headers: { cookie: `auth_key=${key}` } })).statusCode).toBe(401)
  const later = key.replace(/\.(\d+)\./, (_, minute: string) => `.${Number(minute) + 60}.`)
  for (const forged of [later, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, 'class.key', `${key}x`])
    expect((await renew(forged)).statusCode).toBe(401)
  expect((await portal.call('GET', '/api/class/pages/3/800', { key })).statusCode).toBe(404)
})

test('a code that was ended closes the next page on another instance', async () => {
  const maker = await createActor(portal.deps, { role: 'senior' })
  const { code, id } = await createClassCode(portal.deps, { maker })
  const { key, pass } = await read(code)
  for (const on of [portal, other]) expect((await page(pass, 1, on)).statusCode).toBe(200)
  expect((await portal.call('DELETE', `/api/class-codes/${id}`, { key: maker.key })).statusCode).toBe(200)
  // On this instance at once; on the other as soon as the change feed has told it.
  expect([(await page(pass)).statusCode, (await renew(key)).statusCode]).toEqual([401, 401])
  await other.deps.changes.catchUp()
  expect([(await page(pass, 1, other)).statusCode, (await renew(key, other)).statusCode]).toEqual([401, 401])
  expect((await open(code)).json()).toMatchObject({ code: 'class/ended' })
})

test('a code is closed by whatever takes the book or the right to it away', async () => {
  const { db } = portal.deps
  const ways: Record<string, [string, (made: { book: number; userId: string; schoolId: string }) => Promise<unknown>]> =
    {
      withdrawn: [
        'class/book-closed',
        ({ book }) => db.updateTable('resources').set({ isDraft: true }).where('id', '=', book).execute(),
      ],
      deleted: [
        'class/book-closed',
        ({ book }) => db.updateTable('resources').set({ deletedAt: new Date() }).where('id', '=', book).execute(),
      ],
      replaced: [
        'class/book-closed',
        ({ book }) => db.updateTable('resources').set({ isPrepared: false }).where('id', '=', book).execute(),
      ],
      disabled: [
        'class/ended',
        ({ userId }) => db.updateTable('users').set({ status: 'disabled' }).where('id', '=', userId).execute(),
      ],
      leaving: [
        'class/ended',
        ({ userId }) =>
          db.updateTable('users').set({ deletionRequestedAt: new Date() }).where('id', '=', userId).execute(),
      ],
      moved: [
        'class/ended',
        ({ userId }) => db.updateTable('users').set({ schoolId: null }).where('id', '=', userId).execute(),
      ],
      refused: [
        'class/ended',
        ({ schoolId }) => db.updateTable('schools').set({ status: 'rejected' }).where('id', '=', schoolId).execute(),
      ],
    }
  for (const [name, [expected, happen]] of Object.entries(ways)) {
    const maker = await createActor(portal.deps, { role: 'senior' })
    const { id: book } = await createBookWithPages(portal.deps, 1)
    const { code } = await createClassCode(portal.deps, { maker, resourceId: book })
    const { key, pass } = await read(code)
    await happen({ book, userId: maker.id, schoolId: maker.schoolId ?? '' })
    await portal.deps.changes.catchUp()
    expect([name, (await open(code)).json().code]).toEqual([name, expected])
    expect([name, (await page(pass)).statusCode < 400, (await renew(key)).statusCode < 400]).toEqual([
      name,
      false,
      false,
    ])
  }
})

test('an expired code says so, and a wrong one does not say whether it ever was one', async () => {
  const { code } = await createClassCode(portal.deps, { until: new Date(Date.now() - 1000) })
  expect((await open(code)).json()).toMatchObject({ code: 'class/ended' })
  for (const wrong of ['acorn zone 0000', 'GULL-LAMP', '', 'xyzzy-lamp-1234', '7342', `${code}-1`])
    expect((await open(wrong)).json().code).toBe('class/no-such-code')
})

test('what a class does is in the log without an address', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const logged = await buildTestApp({ database: portal.database, deps: { log } })
  const { code } = await lesson()
  const { key, pass } = await read(code)
  await open(code, logged)
  await open('acorn zone 0000', logged)
  await page(pass, 1, logged)
  await page('class.pass.forged', 1, logged)
  await renew(`${key}x`, logged)
  await logged.call('GET', '/api/resources')
  const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused')
  expect(refused.map(({ path, ip }) => [path, ip])).toEqual([
    ['/api/class/pages/1/800', null],
    ['/api/class/pass', null],
    ['/api/resources', '127.0.0.1'],
  ])
  const ofClass = lines.filter((line) => line.includes('/api/class/'))
  expect(ofClass.length).toBeGreaterThanOrEqual(7)
  for (const line of ofClass) {
    expect(line).not.toContain('127.0.0.1')
    expect(line).not.toContain(code)
    expect(line).not.toContain('class.')
  }
  await logged.close()
})

test('during maintenance classes still read', async () => {
  const { code, id } = await lesson()
  const maintained = await buildTestApp({ database: portal.database, environment: { READ_ONLY: 'yes' } })
  expect((await open(code, maintained)).statusCode).toBe(200)
  const counted = await portal.deps.db.selectFrom('classOpens').selectAll().where('codeId', '=', id).execute()
  expect(counted).toEqual([])
  await maintained.close()
})

test('the list of the teacher counts the opens of today', async () => {
  const maker = await createActor(portal.deps, { role: 'senior' })
  const { code, id } = await createClassCode(portal.deps, { maker })
  await Promise.all(Array.from({ length: 12 }, () => open(code)))
  await portal.deps.db.insertInto('classOpens').values({ codeId: id, day: '2026-01-05', opens: 9 }).execute()
  const codes = (await portal.call('GET', '/api/class-codes', { key: maker.key })).json().data
  expect(codes).toMatchObject([{ id, opens_today: 12 }])
  const days = await portal.deps.db.selectFrom('classOpens').selectAll().where('codeId', '=', id).execute()
  expect(Object.keys(days[0] ?? {})).toEqual(['codeId', 'day', 'opens'])
})
