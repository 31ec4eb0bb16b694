import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createSchool, createUser } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { considered, createRecord, schoolOf, signUp, signUpAndConfirm, subjectsTo } from './testing/sign-up.ts'

const portal = setUpPortal({ withJobs: true })

beforeEach(async () => {
  await portal.deps.db.deleteFrom('users').execute()
  await portal.deps.db.deleteFrom('schools').execute()
  await portal.deps.db.deleteFrom('registerSchools').execute()
})

const harbourRow = { name: 'Harbour Row Primary School', postcode: 'GU7 1AB', website: 'www.harbour-row.sch.example' }

const standing = async (key: string) => (await portal.call('GET', '/api/user/view', { key })).json().data

test('a school that the register confirms is in at once: no human, and a welcome', async () => {
  const record = await createRecord(portal.deps, harbourRow)
  const { key, schoolId, email } = await signUpAndConfirm(portal)
  expect(await schoolOf(portal, schoolId)).toMatchObject({ status: 'approved', registerId: record.id, email })
  await portal.deps.changes.catchUp()
  expect(await standing(key)).toMatchObject({ isVerified: true, status: 'active', school: { status: 'approved' } })
  const subjects = await subjectsTo(portal, email)
  expect(subjects.at(-1)).toBe('Welcome to Enterprise Bookshelf')
  expect(subjects).toHaveLength(2)
  const { checked } = (await portal.call('GET', '/api/school/verification', { key })).json().data
  expect(checked.join(' ')).toContain('national register')
  const lines = await portal.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .where('object', '=', schoolId)
    .orderBy('id')
    .execute()
  expect(lines.map(({ action }) => action)).toEqual(['school.signed-up', 'school.approved-by-register'])
})

test('nothing is decided before the address is confirmed', async () => {
  await createRecord(portal.deps, harbourRow)
  const { schoolId, user } = await signUp(portal)
  await portal.deps.jobs.add(portal.deps.db, 'consider-school', { userId: user.id })
  await considered(portal)
  expect(await schoolOf(portal, schoolId)).toMatchObject({ status: 'pending', comparedAt: null, checked: [] })
})

test.each<[string, Parameters<typeof createRecord>[1] | null, Record<string, unknown>]>([
  ['the register has no such school', null, {}],
  ['the postcode is another', { ...harbourRow, postcode: 'GU7 9ZZ' }, {}],
  ['the name is another', { ...harbourRow, name: 'Saint Aldhelm Catholic Academy' }, {}],
  ['the address is of another host', harbourRow, { email: 'head@harbour-row-school.example' }],
  ['the address is public mail', { ...harbourRow, website: 'www.gmail.com' }, { email: 'harbourrow@gmail.com' }],
  ['the host only ends alike', harbourRow, { email: 'head@evilharbour-row.sch.example' }],
  ['the register has no website', { ...harbourRow, website: '' }, {}],
  ['it is closed', { ...harbourRow, isOpen: false, status: 'Closed' }, {}],
  ['its children are older', { ...harbourRow, lowAge: 9, highAge: 13 }, {}],
  ['its children are younger', { ...harbourRow, lowAge: 2, highAge: 6 }, {}],
])('pending, because %s', async (_why, record, form) => {
  if (record) await createRecord(portal.deps, record)
  const { key, schoolId, email } = await signUpAndConfirm(portal, form)
  expect((await schoolOf(portal, schoolId)).status).toBe('pending')
  expect((await subjectsTo(portal, email)).at(-1)).toBe('We are checking Harbour Row Primary School')
  const { status, checked } = (await portal.call('GET', '/api/school/verification', { key })).json().data
  expect(status).toBe('pending')
  expect(checked.length).toBeGreaterThan(0)
})

test.each<[string, string, string, string]>([
  ['whose host three schools have', 'www.reedplus.sch.example', 'www.reedplus.sch.example', 'reedplus.sch.example'],
  [
    'below whose host another has its own',
    'reed.sch.example',
    'dalewood.reed.sch.example',
    'dalewood.reed.sch.example',
  ],
  ['above another’s', 'www.reed.sch.example', 'dalewood.reed.sch.example', 'reed.sch.example'],
  ['that names a trust', 'northmoortrust.example', '', 'northmoortrust.example'],
  ['that is a nation’s mail', 'hwbcymru.net', '', 'hwbcymru.net'],
])('an address %s opens no school: it waits with its record', async (_why, website, othersWebsite, host) => {
  const record = await createRecord(portal.deps, { ...harbourRow, website })
  await createRecord(portal.deps, { name: 'Dalewood Primary School', postcode: 'GU7 3CD', website: othersWebsite })
  // Without digits: at a nation’s mail an address with one may be a pupil’s.
  const { schoolId } = await signUpAndConfirm(portal, { email: `office-${randomUUID().replace(/\d/g, 'x')}@${host}` })
  expect(await schoolOf(portal, schoolId)).toMatchObject({ status: 'pending', registerId: record.id })
})

test('a nursery of the same name and site does not keep its primary school waiting', async () => {
  await createRecord(portal.deps, { ...harbourRow, name: 'Harbour Row Nursery', lowAge: 2, highAge: 5 })
  const record = await createRecord(portal.deps, harbourRow)
  const { schoolId } = await signUpAndConfirm(portal, { title: 'Harbour Row' })
  expect(await schoolOf(portal, schoolId)).toMatchObject({ status: 'approved', registerId: record.id })
})

test('pending, because two records fit', async () => {
  await createRecord(portal.deps, harbourRow)
  await createRecord(portal.deps, harbourRow)
  const { schoolId } = await signUpAndConfirm(portal)
  expect(await schoolOf(portal, schoolId)).toMatchObject({ status: 'pending', registerId: null })
})

test.each(['approved', 'pending'] as const)('pending, because an %s school has the record', async (status) => {
  const record = await createRecord(portal.deps, harbourRow)
  await createSchool(portal.deps, { status, registerId: record.id, title: 'Somebody else’s words' })
  const { key, schoolId } = await signUpAndConfirm(portal)
  expect(await schoolOf(portal, schoolId)).toMatchObject({ status: 'pending', registerId: record.id })
  const answer = await portal.call('GET', '/api/school/verification', { key })
  expect(answer.json().data.checked.at(-1)).toContain('already on the portal')
  expect(answer.body).not.toContain('Somebody else')
})

test.each<[string, Partial<Parameters<typeof createRecord>[1]>, Partial<Parameters<typeof createRecord>[1]>]>([
  ['has become an academy', {}, {}],
  ['has become an academy under another name', { name: 'Old Quay Infant School', lowAge: 4, highAge: 7 }, {}],
  ['has become an academy with another website', { website: 'www.old-quay.sch.example' }, {}],
  ['is to close when the academy has opened', { isOpen: true, status: 'Open, but proposed to close', website: '' }, {}],
])('pending, because the school is on the portal and %s', async (_why, before, after) => {
  const closed = await createRecord(portal.deps, { ...harbourRow, isOpen: false, status: 'Closed', ...before })
  await createSchool(portal.deps, { status: 'approved', registerId: closed.id })
  const record = await createRecord(portal.deps, { ...harbourRow, ...after })
  const { key, schoolId } = await signUpAndConfirm(portal)
  expect(await schoolOf(portal, schoolId)).toMatchObject({ status: 'pending', registerId: record.id })
  const { checked } = (await portal.call('GET', '/api/school/verification', { key })).json().data
  expect(checked.at(-1)).toContain('ask them to invite you')
})

test('the junior school beside an infant school of the portal is another school', async () => {
  const infants = { ...harbourRow, name: 'Harbour Row Infant School', lowAge: 4, highAge: 7 }
  await createSchool(portal.deps, { status: 'approved', registerId: (await createRecord(portal.deps, infants)).id })
  await createRecord(portal.deps, { ...harbourRow, name: 'Harbour Row Junior School', lowAge: 7 })
  const { schoolId } = await signUpAndConfirm(portal, { title: 'Harbour Row Junior School' })
  expect((await schoolOf(portal, schoolId)).status).toBe('approved')
})

test('a rejected school with the record is in nobody’s way', async () => {
  const record = await createRecord(portal.deps, harbourRow)
  await createSchool(portal.deps, { status: 'rejected', registerId: record.id })
  const { schoolId } = await signUpAndConfirm(portal)
  expect((await schoolOf(portal, schoolId)).status).toBe('approved')
})

test('two people who register one school at once: one is in, the other is put before the operator', async () => {
  await createRecord(portal.deps, harbourRow)
  const both = await Promise.all([signUpAndConfirm(portal), signUpAndConfirm(portal)])
  const statuses = await Promise.all(both.map(async ({ schoolId }) => (await schoolOf(portal, schoolId)).status))
  expect(statuses.sort()).toEqual(['approved', 'pending'])
})

test('a job that comes twice decides and writes once', async () => {
  await createRecord(portal.deps, harbourRow)
  const { user, email } = await signUpAndConfirm(portal)
  await portal.deps.jobs.add(portal.deps.db, 'consider-school', { userId: user.id })
  await considered(portal)
  expect((await subjectsTo(portal, email)).filter((subject) => subject.startsWith('Welcome'))).toHaveLength(1)
})

test('the job is for staff with a pending school alone', async () => {
  await createRecord(portal.deps, harbourRow)
  const school = await createSchool(portal.deps, { status: 'pending', title: harbourRow.name, postcode: 'GU7 1AB' })
  const parent = await createUser(portal.deps, { schoolId: school.id, email: 'mum@harbour-row.sch.example' })
  await portal.deps.jobs.add(portal.deps.db, 'consider-school', { userId: parent.id })
  await considered(portal)
  expect(await schoolOf(portal, school.id)).toMatchObject({ status: 'pending', comparedAt: null })
})
