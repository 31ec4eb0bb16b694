import { expect, test } from 'vitest'
import type { ClassEnds } from '#contract/class-codes.ts'
import { schoolDayFrom, sessionDayProblem } from '#contract/school-calendar.ts'
import { dayAfter, dayInWords, todayInUk } from '#contract/school-days.ts'
import { type OwnCalendar, type SchoolCalendar, type TermDates, termYearOf } from '#contract/term-dates.ts'
import { sampleTermDates } from '#contract/testing/sample-term-dates.ts'
import { createActor } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { eraseSchool } from '../accounts/deletion/erase-account.ts'
import { remindOfSessions } from '../bookings/remind-of-sessions.ts'
import { classEnds } from '../class-codes/ends.ts'

const portal = setUpPortal({ withJobs: true })

const thisYear = termYearOf(todayInUk())
const staff = () => createActor(portal.deps, { role: 'senior' })
const save = (key: string, body: object) => portal.call('PUT', '/api/school/term-dates', { key, body })
const view = async (key: string): Promise<OwnCalendar> =>
  (await portal.call('GET', '/api/school/term-dates', { key })).json().data

/** Of a year whose days are known. */
const dates2026 = sampleTermDates(2026)
const calendar2026: SchoolCalendar = {
  nation: 'england-and-wales',
  years: [{ ...dates2026, closed_days: ['2026-11-02'] }],
}

test('a school enters its dates, two people do not overwrite each other, and with the school they go', async () => {
  const { key, schoolId } = await staff()
  expect(await view(key)).toEqual({ nation: 'england-and-wales', years: [], can_enter: [thisYear, thisYear + 1] })
  const monday = schoolDayFrom(`${thisYear}-11-02`, { nation: 'england-and-wales', years: [] })
  const sent = { ...sampleTermDates(), closed_days: [monday, '', monday] }
  expect((await save(key, sent)).json().data.years).toEqual([{ ...sent, closed_days: [monday], version: 1 }])
  expect((await save(key, sent)).json().code).toBe('changed-meanwhile')
  expect((await save(key, { ...sent, version: 1, closed_days: [] })).statusCode).toBe(200)
  expect((await save(key, { ...sent, version: 1 })).json().code).toBe('changed-meanwhile')
  expect((await save(key, sampleTermDates(thisYear + 1))).statusCode).toBe(200)
  expect((await view(key)).years.map(({ year, version }) => [year, version])).toEqual([
    [thisYear, 2],
    [thisYear + 1, 1],
  ])
  expect((await save(key, sampleTermDates(thisYear + 2))).json().errors).toEqual({
    year: 'Enter the dates of this school year or of the next.',
  })
  expect((await view((await staff()).key)).years).toEqual([])
  await portal.deps.db.transaction().execute((trx) => eraseSchool(trx, schoolId ?? '', 5))
  const left = await portal.deps.pool.query('select from term_dates where school_id = $1', [schoolId])
  expect(left.rows).toEqual([])
})

test('every wrong day is told at its own field', async () => {
  const { key } = await staff()
  const sample = sampleTermDates()
  const [autumn, spring, summer] = sample.terms as [TermDates['terms'][0], TermDates['terms'][0], TermDates['terms'][0]]
  const errorsOf = async (changes: object) => (await save(key, { ...sample, ...changes })).json().errors
  const ofTerms = (...terms: object[]) => errorsOf({ terms })
  const wide = `Enter a day of the school year ${thisYear}/${String(thisYear + 1).slice(2)}, from 1 August ${thisYear} to 31 July ${thisYear + 1}.`
  expect(
    await ofTerms(
      { ...autumn, starts_on: '', ends_on: `${thisYear}-02-30` },
      { ...spring, break_to: '' },
      { ...summer, ends_on: `${thisYear + 1}-08-02` },
    ),
  ).toEqual({
    'terms.0.starts_on': 'Enter the first day of the autumn term.',
    'terms.0.ends_on': 'Enter a real date.',
    'terms.1.break_to': 'Enter both days of the break, or neither.',
    'terms.2.ends_on': wide,
  })
  expect(
    await ofTerms(
      { ...autumn, break_to: autumn.ends_on },
      { ...spring, starts_on: autumn.ends_on },
      { ...summer, ends_on: summer.starts_on },
    ),
  ).toEqual({
    'terms.0.break_from': 'The break has to be within the term. Enter the days without lessons alone.',
    'terms.1.starts_on': 'The spring term begins before the term before it has ended. Change one of the days.',
    'terms.2.ends_on': 'The summer term ends before it begins. Change one of the days.',
  })
  let saturday = `${thisYear}-11-01`
  while (new Date(saturday).getUTCDay() !== 6) saturday = dayAfter(saturday, 1)
  expect(await errorsOf({ closed_days: ['', saturday] })).toEqual({
    'closed_days.1': `${dayInWords(saturday)} is at the weekend. Enter a school day.`,
  })
})

test('class codes end on days with lessons, at half-term or at the end of term', async () => {
  const at = (time: string) => classEnds(calendar2026, new Date(`${time}T10:00:00Z`))
  // 13 weeks from the first of September end before the term does.
  expect(at('2026-09-02').term).toEqual({ day: '2026-10-23', before: 'half-term' })
  expect(at('2026-10-21')).toMatchObject({ week: '2026-10-23', term: { day: '2026-12-18', before: '' } })
  // In half-term the next lessons are on the Tuesday after it: Monday is an INSET day.
  expect(at('2026-10-28').day).toBe('2026-11-03')
  expect(at('2026-12-18').term).toBeNull()
  expect(at('2026-12-22')).toMatchObject({ day: '2027-01-05', term: { day: '2027-02-12', before: 'half-term' } })

  const { key } = await staff()
  await save(key, sampleTermDates())
  const ends: ClassEnds = (await portal.call('GET', '/api/class-codes/ends', { key })).json().data
  expect(ends).toEqual(classEnds({ nation: 'england-and-wales', years: [sampleTermDates()] }))
})

test('no session is asked for or agreed on a day on which the school has no lessons', async () => {
  const problem = (day: string) => sessionDayProblem(day, calendar2026, '2026-09-10')
  expect(problem('2026-10-27')).toBe('Tuesday 27 October 2026 is in the school’s half-term. Choose another day.')
  expect(problem('2026-11-02')).toBe(
    'Monday 2 November 2026 is a day without lessons at the school. Choose another day.',
  )
  expect(problem('2026-12-21')).toBe(
    'Monday 21 December 2026 is in the school’s Christmas holidays. Choose another day.',
  )
  expect(problem('2027-04-06')).toBe('Tuesday 6 April 2027 is in the school’s Easter holidays. Choose another day.')
  expect(problem('2027-07-22')).toBe('Thursday 22 July 2027 is in the school’s summer holidays. Choose another day.')
  expect(problem('2026-11-03')).toBeUndefined()
  // A year that the school has not entered.
  expect(problem('2027-10-27')).toBeUndefined()

  const { key } = await staff()
  const next = sampleTermDates(thisYear + 1)
  await save(key, next)
  const closed = next.terms[0]?.break_from ?? ''
  const asked = { name: 'Ada', email: 'ada@example.org', school: 'Tidewell', message: '', preferred_dates: [closed] }
  const ask = (by: string) => portal.call('POST', '/api/page/book-session', { key: by, body: asked })
  expect((await ask(key)).json().errors).toEqual({
    'preferred_dates.0': `${dayInWords(closed)} is in the school’s half-term. Choose another day.`,
  })
  const other = await staff()
  expect((await ask(other.key)).statusCode).toBe(200)
  const { id } = await portal.deps.db
    .selectFrom('bookings')
    .select('id')
    .where('schoolId', '=', other.schoolId)
    .executeTakeFirstOrThrow()
  await save(other.key, next)
  const operator = await createActor(portal.deps, { role: 'admin' })
  const body = { version: 1, status: 'confirmed', session_on: closed, text: '' }
  const agreed = await portal.call('PUT', `/api/admin/bookings/${id}`, { key: operator.key, body })
  expect(agreed.json().errors?.session_on).toMatch(/half-term/)
})

test('a session after a break is reminded of on the last school day before it', async () => {
  const { schoolId, id: userId, email } = await staff()
  const today = todayInUk()
  const booking = { schoolId, userId, name: 'Ada', email, school: 'Tidewell', status: 'confirmed' } as const
  await portal.deps.db
    .insertInto('bookings')
    .values({ ...booking, reference: `B-${schoolId}`, sessionOn: dayAfter(today, 10) })
    .execute()
  await remindOfSessions(portal.deps)
  await mailsTo(portal, email, 0)
  // The term goes on from today, and the school has no lessons from tomorrow until the session.
  const term = {
    starts_on: '2000-01-03',
    ends_on: '2200-01-03',
    break_from: dayAfter(today, 1),
    break_to: dayAfter(today, 9),
  }
  for (const year of [thisYear, thisYear + 1])
    await portal.deps.db
      .insertInto('termDates')
      .values({ schoolId: schoolId ?? '', year, terms: JSON.stringify([term]), closedDays: '[]' })
      .execute()
  await remindOfSessions(portal.deps)
  await remindOfSessions(portal.deps)
  const [mail] = await mailsTo(portal, email, 1)
  expect(mail?.subject).toBe(`Your enterprise session is on ${dayInWords(dayAfter(today, 10))}`)
})
