import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import type { Assurance } from '#contract/assurance.ts'
import type { OwnBooking } from '#contract/bookings.ts'
import { dayProblem, todayInUk } from '#contract/school-days.ts'
import { createActor } from '../../../testing/factories.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { forgetBookingsBefore } from '../forgetting/queries.ts'

const portal = setUpPortal({ limits: { messagesPerNetwork: 1000 }, withJobs: true })
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

const [day = ''] = Array.from({ length: 9 }, (_, number) => new Date(Date.now() + (30 + number) * 86_400_000))
  .map((date) => date.toISOString().slice(0, 10))
  .filter((one) => !dayProblem(one, 'england-and-wales'))

const checks = {
  ...{ identity_checked: true, dbs_level: 'enhanced-barred', dbs_issued_on: '2026-09-01' },
  ...{ right_to_work_checked: true, references_taken: true, confirmed_by: 'Sam Okafor, head of programmes' },
}

/** A confirmed session with a visitor. */
async function agreed(visitor: string) {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const email = `${staff.id}@example.org`
  const body = { name: 'Ada Birch', email, school: 'Tidewell Primary School' }
  await portal.call('POST', '/api/page/book-session', { key: staff.key, body })
  const own = async (): Promise<OwnBooking> =>
    (await portal.call('GET', '/api/bookings', { key: staff.key })).json().data[0]
  const { id } = await own()
  const decide = (change: object) =>
    portal.call('PUT', `/api/admin/bookings/${id}`, { key, body: { session_on: day, text: '', ...change } })
  expect((await decide({ version: 1, status: 'confirmed', visitor })).statusCode).toBe(200)
  const confirm = async (change: object = {}) => {
    const body = { ...checks, visitor, confirm_time: (await view()).confirm_time, ...change }
    return portal.call('PUT', `/api/admin/bookings/${id}/assurance`, { key, body })
  }
  const view = async (): Promise<Assurance> =>
    (await portal.call('GET', `/api/admin/bookings/${id}/assurance`, { key })).json().data
  const letter = () => portal.call('GET', `/api/bookings/${id}/letter`, { key: staff.key })
  return { id, email, key: staff.key, schoolId: staff.schoolId ?? '', own, decide, confirm, view, letter }
}

test('says what the letter lacks, and makes none until nothing is missing', async () => {
  const { id, own, confirm, view, letter, email } = await agreed('Nell Finch')
  expect((await view()).missing).toHaveLength(6)
  const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const half = await confirm({ references_taken: false, dbs_issued_on: later, confirmed_by: '' })
  expect(half.json().data.missing).toEqual([
    'correct the date of the DBS certificate, which is in the future',
    'confirm that references were taken up',
    'enter who confirms it',
  ])
  expect([(await letter()).statusCode, (await own()).has_letter]).toEqual([404, false])
  expect((await portal.call('GET', `/api/admin/bookings/${id}/letter`, { key })).statusCode).toBe(404)
  expect((await confirm()).json().data).toMatchObject({ missing: [], confirmed_on: expect.stringMatching(/^20/) })
  await confirm()
  expect((await own()).has_letter).toBe(true)
  expect((await letter()).statusCode).toBe(200)
  // The receipt, the confirmation, and once that the letter is there.
  const mails = await mailsTo(portal, email, 3)
  expect(mails.at(-1)?.subject).toMatch(/^The letter of assurance for your enterprise session is ready/)
  expect((await confirm({ dbs_issued_on: 'soon' })).statusCode).toBe(422)
})

test('a school that has been rejected is not told of a letter that it cannot open', async () => {
  const { email, schoolId, decide, confirm } = await agreed('Nell Finch')
  await portal.deps.db.updateTable('schools').set({ status: 'rejected' }).where('id', '=', schoolId).execute()
  expect((await confirm()).json().data.missing).toEqual([])
  await mailsTo(portal, email, 2)
  const moved = await decide({ version: 2, status: 'confirmed', visitor: 'Nell Finch', text: 'Half an hour later.' })
  expect(moved.statusCode).toBe(200)
  expect((await mailsTo(portal, email, 3)).at(-1)?.text).not.toContain('/book-session')
})

async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : ''))
  return words.join(' ').replace(/\s+/g, ' ')
}

test('the letter is a tagged page that says what was checked', async () => {
  const { confirm, letter } = await agreed('Siân Ó Súilleabháin')
  await confirm()
  const answer = await letter()
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect(answer.rawPayload.toString('latin1')).toContain('pdfuaid')
  const task = getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 })
  const pdf = await task.promise
  expect(pdf.numPages).toBe(1)
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const page = await pdf.getPage(1)
  const text = await wordsOf(page)
  for (const words of [
    'To the office of Tidewell Primary School',
    'Siân Ó Súilleabháin will hold an enterprise session with your school',
    'Enhanced with the children’s barred list, certificate dated Tuesday 1 September 2026',
    'Right to work in the UK: Checked',
    'Sam Okafor, head of programmes',
  ])
    expect(text).toContain(words)
  expect(JSON.stringify(await page.getStructTree())).toContain('"role":"H1"')
  await task.destroy()
})

test('the letter of a session that is over says what was, and asks for nothing', async () => {
  const { id, confirm, letter } = await agreed('Nell Finch')
  await confirm()
  const session = portal.deps.db.updateTable('bookings').where('id', '=', id)
  const read = async () => {
    const task = getDocument({ data: new Uint8Array((await letter()).rawPayload), verbosity: 0 })
    const text = await wordsOf(await (await task.promise).getPage(1))
    await task.destroy()
    return text
  }
  expect(await read()).toContain('Please ask the visitor for photo identification')
  await session.set({ sessionOn: '2026-03-02' }).execute()
  expect(await read()).toContain('Nell Finch was due to hold an enterprise session')
  await session.set({ status: 'done' }).execute()
  expect(await read()).toContain('Nell Finch held an enterprise session')
  expect(await read()).not.toContain('Please ask')
})

test('a school whose name cannot be printed whole has no letter, and its characters are named', async () => {
  const { id, confirm } = await agreed('Nell Finch')
  await portal.deps.db.updateTable('bookings').set({ school: '학교 School' }).where('id', '=', id).execute()
  expect((await confirm()).json().data.missing).toEqual([
    'ask the school to book under a name without 학 and 교, which we cannot print',
  ])
})

test('earlier checks of the name are only suggested until an operator confirms them for this booking', async () => {
  const first = await agreed('Rosalind Achebe')
  await first.confirm()
  const next = await agreed('rosalind achebe')
  expect([(await next.own()).has_letter, (await next.letter()).statusCode]).toEqual([false, 404])
  expect((await mailsTo(portal, next.email, 2))[1]?.text).not.toContain('letter of assurance')
  expect(await next.view()).toMatchObject({
    ...{ ...checks, confirmed_on: '', confirm_time: '', missing: ['confirm the checks for this session'] },
    earlier: { booking_id: first.id, confirmed_on: todayInUk(), operator: 'Ada Birch' },
  })
  const confirmed = (await next.confirm()).json().data
  expect(confirmed).toMatchObject({ missing: [], earlier: null, operator: 'Ada Birch', confirmed_on: todayInUk() })
  expect((await mailsTo(portal, next.email, 3))[2]?.subject).toMatch(/^The letter of assurance/)
  // The day is confirmed once more: now there is a letter to name.
  await next.decide({ version: 2, status: 'confirmed', visitor: 'rosalind achebe' })
  expect((await mailsTo(portal, next.email, 4))[3]?.text).toContain('a letter of assurance about the visitor')
  const { db } = portal.deps
  await db.updateTable('assurances').set({ confirmedOn: '2020-01-01' }).where('visitor', 'ilike', 'rosalind%').execute()
  expect((await (await agreed('Rosalind Achebe')).view()).earlier).toBeNull()
})

test('of two operators with the same page, the second is refused', async () => {
  const { confirm, view } = await agreed('Idris Vaughan')
  const both = await Promise.all([
    confirm({ confirm_time: '' }),
    confirm({ confirm_time: '', references_taken: false }),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { confirm_time } = await view()
  expect((await confirm({ dbs_level: 'basic' })).statusCode).toBe(200)
  const stale = await confirm({ confirm_time })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed-meanwhile'])
  expect((await view()).dbs_level).toBe('basic')
})

test('a check that is withdrawn counts from then on, and the other sessions with a letter are named', async () => {
  const first = await agreed('Tomos Pryce')
  const second = await agreed('Tomos Pryce')
  for (const one of [first, second]) await one.confirm()
  expect((await first.view()).other_letters).toEqual([])
  const { other_letters: others } = (await first.confirm({ dbs_level: '' })).json().data
  expect(others).toMatchObject([{ id: second.id, session_on: day, school: 'Tidewell Primary School' }])
  // Of the checks of one day, the last ones.
  expect((await (await agreed('Tomos Pryce')).view()).dbs_level).toBe('')
  await second.decide({ version: 2, status: 'cancelled' })
  expect((await first.view()).other_letters).toEqual([])
})

test('there is no letter for another visitor or for a cancelled session', async () => {
  const { decide, own, confirm, view, letter } = await agreed('Bryn Hale')
  await confirm()
  await decide({ version: 2, status: 'confirmed', visitor: 'Asha Rao' })
  expect([(await own()).has_letter, (await view()).confirmed_on, (await letter()).statusCode]).toEqual([false, '', 404])
  const stale = await confirm()
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed-meanwhile'])
  await confirm({ visitor: 'Asha Rao' })
  expect((await letter()).statusCode).toBe(200)
  await decide({ version: 3, status: 'cancelled' })
  expect((await letter()).statusCode).toBe(404)
})

test('what was checked goes when the day is given up, by an operator or by the school', async () => {
  const [first, second] = [await agreed('Gwen Lloyd'), await agreed('Gwen Lloyd')]
  for (const one of [first, second]) await one.confirm()
  await first.decide({ version: 2, status: 'requested' })
  const wishes = { version: 2, preferred_dates: [], year_groups: [], class_sizes: '', message: '' }
  const changed = await portal.call('PUT', `/api/bookings/${second.id}`, { key: second.key, body: wishes })
  expect(changed.statusCode).toBe(200)
  const stored = portal.deps.db.selectFrom('assurances').select('bookingId').where('visitor', '=', 'Gwen Lloyd')
  expect(await stored.execute()).toEqual([])
})

test('a name that cannot be printed is said to be missing, and nothing is kept after two years', async () => {
  const { id, confirm } = await agreed('李 😀')
  expect((await confirm()).json().data.missing).toEqual([
    'write the name of the visitor without 李 and 😀, which we cannot print',
  ])
  const { db } = portal.deps
  await db
    .updateTable('bookings')
    .set({ status: 'done', updatedAt: new Date(0) })
    .where('id', '=', id)
    .execute()
  await forgetBookingsBefore(db, new Date(1), 10)
  expect(await db.selectFrom('assurances').selectAll().where('bookingId', '=', id).execute()).toEqual([])
})
