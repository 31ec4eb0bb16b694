import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { updateChildrenCount, updateUkSchools, viewStatisticsFigures } from '#contract/statistics.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const id = '11111111-1111-4111-8111-111111111111'
const figures = {
  uk_schools: {
    count: 20_739,
    year: '2023/24',
    source: 'The school censuses.',
    update_time: '2026-11-02T09:00:00.000Z',
  },
  schools: [{ id, title: 'Hill Lane Primary School', postcode: 'GU7 1AB', children: null }],
  total: 1,
}

test('the operator changes the number of schools with its year and source', async () => {
  const { screen, person } = renderPage('/admin/statistics', { user: operator })
  answer(viewStatisticsFigures, figures)
  const calls = answer(updateUkSchools, figures)
  const count = await screen.findByLabelText('State-funded primary schools')
  expect(count).toHaveValue('20,739')
  await person.clear(count)
  await person.clear(screen.getByLabelText('Source'))
  await person.click(screen.getByRole('button', { name: 'Save the figure' }))
  expect(count).toHaveAccessibleDescription('Enter a whole number, such as 20739.')
  expect(calls).toHaveLength(0)
  await person.type(count, '20,801')
  await person.type(screen.getByLabelText('Source'), 'A census')
  await person.click(screen.getByRole('button', { name: 'Save the figure' }))
  expect(await screen.findByText('The figure has been saved.')).toBeVisible()
  expect(calls).toMatchObject([{ body: { count: 20_801, year: '2023/24', source: 'A census' } }])
})

test('the operator enters the number of children of a school that the register does not count', async () => {
  const { screen, person } = renderPage('/admin/statistics', { user: operator })
  answer(viewStatisticsFigures, figures)
  const calls = answer(updateChildrenCount, ({ body }) => Response.json({ data: body }))
  const school = within(await screen.findByRole('form', { name: 'Hill Lane Primary School' }))
  const field = school.getByLabelText('Children aged 6 to 9')
  await person.type(field, '-3')
  await person.click(school.getByRole('button', { name: 'Save' }))
  expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 5000, or leave it empty.')
  await person.clear(field)
  await person.type(field, '96')
  await person.click(school.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The number has been saved.')).toBeVisible()
  await person.clear(field)
  await person.click(school.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ children: 96 }, { children: null }]))
})

test('says when all schools are counted; a failure can be retried', async () => {
  const { screen, person } = renderPage('/admin/statistics', { user: operator })
  answer(viewStatisticsFigures, () => failure('internal'))
  const notice = (await screen.findByText('We could not load the figures')).closest('[role="alert"]')
  answer(viewStatisticsFigures, { ...figures, schools: [], total: 0 })
  await person.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/the register says how many pupils every approved school has/)).toBeVisible()
})
