import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { OwnBooking } from '#contract/bookings.ts'
import { dayAfter, dayProblem, todayInUk } from '#contract/school-days.ts'
import { createActor, createSession, createUser } from '../../../testing/factories.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { forgetBookingsBefore } from '../forgetting/queries.ts'

const environment = { DESK_EMAIL: 'desk@charity.example' }
const portal = setUpPortal({ environment, limits: { messagesPerNetwork: 1000 }, withJobs: true })
let operator: string
beforeAll(async () => {
  operator = (await createActor(portal.deps, { role: 'admin' })).key
})

/** The first two school days that are far enough away. */
const days = Array.from({ length: 30 }, (_, number) => new Date(Date.now() + (14 + number) * 86_400_000))
  .map((date) => date.toISOString().slice(0, 10))
  .filter((day) => !dayProblem(day, 'england-and-wales'))
const [first = '', second = ''] = days

async function asked() {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const email = `${randomUUID()}@example.org`
  const body = { name: 'Ada Birch', email, school: 'Tidewell', message: 'In the hall.', preferred_dates: [first] }
  await portal.call('POST', '/api/page/book-session', { key: staff.key, body })
  const [booking] = await own(staff.key)
  if (!booking) throw new Error('The booking is not listed.')
  return { staff, email, booking }
}
const own = async (key: string): Promise<OwnBooking[]> =>
  (await portal.call('GET', '/api/bookings', { key })).json().data
const change = (key: string, id: string, body: object) => portal.call('PUT', `/api/bookings/${id}`, { key, body })
const cancel = (key: string, id: string, body: object) =>
  portal.call('POST', `/api/bookings/${id}/cancel`, { key, body })
const confirm = (id: string, version: number, day: string, details: object = {}) =>
  portal.call('PUT', `/api/admin/bookings/${id}`, {
    key: operator,
    body: { version, status: 'confirmed', session_on: day, text: '', ...details },
  })
const desk = async (reference: string) => {
  const mails = portal.deps.db.selectFrom('mails').selectAll().where('toAddress', '=', 'desk@charity.example')
  return (await mails.execute()).filter(({ subject }) => subject.includes(reference)).map(({ subject }) => subject)
}

test('lists what one has asked for, and what colleagues of an approved school have', async () => {
  const { staff, booking } = await asked()
  expect(booking).toMatchObject({
    status: 'requested',
    preferred_dates: [first],
    can_change: true,
    message: 'In the hall.',
  })
  const { deps } = portal
  const colleague = await createUser(deps, { role: 'senior', schoolId: staff.schoolId })
  const unconfirmed = await createUser(deps, { role: 'senior', schoolId: staff.schoolId, status: 'not-active' })
  const parent = await createUser(deps, { schoolId: staff.schoolId })
  expect(await own(await createSession(deps, colleague.id))).toEqual([booking])
  for (const { id } of [unconfirmed, parent]) expect(await own(await createSession(deps, id))).toEqual([])
  const stranger = await createActor(deps, { role: 'senior' })
  expect(await own(stranger.key)).toEqual([])
  expect((await cancel(stranger.key, booking.id, { version: 1, text: '' })).statusCode).toBe(404)
})

test('changing a confirmed session gives up its day, and tells the desk', async () => {
  const { staff, booking } = await asked()
  const details = { starts_at: '09:30', minutes: 60, format: 'online', visitor: 'Nell Finch', place: 'video.example/1' }
  await confirm(booking.id, 1, first, details)
  expect((await own(staff.key))[0]).toMatchObject(details)
  const wishes = { version: 2, preferred_dates: [second, ''], year_groups: ['Year 3'], class_sizes: '30', message: '' }
  const changed = (await change(staff.key, booking.id, wishes)).json().data
  expect(changed).toMatchObject({ status: 'requested', session_on: '', preferred_dates: [second], class_sizes: '30' })
  expect(changed).toMatchObject({ starts_at: '', minutes: 0, format: '', visitor: '', place: '' })
  expect(await desk(booking.reference)).toContain(`Booking ${booking.reference} has been changed by the school`)
  const stale = await change(staff.key, booking.id, wishes)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed-meanwhile'])
  const wrong = await change(staff.key, booking.id, { ...wishes, version: 3, preferred_dates: ['2020-01-01'] })
  expect(wrong.json().errors).toEqual({ 'preferred_dates.0': 'Choose a day after today.' })
})

test('cancelling tells the desk and who asked, once', async () => {
  const { staff, email, booking } = await asked()
  await confirm(booking.id, 1, first)
  const seen = { version: 2, text: 'Half the class is ill.' }
  const answers = await Promise.all([cancel(staff.key, booking.id, seen), cancel(staff.key, booking.id, seen)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await own(staff.key)).toMatchObject([{ status: 'cancelled', can_change: false }])
  const mails = await mailsTo(portal, email, 3)
  expect(mails.at(-1)?.subject).toBe(`Your enterprise session has been cancelled (${booking.reference})`)
  expect(await desk(booking.reference)).toHaveLength(2)
  const over = await cancel(staff.key, booking.id, { version: 3, text: '' })
  expect(over.json().code).toBe('booking/over')
  const seenByOperator = await portal.call('GET', `/api/admin/bookings/${booking.id}`, { key: operator })
  expect(seenByOperator.json().data.history.map(({ text }: { text: string }) => text)).toContain(
    'Half the class is ill.',
  )
})

test('somebody who has left the school hears no more of its session; the lead does', async () => {
  const { deps } = portal
  const { staff, email, booking } = await asked()
  const lead = await createUser(deps, { role: 'senior', schoolId: staff.schoolId, fullName: 'Priya Lark' })
  const view = async () =>
    (await portal.call('GET', `/api/admin/bookings/${booking.id}`, { key: operator })).json().data
  expect((await view()).contact).toEqual({ name: 'Ada Birch', email })
  await deps.db.updateTable('users').set({ schoolId: null }).where('id', '=', staff.id).execute()
  expect((await view()).contact).toEqual({ name: 'Priya Lark', email: lead.email })
  await confirm(booking.id, 1, first)
  const [told] = await mailsTo(portal, lead.email, 1)
  expect(told?.calendar).toContain('METHOD:REQUEST')
  await portal.call('POST', `/api/bookings/${booking.id}/cancel`, {
    key: await createSession(deps, lead.id),
    body: { version: 2, text: '' },
  })
  expect((await mailsTo(portal, lead.email, 2)).at(-1)?.calendar).toContain('METHOD:CANCEL')
  await mailsTo(portal, email, 1)
})

test('a school without anybody left is arranged for without e-mails', async () => {
  const { staff, email, booking } = await asked()
  const { db } = portal.deps
  await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', staff.id).execute()
  const url = `/api/admin/bookings/${booking.id}`
  const reply = await portal.call('POST', `${url}/reply`, { key: operator, body: { version: 1, text: 'When?' } })
  expect(reply.json().code).toBe('desk/nobody-there')
  const confirmed = (await confirm(booking.id, 1, first)).json().data
  expect(confirmed).toMatchObject({ status: 'confirmed', contact: { name: '', email: '' } })
  await mailsTo(portal, email, 1)
})

test('an operator who withdraws the day tells the school, whose calendar loses it', async () => {
  const { email, booking } = await asked()
  await confirm(booking.id, 1, first)
  const body = { version: 2, status: 'requested', session_on: '', text: 'Our visitor is ill.' }
  await portal.call('PUT', `/api/admin/bookings/${booking.id}`, { key: operator, body })
  const mail = (await mailsTo(portal, email, 3)).at(-1)
  expect(mail?.subject).toBe(`We are looking for another day for your enterprise session (${booking.reference})`)
  expect(mail?.text).toContain('Our visitor is ill.')
  expect(mail?.calendar).toContain('METHOD:CANCEL')
})

/** Moves the agreed day of a session. */
const moveTo = (id: string, sessionOn: string) =>
  portal.deps.db.updateTable('bookings').set({ sessionOn }).where('id', '=', id).execute()

test('a session whose day has passed took place, and comes after what is still to come', async () => {
  const { staff, email, booking: old } = await asked()
  await confirm(old.id, 1, first)
  const body = { name: 'Ada Birch', email, school: 'Tidewell', message: 'Once more.', preferred_dates: [second] }
  await portal.call('POST', '/api/page/book-session', { key: staff.key, body })
  const statuses = async () => (await own(staff.key)).map(({ status, message }) => [message, status])
  const again = ['Once more.', 'requested']
  await moveTo(old.id, todayInUk())
  expect(await statuses()).toEqual([['In the hall.', 'confirmed'], again])
  await moveTo(old.id, dayAfter(todayInUk(), -1))
  expect(await statuses()).toEqual([again, ['In the hall.', 'done']])
  const seen = { version: 2, text: '' }
  expect((await cancel(staff.key, old.id, seen)).json().code).toBe('booking/over')
})

test('a session whose day has come cannot be changed', async () => {
  const { staff, booking } = await asked()
  await confirm(booking.id, 1, first)
  await moveTo(booking.id, todayInUk())
  expect((await cancel(staff.key, booking.id, { version: 2, text: '' })).json().code).toBe('booking/over')
  expect(await own(staff.key)).toMatchObject([{ can_change: false }])
})

test('after two years nobody is named by a session, neither who asked nor who came', async () => {
  const { staff, booking } = await asked()
  await confirm(booking.id, 1, first, { visitor: 'Nell Finch', place: 'video.example/1' })
  const { db } = portal.deps
  const long = new Date(0)
  // The requester has deleted the account since.
  await db
    .updateTable('bookings')
    .set({ status: 'done', name: '', email: '', phone: '', message: '', userId: null, updatedAt: long })
    .where('id', '=', booking.id)
    .execute()
  await forgetBookingsBefore(db, new Date(1), 10)
  const left = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
  expect(left).toMatchObject({ visitor: '', place: '', schoolId: staff.schoolId })
})
