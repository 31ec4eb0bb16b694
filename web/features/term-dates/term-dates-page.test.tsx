import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type OwnCalendar, saveTermDates, viewTermDates } from '#contract/term-dates.ts'
import { sampleTermDates } from '#contract/testing/sample-term-dates.ts'
import { answer, failure, ok, type Received } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

const stored = { ...sampleTermDates(2026), closed_days: ['2026-11-02'], version: 3 }
const calendar: OwnCalendar = { nation: 'england-and-wales', years: [stored], can_enter: [2026, 2027] }
const open = (path = '/your-school/term-dates') => renderPage(path, { user: sampleStaff('approved') })

it('changes the dates of a year, and says at its field what is wrong', async () => {
  answer(viewTermDates, calendar)
  const saves: Received[] = answer(saveTermDates, ({ body }) =>
    saves.length === 1
      ? failure('changed-meanwhile')
      : ok({ ...calendar, years: [{ ...(body as object), closed_days: [], version: 5 }] }),
  )
  const { person } = open()
  const autumn = within(await screen.findByRole('group', { name: 'Autumn term 2026' }))
  const [from, to] = [autumn.getByLabelText('Half-term from'), autumn.getByLabelText('Half-term to')]
  expect(autumn.getByLabelText('First day')).toHaveValue('2026-09-02')
  fireEvent.change(to, { target: { value: '' } })
  const press = () => person.click(screen.getByRole('button', { name: 'Save the term dates' }))
  await press()
  expect(to).toHaveAccessibleDescription('Enter both days of the break, or neither.')
  expect(saves).toEqual([])
  fireEvent.change(from, { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Day 1'), { target: { value: '' } })
  // A colleague was faster: pressed again, this replaces theirs.
  answer(viewTermDates, { ...calendar, years: [{ ...stored, version: 4 }] })
  await press()
  expect(await screen.findAllByText(/changed in another window/)).not.toHaveLength(0)
  await person.click(screen.getByRole('button', { name: 'Add more days' }))
  expect(screen.getByLabelText('Day 10')).toBeVisible()
  await press()
  await waitFor(() => expect(saves).toHaveLength(2))
  expect(saves.at(-1)?.body).toMatchObject({ year: 2026, version: 4, closed_days: Array(10).fill('') })
})

it('names the breaks as the nation of the school does, and has an empty form for the next year', async () => {
  answer(viewTermDates, { ...calendar, nation: 'scotland' })
  const { person, at } = open()
  expect(await screen.findByLabelText('October holidays from')).toHaveValue(stored.terms[0]?.break_from)
  await person.click(screen.getByRole('button', { name: '2027/28' }))
  expect(at()).toBe('/your-school/term-dates?year=2027')
  const summer = within(screen.getByRole('group', { name: 'Summer term 2028' }))
  expect(summer.getByLabelText('Mid-term break to')).toHaveValue('')
  expect(summer.getByLabelText('Last day')).toHaveAttribute('max', '2028-07-31')
})

it('is for staff of approved schools', async () => {
  renderPage('/your-school/term-dates', { user: sampleUser() })
  expect(await screen.findByText('Schools enter here when they have lessons.')).toBeVisible()
})
