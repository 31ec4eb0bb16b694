import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayAfter, timeInUk, todayInUk } from '#contract/school-days.ts'
import type { LetterCode } from '#contract/schools.ts'
import type { QueueCase } from '#contract/verification.ts'
import { createActor, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { importRegister } from '../../register/import/import-register.ts'
import { publishedCsv, publishedLists } from '../../register/testing/published-lists.ts'
import { createRecord, mailsTo, schoolForm, schoolOf, signUpAndConfirm } from '../testing/sign-up.ts'

const portal = setUpPortal({ withJobs: true })
let operator: string
let book: number
beforeAll(async () => {
  // Posting a letter is no decision, so the least right is enough.
  operator = (await createActor(portal.deps, { role: 'admin', rights: 'support' })).key
  book = (await createResource(portal.deps)).id
  const folder = await mkdtemp(join(tmpdir(), 'portal-registers-'))
  for (const name of publishedLists) {
    await writeFile(join(folder, name), publishedCsv(name))
    await importRegister(portal.deps.db, join(folder, name))
  }
  await rm(folder, { recursive: true })
})

const caseOf = async (id: string): Promise<QueueCase> =>
  (await portal.call('GET', `/api/admin/schools/${id}`, { key: operator })).json().data
const view = async (key: string): Promise<{ status: string; checked: string[]; letter: LetterCode | null }> =>
  (await portal.call('GET', '/api/school/verification', { key })).json().data
const enter = (key: string, code: string) => portal.call('POST', '/api/school/letter-code', { key, body: { code } })
const ask = (key: string) => portal.call('POST', '/api/school/ask-for-letter', { key })
const bookFor = async (key: string) => (await portal.call('GET', `/api/resources/${book}/pdf`, { key })).statusCode
const inboxStatus = async (id: string) => {
  const { cases } = (await portal.call('GET', '/api/admin/inbox?kind=schools', { key: operator })).json().data
  const { state, status } = cases.find((one: { id: string }) => one.id === id)
  return [state, status]
}

async function make(id: string, by = 'post'): Promise<string> {
  const { version } = await caseOf(id)
  const made = await portal.call('POST', `/api/admin/schools/${id}/letter-code`, {
    key: operator,
    body: { version, by },
  })
  expect(made.statusCode).toBe(200)
  return made.json().data.letter.code
}

async function wordsOfLetter(id: string): Promise<string> {
  const answer = await portal.call('GET', `/api/admin/schools/${id}/letter`, { key: operator })
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const task = getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent()
  await task.destroy()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** A school of an invented list whose applicant has a nation's address. */
let number = 0
async function waiting(changes: Record<string, unknown> = {}) {
  const name = `Letter Lane ${['Red', 'Blue', 'Green', 'Brown', 'Grey', 'Pink', 'White', 'Black', 'Gold', 'Silver'][number++]} Primary School`
  const postcode = `EH${20 + number} 1AA`
  const record = await createRecord(portal.deps, {
    ...{ name, postcode, register: 'scotland', nation: 'scotland' },
    ...{ street: '1 Letter Lane', town: 'Leith', phone: '0131 496 0000' },
  })
  const email = `jo.bell${'x'.repeat(number)}@glow.sch.uk`
  const school = await signUpAndConfirm(portal, { title: name, postcode, email, ...changes })
  return { ...school, record, name, postcode }
}

describe('from sign-up to an open book with nothing by an operator but the letter', () => {
  test.each([
    ['Edinburgh', 'Leith Links Walk Primary School', 'EH6 8RS', 'j.macleod@glow.sch.uk', '26 Kirk Wynd'],
    ['Cardiff', 'Wern Las School', 'CF14 2ZW', 'carys.price@hwbcymru.net', 'Heol yr Eglwys'],
    ['Belfast', 'Malone Vale PS', 'BT9 1ER', 'aoife.byrne@c2ken.net', '14 Mill Street'],
  ])('in %s', async (_place, title, postcode, email, street) => {
    const { key, schoolId } = await signUpAndConfirm(portal, { title, postcode, email, full_name: 'Jo Bell' })
    const first = await view(key)
    expect(first).toMatchObject({ status: 'pending', letter: { state: 'due', tries_left: 5 } })
    expect(first.letter?.address).toContain(street)
    expect(await inboxStatus(schoolId)).toEqual(['waiting', 'pending'])
    await mailsTo(portal, email, 'A letter is coming to')

    const code = await make(schoolId)
    expect(await inboxStatus(schoolId)).toEqual(['with-them', 'letter-made'])
    const words = await wordsOfLetter(schoolId)
    for (const expected of [`${code.slice(0, 5)} ${code.slice(5)}`, street, postcode, 'The headteacher', 'Jo Bell'])
      expect(words).toContain(expected)
    expect([await bookFor(key), (await view(key)).letter?.state]).toEqual([403, 'made'])

    const entered = await enter(key, `${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `)
    expect(entered.json().data).toMatchObject({ status: 'approved', letter: null })
    expect(await bookFor(key)).toBe(200)
    await mailsTo(portal, email, 'is approved')
    expect((await caseOf(schoolId)).history.map(({ action }) => action)).toEqual([
      'school.signed-up',
      'school.compared',
      'school.letter-made',
      'school.approved-by-letter',
    ])
    // Once.
    expect((await enter(key, code)).json().code).toBe('school/decided-already')
  })

  test.each(['smithj12@hwbcymru.net', 'gw15bellanna@glow.sch.uk', 'a.bell4@c2ken.net', 'pupil.bell@c2kni.net'])(
    'a pupil’s address, %s, is refused at its field',
    async (email) => {
      const form = schoolForm({ title: 'Splott Moor Primary School', postcode: 'CF24 3HZ', email })
      const answer = await portal.call('POST', '/api/school/sign-up', { body: form })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'account/pupil-address'])
      expect(answer.json().errors).toHaveProperty('email')
    },
  )
})

test('a code that is mistyped is counted, and after five the right one opens nothing until another letter comes', async () => {
  const { key, schoolId } = await waiting()
  const code = await make(schoolId)
  expect((await enter(key, 'ABC')).json().code).toBe('school/wrong-letter-code')
  expect((await view(key)).letter?.tries_left).toBe(5)
  const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
  for (let left = 4; left >= 0; left--) {
    expect((await enter(key, wrong)).json().errors).toHaveProperty('code')
    expect((await view(key)).letter?.tries_left).toBe(left)
  }
  expect((await enter(key, code)).json().code).toBe('school/letter-code-over')
  expect((await view(key)).letter).toMatchObject({ state: 'over', can_ask: true })
  expect(await inboxStatus(schoolId)).toEqual(['waiting', 'pending'])
  expect((await ask(key)).json().data.letter).toMatchObject({ state: 'due', tries_left: 5 })
  expect((await ask(key)).json().code).toBe('school/no-more-letters')
  const next = await make(schoolId)
  expect((await enter(key, code)).json().code).toBe('school/wrong-letter-code')
  expect((await enter(key, next)).json().data.status).toBe('approved')
})

test('a code works for 30 days, and after three letters a person has to look', async () => {
  const { key, schoolId } = await waiting()
  const age = (days: number) =>
    portal.deps.db
      .updateTable('letterCodes')
      .set({ madeAt: timeInUk(dayAfter(todayInUk(), -days), '00:00') })
      .where('schoolId', '=', schoolId)
      .execute()
  for (let letter = 1; letter <= 3; letter++) {
    const code = await make(schoolId)
    await age(31)
    expect(await inboxStatus(schoolId)).toEqual(['waiting', 'pending'])
    expect((await enter(key, code)).json().code).toBe('school/letter-code-over')
    expect((await ask(key)).statusCode).toBe(letter < 3 ? 200 : 409)
  }
  const code = await make(schoolId)
  await age(30)
  expect(await inboxStatus(schoolId)).toEqual(['with-them', 'letter-made'])
  expect((await enter(key, code)).json().data.status).toBe('approved')
})

test('a school that had appealed, and was then approved by its letter, can appeal against a later rejection', async () => {
  const { key, schoolId } = await waiting()
  const owner = (await createActor(portal.deps, { role: 'admin' })).key
  const act = async (action: string, body: object = {}) => {
    const { version } = await caseOf(schoolId)
    const done = await portal.call('POST', `/api/admin/schools/${schoolId}/${action}`, {
      key: owner,
      body: { version, ...body },
    })
    expect([action, done.statusCode]).toEqual([action, 200])
  }
  const appeal = () => portal.call('POST', '/api/school/appeal', { key, body: { message: 'Please look again.' } })
  await act('reject', { reason: 'We cannot find it.' })
  expect((await appeal()).statusCode).toBe(200)
  await act('reopen')
  expect((await enter(key, await make(schoolId))).json().data.status).toBe('approved')
  await act('reject', { reason: 'It has closed.' })
  expect((await appeal()).statusCode).toBe(200)
})

describe('after a move', () => {
  test('a code opens nothing once the register has the school elsewhere', async () => {
    const { key, schoolId, record } = await waiting()
    const code = await make(schoolId)
    const moved = { postcode: 'EH99 9ZZ', postcodeKey: 'EH999ZZ' }
    await portal.deps.db.updateTable('registerSchools').set(moved).where('id', '=', record.id).execute()
    expect((await enter(key, code)).json().code).toBe('school/letter-elsewhere')
    expect((await schoolOf(portal, schoolId)).status).toBe('pending')
    // The next one goes to the new address.
    const { letter } = await view(key)
    expect([letter?.state, letter?.address.at(-1)]).toEqual(['due', 'EH99 9ZZ'])
    expect(await inboxStatus(schoolId)).toEqual(['waiting', 'pending'])
  })

  test('a code of one school opens no other, and none when the school has become another', async () => {
    const one = await waiting()
    const other = await waiting()
    const code = await make(one.schoolId)
    expect((await enter(other.key, code)).json().code).toBe('school/wrong-letter-code')
    const version = (await schoolOf(portal, one.schoolId)).version
    const details = { title: 'Malone Vale Primary School', postcode: 'BT9 1ER', address_1: '1 Road', version }
    await portal.call('PUT', '/api/school/update', { key: one.key, body: details })
    expect((await enter(one.key, code)).json().code).toBe('school/wrong-letter-code')
  })
})

test('a code can be told at the telephone number of the register', async () => {
  const { key, schoolId } = await waiting()
  expect((await caseOf(schoolId)).letter_ways).toEqual(['post', 'telephone'])
  const code = await make(schoolId, 'telephone')
  expect((await caseOf(schoolId)).letter).toMatchObject({ phone: '0131 496 0000', by: 'telephone' })
  expect((await enter(key, code)).json().data.status).toBe('approved')
  expect((await caseOf(schoolId)).history.map(({ action }) => action)).toContain('school.code-told')
})

test('no letter where the register has no address, for a school in England by itself, or for one that is decided', async () => {
  const { schoolId, record } = await waiting()
  await portal.deps.db.updateTable('registerSchools').set({ postcode: '' }).where('id', '=', record.id).execute()
  const { version, letter_ways: ways } = await caseOf(schoolId)
  expect(ways).toEqual([])
  const body = { version, by: 'post' }
  const call = (id: string) => portal.call('POST', `/api/admin/schools/${id}/letter-code`, { key: operator, body })
  expect((await call(schoolId)).json().code).toBe('school/no-address')
  expect((await portal.call('GET', `/api/admin/schools/${schoolId}/letter`, { key: operator })).statusCode).toBe(404)
  const english = await signUpAndConfirm(portal, {
    ...{ title: 'Upton Heath Primary School', postcode: 'CH2 4PU', email: 'jo.bell@gmail.com' },
  })
  expect((await view(english.key)).letter).toBeNull()
})

test('nobody but operators makes or reads a letter', async () => {
  const { key, schoolId } = await waiting()
  const body = { version: 1, by: 'post' }
  expect((await portal.call('POST', `/api/admin/schools/${schoolId}/letter-code`, { key, body })).statusCode).toBe(403)
  expect((await portal.call('GET', `/api/admin/schools/${schoolId}/letter`, { key })).statusCode).toBe(403)
})
