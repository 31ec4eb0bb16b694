import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Assurance, viewAssurance } from '#contract/assurance.ts'
import { type Booking, changeBooking, viewBooking } from '#contract/bookings.ts'
import { type CalendarSession, listSessions } from '#contract/calendar.ts'
import { viewOverview } from '#contract/overview.ts'
import { bankHolidays, dayAfter, dayInWords, todayInUk } from '#contract/school-days.ts'
import { answer, answerLater, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'

const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
const time = '2026-11-20T10:00:00.000Z'
const year = Number(todayInUk().slice(0, 4)) + 1
const goodFriday = [...bankHolidays(year, 'england-and-wales')].find(([, name]) => name === 'Good Friday')?.[0] ?? ''
const aFriday = new Date(Date.parse(goodFriday) - 14 * 86_400_000).toISOString().slice(0, 10)
const details = { starts_at: '', minutes: 0, format: '', visitor: '', place: '' } as const

const unchecked: Assurance = {
  ...{ identity_checked: false, right_to_work_checked: false, references_taken: false, visitor: '' },
  ...{ dbs_level: '', dbs_issued_on: '', confirmed_by: '', confirmed_on: '', missing: ['enter who confirms it'] },
  ...{ confirm_time: '', operator: '', earlier: null, other_letters: [] },
}
const booking: Booking = {
  ...details,
  ...{ id, reference: 'B-7KM2XPQ', status: 'requested', version: 1, name: 'Ada Birch', email: 'ada@example.org' },
  ...{ phone: '', school: 'Hill Lane Primary School', message: 'Please come.', session_on: '', create_time: time },
  ...{ preferred_dates: [aFriday], year_groups: ['Year 3'], class_sizes: '28', nation: 'england-and-wales', years: [] },
  ...{
    school_id: '',
    user_id: '',
    is_school_rejected: false,
    history: [],
    contact: { name: 'Ada Birch', email: 'ada@example.org' },
  },
}

async function open(changes: Partial<Booking> = {}) {
  const page = renderPage(`/admin/bookings/${id}`, { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(viewBooking, { ...booking, ...changes })
  answer(listSessions, [])
  answer(viewAssurance, { ...unchecked, visitor: changes.visitor ?? '' })
  await page.screen.findByRole('heading', { level: 1, name: 'Hill Lane Primary School' })
  return page
}

test('says that the school of a booking has been rejected', async () => {
  const { screen } = await open({ status: 'confirmed', session_on: aFriday, is_school_rejected: true })
  expect(screen.getByText(/^We have rejected this school. Its staff cannot see the booking/)).toBeVisible()
})

test('an operator confirms a date with a message', async () => {
  const { screen, person } = await open()
  const sent = answer(changeBooking, {
    ...booking,
    ...{ status: 'confirmed', session_on: aFriday, version: 2 },
    history: [{ id: '1', kind: 'status', text: `confirmed ${aFriday}`, author: 'Sam Okafor', time, mail: 'waiting' }],
  })
  await person.click(screen.getByRole('button', { name: 'Confirm a day' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm a day' }))
  expect(dialog.getByRole('radio', { name: dayInWords(aFriday) })).toBeChecked()
  await person.type(dialog.getByLabelText('Add a message (optional)'), 'We come at nine.')
  fireEvent.change(dialog.getByLabelText('Begins at'), { target: { value: '09:30' } })
  await person.selectOptions(dialog.getByLabelText('Lasts'), '90 minutes')
  await person.type(dialog.getByLabelText('Visitor'), 'Rosalind')
  await person.click(dialog.getByRole('button', { name: 'Confirm and tell the school' }))
  expect(await screen.findByText(`Sam Okafor: Confirmed for ${dayInWords(aFriday)}`)).toBeVisible()
  expect(screen.getByRole('button', { name: 'The session took place' })).toBeVisible()
  expect(sent[0]?.body).toEqual({
    ...{ version: 1, status: 'confirmed', session_on: aFriday, text: 'We come at nine.' },
    ...{ ...details, starts_at: '09:30', visitor: 'Rosalind', minutes: 90 },
  })
})

test('a dialog that is closed while the day is being confirmed still says what came of it', async () => {
  const { screen, person } = await open()
  const confirmAndClose = async () => {
    await person.click(screen.getByRole('button', { name: 'Confirm a day' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm a day' }))
    await person.click(dialog.getByRole('button', { name: 'Confirm and tell the school' }))
    await person.click(dialog.getByRole('button', { name: 'Close' }))
  }
  const refused = answerLater(changeBooking, () => failure('changed-meanwhile'))
  await confirmAndClose()
  refused.release()
  expect(await screen.findByText(/has been changed in another window or by somebody else/)).toBeVisible()
  const confirmed = answerLater(changeBooking, { ...booking, status: 'confirmed', session_on: aFriday, version: 2 })
  await confirmAndClose()
  confirmed.release()
  expect(await screen.findByText('The day has been confirmed, and we have told the school.')).toBeVisible()
})

test('reports an impossible date at its field, and sends nothing', async () => {
  const { screen, person } = await open()
  const sent = answer(changeBooking, booking)
  await person.click(screen.getByRole('button', { name: 'Confirm a day' }))
  const day = screen.getByLabelText('Or another day')
  expect(day).toHaveAttribute('min', dayAfter(todayInUk(), 1))
  fireEvent.change(day, { target: { value: goodFriday } })
  await person.click(screen.getByRole('button', { name: 'Confirm and tell the school' }))
  expect(day).toHaveAccessibleDescription(/is a bank holiday/)
  expect(sent).toEqual([])
})

test('asks before cancelling, and can undo it', async () => {
  const { screen, person } = await open()
  answer(changeBooking, ({ body }) => ok({ ...booking, ...(body as object), version: 2 }))
  await person.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }))
  await person.click(dialog.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible()
})

test('the dialog says when another operator was faster', async () => {
  const { screen, person } = await open()
  answer(changeBooking, () => failure('changed-meanwhile'))
  await person.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }))
  await person.click(dialog.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText(/This has been changed in another window/)).toBeVisible()
})

test('a booking outlives its deleted account, and offers no reply', async () => {
  const { screen, person } = await open({ name: '', email: '', message: '', contact: { name: '', email: '' } })
  const sent = answer(changeBooking, { ...booking, status: 'confirmed', session_on: aFriday, version: 2 })
  expect(screen.getByText('Somebody who has left asked for a session')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Answer' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Confirm a day' }))
  expect(screen.getByRole('textbox', { name: 'Add a message (optional)' })).toHaveAccessibleDescription(
    /we will not send an e-mail/,
  )
  await person.click(screen.getByRole('button', { name: 'Confirm the day' }))
  expect(await screen.findByText('The day has been confirmed.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('says who is written to when the person who asked has left the school', async () => {
  const { screen } = await open({ contact: { name: 'Priya Lark', email: 'priya@example.org' } })
  expect(screen.getByText('Our e-mails go to').nextElementSibling).toHaveTextContent(
    'Priya Lark, priya@example.org, who looks after the school on the portal',
  )
  expect(screen.getByRole('textbox', { name: /Priya Lark/ })).toBeVisible()
})

test('confirming shows what else is in the week, and a press chooses another day of it', async () => {
  const { screen, person } = await open()
  const thursday = dayAfter(aFriday, -1)
  const other: CalendarSession = {
    ...{ ...details, id: 'other', reference: 'B-2', status: 'confirmed', school: 'Bayview', session_on: thursday },
    ...{ starts_at: '09:30', minutes: 90 },
  }
  answer(listSessions, [
    other,
    { ...other, id: 'gone', status: 'cancelled', school: 'Given up' },
    { ...other, id, school: 'Itself' },
  ])
  await person.click(screen.getByRole('button', { name: 'Confirm a day' }))
  const week = within(screen.getByRole('group', { name: /^The week of/ }))
  expect(week.getByRole('button', { pressed: true })).toHaveAccessibleName(`${dayInWords(aFriday)} Nothing else`)
  const busy = await week.findByRole('button', { name: `${dayInWords(thursday)} 09:30, 90 minutes: Bayview` })
  expect(week.queryByText(/Given up|Itself/)).toBeNull()
  await person.click(busy)
  expect(screen.getByLabelText('Or another day')).toHaveValue(thursday)
})

test('a bank holiday cannot be chosen, and the usual school holidays are a hint', async () => {
  const { screen, person } = await open()
  answer(listSessions, [])
  await person.click(screen.getByRole('button', { name: 'Confirm a day' }))
  const week = within(screen.getByRole('group', { name: /^The week of/ }))
  for (let turned = 0; turned < 2; turned++) await person.click(week.getByRole('button', { name: 'The week after' }))
  const closed = week.getByRole('button', { name: `${dayInWords(goodFriday)} Good Friday` })
  await person.click(closed)
  expect(closed).toHaveAttribute('aria-pressed', 'false')
  const before = dayAfter(goodFriday, -2)
  await person.click(week.getByRole('button', { name: `${dayInWords(before)} Usually Easter holidays` }))
  expect(screen.getByLabelText('Or another day')).toHaveValue(before)
  expect(screen.getByText('Schools usually have Easter holidays then. Ask the school first.')).toBeVisible()
})
