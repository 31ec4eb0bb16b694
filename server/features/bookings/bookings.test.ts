import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { bankHolidays, todayInUk } from '#contract/school-days.ts'
import { createActor, createSchool, createSession, createUser } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ limits: { messagesPerNetwork: 1000 }, withJobs: true })
let key: string
let staff: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
  staff = await createActor(portal.deps, { role: 'senior' })
})

const dayLength = 86_400_000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The first day of a weekday (0 is Sunday) a number of weeks from now. */
function dayOf(weekday: number, weeks = 2): string {
  const from = Date.parse(`${todayInUk()}T00:00:00Z`) + weeks * 7 * dayLength
  return isoDay(from + ((7 + weekday - new Date(from).getUTCDay()) % 7) * dayLength)
}

/** A Tuesday that is no bank holiday. */
const freeDay = [2, 3, 4]
  .map((weeks) => dayOf(2, weeks))
  .find((day) => !bankHolidays(Number(day.slice(0, 4)), 'england-and-wales').has(day)) as string
const nextHoliday = [0, 1]
  .flatMap((years) => [...bankHolidays(Number(todayInUk().slice(0, 4)) + years, 'england-and-wales').keys()])
  .find((day) => day > todayInUk()) as string

const asked = () => ({
  name: 'Ada Birch',
  email: `${randomUUID()}@example.org`,
  phone: '020 7946 0123',
  school: 'Tidewell Primary School',
  message: 'We have just read the second book.',
})
const book = (body: object, by = staff.key) => portal.call('POST', '/api/page/book-session', { key: by, body })
const stored = (email: string) => portal.deps.db.selectFrom('bookings').selectAll().where('email', '=', email).execute()

async function arrive(body: Record<string, unknown> = asked()): Promise<Booking> {
  const { reference } = (await book(body)).json().data
  const found = portal.deps.db.selectFrom('bookings').select('id').where('reference', '=', reference)
  const { id } = await found.executeTakeFirstOrThrow()
  return (await portal.call('GET', `/api/admin/bookings/${id}`, { key })).json().data
}
const change = (id: string, body: object) => portal.call('PUT', `/api/admin/bookings/${id}`, { key, body })

test('the specified five fields are a booking', async () => {
  const body = asked()
  const answer = await book(body)
  expect(answer.statusCode).toBe(200)
  const { reference } = answer.json().data
  expect(reference).toMatch(/^B-[A-Z2-9]{7}$/)
  expect(await stored(body.email)).toMatchObject([
    { ...body, reference, status: 'requested', userId: staff.id, schoolId: staff.schoolId, preferredDates: [] },
  ])
})

test('days, classes and sizes are kept; the desk is mailed all of it, the sender a receipt without a word of it', async () => {
  const body = {
    ...asked(),
    preferred_dates: ['', freeDay, freeDay],
    year_groups: ['Year 3', 'Year 4'],
    class_sizes: '28 and 30',
  }
  const booking = await arrive(body)
  expect(booking).toMatchObject({
    preferred_dates: [freeDay],
    year_groups: ['Year 3', 'Year 4'],
    class_sizes: '28 and 30',
    session_on: '',
    nation: 'england-and-wales',
  })
  const [receipt] = await mailsTo(portal, body.email, 1)
  expect(receipt?.subject).toBe(`We have your booking request (${booking.reference})`)
  for (const word of [body.name, body.school, 'second book', '28 and 30']) expect(receipt?.html).not.toContain(word)
  const mails = portal.deps.db.selectFrom('mails').selectAll()
  const desk = await mails.where('subject', '=', `Booking request ${booking.reference}`).executeTakeFirstOrThrow()
  expect(desk.replyTo).toBe(body.email)
  for (const word of [body.name, body.school, 'second book', 'Year 3, Year 4', '28 and 30'])
    expect(desk.text).toContain(word)
})

test.each([
  ['yesterday', isoDay(Date.parse(`${todayInUk()}T00:00:00Z`) - dayLength), /^Choose a day after today\.$/],
  ['a Saturday', dayOf(6), /^Saturday .* is at the weekend\. Choose a school day\.$/],
  ['a bank holiday', nextHoliday, /is a bank holiday \(.*\)\. Choose another day\.$/],
  ['no day', 'tomorrow', /^Enter a real date\.$/],
])('a booking for %s gets a sentence at its field, and nothing is stored', async (_name, day, sentence) => {
  const body = { ...asked(), preferred_dates: [freeDay, day] }
  const answer = await book(body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ 'preferred_dates.1': expect.stringMatching(sentence) })
  expect(await stored(body.email)).toEqual([])
})

test('the bank holidays are those of the school’s nation', async () => {
  const school = await createSchool(portal.deps, { postcode: 'EH1 1AA' })
  const { id } = await createUser(portal.deps, { role: 'senior', schoolId: school.id })
  const scottish = await createSession(portal.deps, id)
  const year = Number(todayInUk().slice(0, 4)) + 1
  const days = [...bankHolidays(year, 'england-and-wales')]
  const easterMonday = days.find(([, name]) => name === 'Easter Monday')?.[0]
  expect((await book({ ...asked(), preferred_dates: [easterMonday] })).statusCode).toBe(422)
  expect((await book({ ...asked(), preferred_dates: [easterMonday] }, scottish)).statusCode).toBe(200)
})

test.each([
  [{ school: '' }, { school: 'Enter your school.' }],
  [{ name: 7 }, { name: 'Enter your name.' }],
  [{ message: 'x'.repeat(5001) }, { message: 'Use at most 5,000 characters.' }],
  [{ year_groups: ['Year 13'] }, { 'year_groups.0': 'Choose classes from the list.' }],
  [{ preferred_dates: ['', '', '', ''] }, { preferred_dates: 'Choose at most 3 days.' }],
])('%j gets a sentence at the field', async (wrong, errors) => {
  const answer = await book({ ...asked(), ...wrong })
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
})

test('only staff of a school that has not been rejected book', async () => {
  for (const [school, status] of [
    ['approved', 200],
    ['pending', 200],
    ['rejected', 403],
  ] as const) {
    const actor = await createActor(portal.deps, { role: 'senior', school })
    expect([school, (await book(asked(), actor.key)).statusCode]).toEqual([school, status])
  }
  const parent = await createActor(portal.deps)
  expect((await book(asked(), parent.key)).statusCode).toBe(403)
  expect((await portal.call('POST', '/api/page/book-session', { body: asked() })).statusCode).toBe(401)
})

test('a second press of the button is the same booking, and a robot’s is kept aside', async () => {
  const body = asked()
  const answers = await Promise.all([book(body), book(body)])
  expect(new Set(answers.map((answer) => answer.json().data.reference)).size).toBe(1)
  const robot = { ...asked(), website: 'x' }
  expect((await book(robot)).statusCode).toBe(200)
  expect(await stored(robot.email)).toMatchObject([{ status: 'cancelled' }])
})

test('asking again after cancelling, or with another number of children, is another booking', async () => {
  const body = asked()
  const first = (await book(body)).json().data.reference
  const [booking] = await stored(body.email)
  const cancelled = await portal.call('POST', `/api/bookings/${booking?.id}/cancel`, {
    key: staff.key,
    body: { version: 1, text: '' },
  })
  expect(cancelled.statusCode).toBe(200)
  const second = (await book(body)).json().data.reference
  const third = (await book({ ...body, class_sizes: '31' })).json().data.reference
  expect(new Set([first, second, third]).size).toBe(3)
  expect((await stored(body.email)).map(({ status }) => status).sort()).toEqual(['cancelled', 'requested', 'requested'])
})

test('what was taken for a robot’s does not swallow the same request without the hidden field', async () => {
  const body = asked()
  await book({ ...body, website: 'filled in by a browser' })
  const { reference } = (await book(body)).json().data
  expect(await stored(body.email)).toContainEqual(expect.objectContaining({ reference, status: 'requested' }))
  await mailsTo(portal, body.email, 1)
})

test('confirming names the day, mails it in the thread, and can be cancelled with a mail', async () => {
  const { id, email, reference } = await arrive()
  expect((await change(id, { version: 1, status: 'confirmed' })).json().errors).toEqual({
    session_on: 'Choose the day of the session.',
  })
  const saturday = await change(id, { version: 1, status: 'confirmed', session_on: dayOf(6) })
  expect(saturday.json().errors.session_on).toContain('is at the weekend')
  const confirming = { version: 1, status: 'confirmed', session_on: freeDay, text: 'We arrive at nine.' }
  const confirmed = (await change(id, confirming)).json().data
  expect(confirmed).toMatchObject({ status: 'confirmed', session_on: freeDay, version: 2 })
  const [receipt, mail] = await mailsTo(portal, email, 2)
  expect(mail?.subject).toMatch(/^Your enterprise session is on Tuesday /)
  expect(mail?.thread).toEqual([receipt?.id])
  expect(mail?.text).toContain('We arrive at nine.')
  const cancelled = (await change(id, { version: 2, status: 'cancelled', text: '' })).json().data
  expect(cancelled.status).toBe('cancelled')
  const mails = await mailsTo(portal, email, 3)
  expect(mails.at(-1)?.subject).toBe(`Your enterprise session has been cancelled (${reference})`)
  expect(mails.at(-1)?.thread).toEqual([receipt?.id, mail?.id])
  expect(cancelled.history.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
    ['note', 'A receipt with the reference'],
    ['status', `confirmed ${freeDay}`],
    ['reply', 'We arrive at nine.'],
    ['status', 'cancelled'],
  ])
})

test('of two operators at once the second is told', async () => {
  const { id, email } = await arrive()
  const answers = await Promise.all([
    change(id, { version: 1, status: 'confirmed', session_on: freeDay }),
    portal.call('POST', `/api/admin/bookings/${id}/reply`, { key, body: { version: 1, text: 'Which hall?' } }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await mailsTo(portal, email, 2)
})

test('a session that was held is done, and one can be taken up again without its day', async () => {
  const { id } = await arrive()
  await change(id, { version: 1, status: 'confirmed', session_on: freeDay })
  expect((await change(id, { version: 2, status: 'done' })).json().data).toMatchObject({
    status: 'done',
    session_on: freeDay,
  })
  expect((await change(id, { version: 3, status: 'requested' })).json().data).toMatchObject({ session_on: '' })
})

test('the export finds by school, and has every column', async () => {
  const school = `Hill Lane ${randomUUID()}`
  const { reference } = await arrive({ ...asked(), school, preferred_dates: [freeDay], message: '-2+3' })
  const q = encodeURIComponent(school)
  const { body } = await portal.call('GET', `/api/admin/bookings/export?q=${q}`, { key })
  expect(body.split('\r\n')[1]).toMatch(new RegExp(`^${reference},requested,.*,${school},.*${freeDay},,,"'-2\\+3"$`))
})
