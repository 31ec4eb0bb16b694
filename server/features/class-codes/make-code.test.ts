import { expect, test } from 'vitest'
import { readClassCode } from '#contract/class-code-text.ts'
import type { ClassCode, ClassCodeSheet, ClassEnds } from '#contract/class-codes.ts'
import { classWords } from '#contract/class-words.ts'
import { dayAfter, timeInUk, todayInUk } from '#contract/school-days.ts'
import type { SchoolCalendar } from '#contract/term-dates.ts'
import { startOfDay } from '../../data-protection/retention.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor, createBookWithPages, createClassCode, createResource } from '../../testing/factories.ts'
import { runJob } from '../../testing/run-job.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { classEnds } from './ends.ts'

const portal = setUpPortal({ withJobs: true })

const england: SchoolCalendar = { nation: 'england-and-wales', years: [] }
const staff = () => createActor(portal.deps, { role: 'senior' })
const make = (key: string, body: object) => portal.call('POST', '/api/class-codes', { key, body })
const list = async (key: string): Promise<ClassCode[]> =>
  (await portal.call('GET', '/api/class-codes', { key })).json().data

test('the words are enough for 34 bits, short, different, and plain letters', () => {
  expect(new Set(classWords).size).toBe(classWords.length)
  expect(classWords.length * (classWords.length - 1) * 10_000).toBeGreaterThan(2 ** 34)
  for (const word of classWords) expect(word).toMatch(/^[a-z]{3,7}$/)
})

test('a code asked for again, also at once, is the same; one for another book or after it has ended is new', async () => {
  const { key } = await staff()
  const book = await createBookWithPages(portal.deps, 3, {})
  const other = await createBookWithPages(portal.deps, 3, {})
  const codeFor = async (id: number): Promise<string> => (await make(key, { resource_id: id })).json().data.code
  const [first, again] = await Promise.all([codeFor(book.id), codeFor(book.id)])
  expect(again).toBe(first)
  expect(await list(key)).toHaveLength(1)
  expect(await codeFor(other.id)).not.toBe(first)
  for (const { id } of await list(key)) await portal.call('DELETE', `/api/class-codes/${id}`, { key })
  expect(await codeFor(book.id)).not.toBe(first)
})

test('a teacher makes a code for a book, finds it again, and ends it; the audit log has both', async () => {
  const { id: userId, key } = await staff()
  const book = await createBookWithPages(portal.deps, 3, { title: 'Temi', isFree: false })
  await createResource(portal.deps, { category: 'activity-sheet', belongsTo: book.id })
  await createResource(portal.deps, { category: 'teachers-guide', belongsTo: book.id })
  const ends: ClassEnds = (await portal.call('GET', '/api/class-codes/ends', { key })).json().data
  const made = await make(key, { resource_id: book.id })
  expect(made.statusCode).toBe(200)
  const code: ClassCodeSheet = made.json().data
  expect(readClassCode(code.code)).toBe(code.code)
  expect(code).toMatchObject({ resource_id: book.id, title: 'Temi', sheets: 1, opens_today: 0, is_closed: false })
  expect(code.url).toBe(`${portal.deps.config.publicUrl}/read#${code.code}`)
  expect(code.until_time).toBe(timeInUk(ends.day, '16:00').toISOString())
  expect(code.qr.path).toMatch(/^M0 0h7v1h-7z/)
  expect(await list(key)).toEqual([expect.objectContaining({ id: code.id, code: code.code })])
  const one = `/api/class-codes/${code.id}`
  expect((await portal.call('GET', one, { key })).json().data).toEqual(code)

  expect((await portal.call('DELETE', one, { key })).statusCode).toBe(200)
  expect(await list(key)).toEqual([])
  for (const method of ['GET', 'DELETE'] as const)
    expect((await portal.call(method, one, { key })).statusCode).toBe(404)
  const lines = portal.deps.db.selectFrom('auditLog').select(['action', 'object']).where('actorId', '=', userId)
  expect(await lines.orderBy('id').execute()).toEqual([
    { action: 'class-code.made', object: code.id },
    { action: 'class-code.ended', object: code.id },
  ])
})

test('a code that somebody made at their former school is named as one', async () => {
  const { id: userId, key } = await staff()
  const { schoolId } = await staff()
  const { id } = await createBookWithPages(portal.deps, 1)
  await make(key, { resource_id: id })
  expect(await list(key)).toMatchObject([{ is_closed: false, is_of_former_school: false }])
  await portal.deps.db.updateTable('users').set({ schoolId }).where('id', '=', userId).execute()
  await portal.deps.changes.catchUp()
  expect(await list(key)).toMatchObject([{ is_closed: true, is_of_former_school: true }])
})

test('neither the table nor the log has the code', async () => {
  const { key } = await staff()
  const book = await createBookWithPages(portal.deps, 1)
  const { code, id } = (await make(key, { resource_id: book.id })).json().data
  const row = await portal.deps.db.selectFrom('classCodes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(Buffer.concat([row.codeHash, row.sealedCode]).toString('latin1')).not.toContain(code)
  expect(JSON.stringify(row)).not.toContain(code)
})

test('what cannot be read as a book has no code', async () => {
  const { key } = await staff()
  const operator = await createActor(portal.deps, { role: 'admin' })
  const codeFor = async (of: { key: string }, resource: Parameters<typeof createResource>[1]) => {
    const { id } = await createResource(portal.deps, resource)
    return (await make(of.key, { resource_id: id })).json().code
  }
  expect(await codeFor({ key }, { isPrepared: false })).toBe('resource/not-ready')
  expect(await codeFor({ key }, { category: 'teachers-guide' })).toBe('not-found')
  expect(await codeFor({ key }, { isDraft: true, isPrepared: true })).toBe('not-found')
  expect(await codeFor(operator, { isDraft: true, isPrepared: true })).toBe('class/draft')
})

test('a code ends within 13 weeks, at 4 pm of a real day', async () => {
  const { key } = await staff()
  const { id } = await createBookWithPages(portal.deps, 1)
  const { last } = classEnds(england)
  const problem = async (until: string) => (await make(key, { resource_id: id, until })).json().errors?.until
  expect(await problem(dayAfter(last, 1))).toBe('Choose a day within the next 13 weeks.')
  expect(await problem(dayAfter(todayInUk(), -1))).toBe('Choose a later day: codes end at 4 pm.')
  for (const unreal of ['', '2027-02-30', '2027-2-3', 'tomorrow'])
    expect(await problem(unreal)).toBe('Enter a real date.')
  const made = (await make(key, { resource_id: id, until: last })).json().data
  expect(made.until_time).toBe(timeInUk(last, '16:00').toISOString())
})

test('the choices follow the school days of the nation, in London time', () => {
  const at = (time: string) => classEnds(england, new Date(time))
  // A Tuesday in winter, before and after lessons.
  expect(at('2026-11-24T15:29:00Z')).toEqual({ day: '2026-11-24', week: '2026-11-27', term: null, last: '2027-02-23' })
  expect(at('2026-11-24T15:30:00Z').day).toBe('2026-11-25')
  // In summer half past three is an hour earlier in UTC.
  expect(at('2027-06-15T14:29:00Z').day).toBe('2027-06-15')
  expect(at('2027-06-15T14:30:00Z').day).toBe('2027-06-16')
  // After lessons on a Friday, and on a Sunday: Monday, and its week.
  expect(at('2026-11-27T16:00:00Z')).toMatchObject({ day: '2026-11-30', week: '2026-12-04' })
  expect(classEnds({ nation: 'scotland', years: [] }, new Date('2026-11-29T12:00:00Z')).day).toBe('2026-12-01')
  // The Thursday before Good Friday ends its week.
  expect(at('2027-03-22T09:00:00Z')).toMatchObject({ day: '2027-03-22', week: '2027-03-25' })
})

test('one account makes a number of codes in an hour', async () => {
  const strict = await buildTestApp({ database: portal.database, limits: { classCodesPerAccount: 1 } })
  const { key } = await staff()
  const { id } = await createBookWithPages(portal.deps, 1)
  const ask = () => strict.call('POST', '/api/class-codes', { key, body: { resource_id: id } })
  expect((await ask()).statusCode).toBe(200)
  expect((await ask()).statusCode).toBe(429)
  await strict.close()
})

test('codes are deleted 30 days after their end, with what was counted', async () => {
  const { db } = portal.deps
  const days = { old: { until: startOfDay(31) }, young: { until: startOfDay(30) }, ended: { endedAt: startOfDay(31) } }
  const ids: Record<string, string> = {}
  for (const [name, values] of Object.entries(days)) ids[name] = (await createClassCode(portal.deps, values)).id
  await db
    .insertInto('classOpens')
    .values({ codeId: ids.old ?? '', day: '2026-01-05' })
    .execute()
  await runJob(portal, 'delete-ended-class-codes')
  const left = await db.selectFrom('classCodes').select('id').where('id', 'in', Object.values(ids)).execute()
  expect(left).toEqual([{ id: ids.young }])
})

test('one’s own data names the codes that one has made', async () => {
  const { key } = await staff()
  const book = await createBookWithPages(portal.deps, 1, { title: 'Temi' })
  await make(key, { resource_id: book.id })
  const data = (await portal.call('GET', '/api/user/export', { key })).json()
  expect(data.class_codes_made).toEqual([
    { book: 'Temi', createdAt: expect.any(String), until: expect.any(String), endedAt: null },
  ])
})
