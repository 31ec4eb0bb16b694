import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { openBytes } from '../../adapters/pdf/testing/from-bytes.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor, createSchool, password } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { schoolOf } from './testing/sign-up.ts'

const portal = setUpPortal({ environment: { PUBLIC_URL: 'https://portal.example' }, withJobs: true })

const search = (code: string) => portal.call('GET', `/api/schools?school_code=${encodeURIComponent(code)}`)

test.each(['K7MPQ2XW', 'k7mpq2xw', ' K7MP Q2XW ', 'k7mp-q2xw'])(
  'the code %j finds its school: id and title',
  async (code) => {
    const school = await createSchool(portal.deps, {
      schoolCode: 'K7MPQ2XW',
      postcode: 'GU7 1AB',
      email: 'x@y.example',
    })
    const answer = await search(code)
    expect(answer.json().data).toEqual([{ id: school.joinId, title: 'Tidewell Primary School' }])
    expect(Object.keys((await portal.call('GET', `/api/schools/${school.joinId}`)).json().data)).toEqual([
      'id',
      'title',
    ])
    await portal.deps.db.deleteFrom('schools').where('id', '=', school.id).execute()
  },
)

test.each(['', 'K7', 'K7MPQ2X', 'K7MPQ2XWZ', '________', '%', 'ZZZZZZZZ'])('%j finds nothing', async (code) => {
  expect((await search(code)).json()).toEqual({ data: [] })
})

test('parents can join pending schools, and rejected ones are not found by either door', async () => {
  const pending = await createSchool(portal.deps, { status: 'pending' })
  expect((await search(pending.schoolCode)).json().data).toHaveLength(1)
  const rejected = await createSchool(portal.deps, { status: 'rejected' })
  expect((await search(rejected.schoolCode)).json().data).toEqual([])
  for (const id of [rejected.id, randomUUID(), '1', 'not-an-id']) {
    expect((await portal.call('GET', `/api/schools/${id}`)).statusCode).toBe(404)
  }
})

test.each(['approved', 'pending', 'rejected'] as const)(
  'members of an %s school find it by the id in their profile, and nobody else does',
  async (status) => {
    for (const role of ['senior', 'parent'] as const) {
      const { key, schoolId } = await createActor(portal.deps, { role, school: status })
      const { id } = (await portal.call('GET', '/api/user/view', { key })).json().data.school
      const answer = await portal.call('GET', `/api/schools/${id}`, { key })
      expect(answer.json().data).toEqual({ id: schoolId, title: 'Tidewell Primary School' })
      const stranger = await createActor(portal.deps, { role: 'senior' })
      for (const other of [stranger.key, undefined]) {
        expect((await portal.call('GET', `/api/schools/${id}`, { key: other })).statusCode).toBe(404)
      }
    }
  },
)

test('wrong codes are limited, right ones are not', async () => {
  const strict = await buildTestApp({ limits: { schoolCodesPerNetwork: 3 } })
  const school = await createSchool(strict.deps)
  const find = (code: string) => strict.call('GET', `/api/schools?school_code=${code}`)
  for (let attempt = 0; attempt < 6; attempt++) expect((await find(school.schoolCode)).statusCode).toBe(200)
  for (let attempt = 0; attempt < 6; attempt++) expect((await find('HALF')).statusCode).toBe(200)
  const statuses = []
  for (let attempt = 0; attempt < 4; attempt++) statuses.push((await find('ZZZZZZZ9')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await find(school.schoolCode)).json().data).toHaveLength(1)
  await strict.close()
})

test('staff renew their code: the old one is dead, and so is what was looked up with it', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const { schoolCode: before, joinId } = await schoolOf(portal, staff.schoolId ?? '')
  const answer = await portal.call('POST', '/api/school/renew-code', { key: staff.key })
  const { school_code: code } = answer.json().data
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  expect((await search(before)).json().data).toEqual([])
  const [found] = (await search(code)).json().data
  expect([joinId, staff.schoolId]).not.toContain(found.id)
  for (const [id, status] of [
    [joinId, 404],
    [staff.schoolId, 404],
    [found.id, 200],
  ] as const) {
    const form = { full_name: 'Owen Hughes', email: `${randomUUID()}@home.example`, password, agreeTerms: true }
    const joining = portal.call('POST', '/api/school/sign-up-user', { body: { ...form, school_id: id } })
    expect([(await joining).statusCode, (await portal.call('GET', `/api/schools/${id}`)).statusCode]).toEqual([
      status,
      status,
    ])
  }
})

test('the letter to parents carries the code, as text and as the address that fills it in', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  await portal.deps.db
    .updateTable('schools')
    .set({ schoolCode: 'HJ4KR7PW', title: 'Ysgol Gynradd Tŷ Gwyn' })
    .where('id', '=', staff.schoolId)
    .execute()
  const answer = await portal.call('GET', '/api/school/parent-letter', { key: staff.key })
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const document = await openBytes(new Uint8Array(answer.rawPayload))
  expect(document.numPages).toBe(1)
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
  expect(text).toContain('HJ4K R7PW')
  expect(text.replaceAll(' ', '')).toContain('YsgolGynraddTŷGwyn')
  expect(text).toContain('portal.example/register')
  const links = await page.getAnnotations()
  expect(links.map(({ url }) => url)).toEqual(['https://portal.example/register?code=HJ4KR7PW'])
  const tree = JSON.stringify(await page.getStructTree())
  expect(tree).toContain('QR code that opens https://portal.example/register?code=HJ4KR7PW')
  expect(tree).toContain('"role":"H1"')
})

test.each([
  ['pending staff', { role: 'senior', school: 'pending' }],
  ['rejected staff', { role: 'senior', school: 'rejected' }],
  ['unconfirmed staff', { role: 'senior', status: 'not-active' }],
  ['a parent', { role: 'parent' }],
  ['an operator', { role: 'admin' }],
] as const)('%s gets neither letter nor new code', async (_name, options) => {
  const { key } = await createActor(portal.deps, options)
  expect((await portal.call('GET', '/api/school/parent-letter', { key })).statusCode).toBe(403)
  expect((await portal.call('POST', '/api/school/renew-code', { key })).statusCode).toBe(403)
})

const endOn = (key: string, ends_on: string) => portal.call('PUT', '/api/school/code', { key, body: { ends_on } })
const viewCode = async (key: string) => (await portal.call('GET', '/api/school/code', { key })).json().data

test('a code whose last day has passed is an invalid invite code at every door, and a later day opens them again', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const { schoolCode, joinId } = await schoolOf(portal, staff.schoolId ?? '')
  const today = todayInUk()
  expect((await endOn(staff.key, today)).json().data).toEqual({
    school_code: schoolCode,
    ends_on: today,
    is_over: false,
  })
  const parent = await createActor(portal.deps, { school: 'none' })
  const join = () =>
    portal.call('POST', '/api/user/join-school', { key: parent.key, body: { school_code: schoolCode } })
  const signUp = () =>
    portal.call('POST', '/api/school/sign-up-user', {
      body: { full_name: 'Owen', email: `${randomUUID()}@home.example`, password, agreeTerms: true, school_id: joinId },
    })
  expect((await search(schoolCode)).json().data).toHaveLength(1)
  expect((await signUp()).statusCode).toBe(200)

  const passed = { codeEndsOn: dayAfter(today, -1) }
  await portal.deps.db.updateTable('schools').set(passed).where('id', '=', staff.schoolId).execute()
  expect(await viewCode(staff.key)).toMatchObject({ ends_on: dayAfter(today, -1), is_over: true })
  expect((await search(schoolCode)).json()).toEqual({ data: [] })
  expect((await portal.call('GET', `/api/schools/${joinId}`)).statusCode).toBe(404)
  for (const answer of [await signUp(), await join()]) {
    expect(answer.json()).toMatchObject({ code: 'school/not-found', message: 'Invalid invite code' })
  }
  expect((await endOn(staff.key, '')).json().data).toMatchObject({ ends_on: '', is_over: false })
  expect((await join()).statusCode).toBe(200)
})

test('the last day is a day from today on, and a new code has none', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  for (const day of [dayAfter(todayInUk(), -1), '2027-02-30', 'soon', '0001-01-01'])
    expect((await endOn(key, day)).json().errors).toHaveProperty('ends_on')
  await endOn(key, dayAfter(todayInUk(), 200))
  await portal.call('POST', '/api/school/renew-code', { key, body: {} })
  expect(await viewCode(key)).toMatchObject({ ends_on: '', is_over: false })
})

test('a code that has ended is no guess: a school that types last year’s is not shut out', async () => {
  const strict = await buildTestApp({ limits: { schoolCodesPerNetwork: 3 } })
  const { schoolCode } = await createSchool(strict.deps, { codeEndsOn: '2020-07-20' })
  for (let attempt = 0; attempt < 8; attempt++) {
    const answer = await strict.call('GET', `/api/schools?school_code=${schoolCode}`)
    expect([answer.statusCode, answer.json().data]).toEqual([200, []])
  }
  await strict.close()
})

test('the letter says until when its code works', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  await endOn(key, '2099-07-20')
  const letter = await portal.call('GET', '/api/school/parent-letter', { key })
  const pdf = await openBytes(letter.rawPayload)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(
    items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' '),
  ).toContain('It works until Monday 20 July 2099')
})
