import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { CaseSummary } from '#contract/cases.ts'
import { pageSize } from '#contract/paging.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { createActor, createSchool, createUser } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin', rights: 'support' })).key
})

interface Listed {
  cases: CaseSummary[]
  total: number
  counts: Record<string, Record<string, number>>
  unconfirmed: number
}
const list = async (query = 'state=waiting'): Promise<Listed> =>
  (await portal.call('GET', `/api/admin/inbox?${query}`, { key })).json().data
const titles = ({ cases }: Listed) => cases.map(({ title }) => title)

const person = { name: 'Ada Birch', email: 'ada@example.org' }
const lines = JSON.stringify([
  { title: 'Book', quantity: 30, pricePence: 1800 },
  { title: 'Banner', quantity: 1, pricePence: 4699 },
])
const insert = {
  enquiry: (values: object) =>
    portal.deps.db
      .insertInto('enquiries')
      .values({ ...person, message: 'Can we print them?', reference: randomUUID(), ...values })
      .execute(),
  booking: ({ createdAt = new Date(), ...values }: { createdAt?: Date | undefined; [column: string]: unknown }) =>
    portal.deps.db
      .insertInto('bookings')
      .values({ ...person, school: 'Tidewell', reference: randomUUID(), createdAt, updatedAt: createdAt, ...values })
      .execute(),
  quote: (values: object) =>
    portal.deps.db
      .insertInto('quotes')
      .values({ ...person, postalAddress: '1 Harbour Road', asked: lines, reference: randomUUID(), ...values })
      .execute(),
}
/** A Monday, a Wednesday, a Friday and a Saturday in London's summer time. */
const [monday, wednesday, friday, saturday] = ['08T09', '10T09', '12T22', '13T12'].map(
  (at) => new Date(`2026-06-${at}:00:00Z`),
)

test('the inbox has every kind in one list, by the day on which an answer is due', async () => {
  await createSchool(portal.deps, { title: 'Elm Bank', status: 'pending', comparedAt: monday, createdAt: monday })
  await createSchool(portal.deps, { title: 'Not confirmed', status: 'pending', createdAt: monday })
  await createSchool(portal.deps, { title: 'Has been asked', status: 'pending', comparedAt: monday, question: 'Who?' })
  await createSchool(portal.deps, { title: 'Has been let in', postcode: 'GU7 1AB', createdAt: monday })
  await createSchool(portal.deps, { title: '100% _Wool_', status: 'rejected', createdAt: wednesday })
  await insert.enquiry({ name: 'Fay Friday', createdAt: friday })
  await insert.enquiry({ name: 'Sam Saturday', createdAt: saturday })
  await insert.enquiry({ name: 'Answered', status: 'answered', createdAt: friday })
  const request = { kind: 'erasure' as const, createdAt: monday }
  await insert.enquiry({ ...request, name: 'Rita', dueOn: dayAfter(todayInUk(), 7), status: 'answered' })
  await insert.enquiry({ ...request, name: 'Ralf', dueOn: dayAfter(todayInUk(), 8) })
  await insert.enquiry({ ...request, name: 'Over', dueOn: '2026-06-01', status: 'closed' })
  await insert.booking({ school: 'Bayview', createdAt: wednesday, preferredDates: '["2027-03-04"]' })
  await insert.booking({ school: 'Agreed', status: 'confirmed', sessionOn: '2027-03-05', createdAt: monday })
  await insert.quote({ school: 'Quay Lane', createdAt: wednesday })
  await insert.quote({ name: 'Sent', status: 'quoted', createdAt: wednesday })

  const all = await list()
  expect(all.cases.map(({ title, kind, due_on }) => [title, kind, due_on])).toEqual([
    // Within a week, which comes before everything else.
    ['Rita', 'requests', dayAfter(todayInUk(), 7)],
    ['Elm Bank', 'schools', '2026-06-10'],
    ['Quay Lane', 'quotes', '2026-06-12'],
    ['Bayview', 'bookings', '2026-06-15'],
    ['Fay Friday', 'enquiries', '2026-06-16'],
    ['Sam Saturday', 'enquiries', '2026-06-16'],
    ['Ralf', 'requests', dayAfter(todayInUk(), 8)],
  ])
  expect(all).toMatchObject({ total: 7, unconfirmed: 1 })
  expect(all.counts).toEqual({
    schools: { waiting: 1, 'with-them': 2, decided: 2 },
    requests: { waiting: 2, 'with-them': 0, decided: 1 },
    enquiries: { waiting: 2, 'with-them': 0, decided: 1 },
    bookings: { waiting: 1, 'with-them': 0, decided: 1 },
    quotes: { waiting: 1, 'with-them': 1, decided: 0 },
  })
  expect(all.cases[2]).toMatchObject({ person: 'Ada Birch', item_count: 31, total: 586.99, status: 'received' })
  expect(all.cases[3]).toMatchObject({ preferred_on: '2027-03-04', session_on: '', beginning: '' })
  expect(all.cases[4]).toMatchObject({ beginning: 'Can we print them?', email: 'ada@example.org', subject: '' })
  expect(all.cases[6]).toMatchObject({ subject: 'erasure', status: 'new' })
})

test('filters: by kind, by state, and by what was decided', async () => {
  expect(titles(await list('kind=requests&state=waiting'))).toEqual(['Rita', 'Ralf'])
  expect((await list('kind=requests&state=waiting')).total).toBe(2)
  const theirs = await list('kind=schools&state=with-them')
  expect(theirs.cases.map(({ title, status }) => [title, status])).toEqual([
    ['Has been asked', 'asked'],
    ['Not confirmed', 'unconfirmed'],
  ])
  const unconfirmed = await list('kind=schools&state=with-them&status=unconfirmed')
  expect([titles(unconfirmed), unconfirmed.total]).toEqual([['Not confirmed'], 1])
  expect(titles(await list('kind=schools&state=decided'))).toEqual(['100% _Wool_', 'Has been let in'])
  const approved = await list('kind=schools&state=decided&status=approved')
  expect([titles(approved), approved.total]).toEqual([['Has been let in'], 1])
  // Both messages and data requests can be closed; "confirmed" is a booking.
  expect(titles(await list('state=decided&status=closed'))).toEqual(['Over'])
  expect((await list('state=decided&status=confirmed')).cases).toMatchObject([{ session_on: '2027-03-05', due_on: '' }])
  expect(await list('kind=quotes&state=decided&status=confirmed')).toMatchObject({ cases: [], total: 0 })
})

test('the search finds a part of what each kind is known by, as plain text', async () => {
  const school = await createSchool(portal.deps, { title: 'Waits', status: 'pending', hasMessage: true })
  await createUser(portal.deps, { role: 'senior', schoolId: school.id, email: 'head@waits.example' })
  await insert.enquiry({ reference: 'M-7KM2XPQ', name: 'Kit', message: 'About the 100%_kite' })
  await insert.quote({ reference: 'Q-7KM2XPQ', name: 'Quill', orderNumber: 'PO-9' })
  expect((await list('q=HEAD@waits')).cases).toMatchObject([
    { title: 'Waits', email: 'head@waits.example', has_message: true, status: 'pending', state: 'waiting' },
  ])
  for (const q of ['gu71a', 'GU7%201', 'let%20in']) expect(titles(await list(`q=${q}`))).toEqual(['Has been let in'])
  for (const q of ['%25', '_wool'])
    expect(titles(await list(`kind=schools&state=decided&q=${q}`))).toEqual(['100% _Wool_'])
  expect(titles(await list('q=7km2xpq'))).toEqual(['Quill', 'Kit'])
  expect(titles(await list('q=100%25_kite'))).toEqual(['Kit'])
  expect(titles(await list('q=po-9'))).toEqual(['Quill'])
  const nothing = await list('q=nothing%20like%20it')
  expect([nothing.total, nothing.counts.schools?.decided]).toEqual([0, 0])
})

test('a page at a time, in order, without gaps, over several kinds', async () => {
  const total = pageSize + 10
  for (let nth = 0; nth < total; nth++) {
    const values = { name: `Paged ${nth}`, createdAt: new Date(Date.UTC(2020, 0, 6, 9, nth)) }
    await (nth % 2 === 0 ? insert.enquiry(values) : insert.quote({ ...values, school: '' }))
  }
  const [one, two, three] = await Promise.all([1, 2, 3].map((page) => list(`state=waiting&q=paged&page=${page}`)))
  expect([one?.total, one?.cases.length, two?.cases.length, three?.cases.length]).toEqual([total, pageSize, 10, 0])
  expect([one, two].flatMap((page) => page && titles(page))).toEqual(
    Array.from({ length: total }, (_, nth) => `Paged ${nth}`),
  )
})

test('what was promised is counted from the days that were entered', async () => {
  await insert.booking({ school: 'Promised', createdAt: monday })
  const dueOn = async () => (await list('q=promised')).cases[0]?.due_on
  expect(await dueOn()).toBe('2026-06-11')
  const owner = await createActor(portal.deps, { role: 'admin' })
  const { organisation, version } = (await portal.call('GET', '/api/admin/organisation', { key: owner.key })).json()
    .data
  const body = { ...organisation, booking_days: 6, version }
  await portal.call('PUT', '/api/admin/organisation', { key: owner.key, body })
  expect(await dueOn()).toBe('2026-06-16')
  // Of a session that was agreed and given up in July.
  const changed = { createdAt: monday, updatedAt: new Date('2026-07-06T09:00:00Z') }
  await insert.booking({ school: 'Given up', ...changed })
  expect((await list('q=given')).cases[0]?.due_on).toBe('2026-07-14')
})

test('a school that has answered waits from its answer on', async () => {
  const { id } = await createSchool(portal.deps, {
    title: 'Slow Lane',
    status: 'pending',
    comparedAt: monday,
    createdAt: monday,
  })
  const dueOn = async () => (await list('q=slow lane')).cases[0]?.due_on
  expect(await dueOn()).toBe('2026-06-10')
  const message = { schoolId: id, author: 'school', text: 'Here it is.', createdAt: friday } as const
  await portal.deps.db.insertInto('schoolMessages').values(message).execute()
  expect(await dueOn()).toBe('2026-06-16')
})
