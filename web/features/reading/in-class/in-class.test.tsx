import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ClassOutcome, deleteOutcome, type SchoolEvidence, updateOutcome } from '#contract/evidence.ts'
import { type SchoolReading, viewSchoolReading } from '#contract/reading.ts'
import { readingPeriods } from '#contract/reading-periods.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { rowsOf } from '../../../testing/rows-of.ts'
import { sampleStaff } from '../../../testing/samples.ts'

const id = (at: number) => `f7c3bc1d-808e-4732-adf6-7965ccc34ca${at}`
const outcome = (at: number, changes: Partial<ClassOutcome> = {}): ClassOutcome => ({
  ...{ id: id(at), title: 'Harbour Lights', day: '2026-11-20', month: '2026-11', is_open: true, version: 1 },
  ...{ year: 3, children: 28, statements: ['changed-minds'] },
  first: { towards: 14, expected: 10, beyond: 4 },
  second: { towards: 4, expected: 14, beyond: 10 },
  ...changes,
})
const classes: SchoolEvidence = {
  nation: 'england',
  books: [
    {
      ...{ id: 1, title: 'Harbour Lights', image: '', classes: 3, readings: 4, opens: 112 },
      ...{ lessons: 2, finished: 1, minutes: 110, boards: 1, papers: 6, editions: 2 },
    },
  ],
  outcomes: [
    outcome(1),
    outcome(2, { year: 0, children: 20, first: null, second: null, statements: [] }),
    outcome(3, { day: null, month: '2026-07', is_open: false, children: 30 }),
  ],
}
const reading: SchoolReading = {
  ...{ school: 'Hill Lane Primary School', period: 'last-12-months', periods: readingPeriods('2026-11-22') },
  ...{ opened: [], days: [], parents_reading: null, parents_joined: 0, parents: 0 },
  ...{ sessions_booked: 0, sessions_held: 0, classes },
}
const open = () => renderPage('/your-school', { user: sampleStaff('approved') })
test('thirty children who read with a code are seen, although no staff opened anything', async () => {
  answer(viewSchoolReading, reading)
  const { screen } = open()
  const figure = async (name: string) => (await screen.findByText(name, { selector: '.big-number span' })).closest('li')
  expect(await figure('Class readings')).toHaveTextContent(/^4.*opened 112 times by children/)
  expect(await figure('Lessons led')).toHaveTextContent(/^2.*1 to the last step, and 1 board without the plan/)
  expect(await figure('Children in the classes you entered')).toHaveTextContent(/^78.*3 classes/)
  expect(await figure('Papers and editions saved')).toHaveTextContent(/^8/)
  expect(rowsOf(screen.getByRole('table', { name: 'What classes read and were taught' }))[1]).toEqual([
    ...['Harbour Lights', '4', '2', '1', '1', '6', '2'],
  ])
  expect(screen.getByRole('link', { name: 'Download the books (CSV)' })).toHaveAttribute(
    'href',
    '/api/school/evidence/books/export?period=last-12-months',
  )
})

test('the movement is that of the classes with both colours, and its bars have one scale', async () => {
  answer(viewSchoolReading, reading)
  const { screen } = open()
  const figure = await screen.findByRole('figure', { name: 'Before and after the lesson' })
  expect(figure).toHaveTextContent('2 classes, as their teachers judged by the plan.')
  expect(rowsOf(within(figure).getByRole('table')).slice(1)).toEqual([
    ['Working towards', '28', '8'],
    ['Expected', '20', '28'],
    ['Beyond', '8', '20'],
  ])
  const widths = [...figure.querySelectorAll('.bar-fill')].map((bar) => bar.getAttribute('width'))
  expect(widths).toEqual([28, 8, 20, 28, 8, 20].map((children) => `${(children / 56) * 100}%`))
  expect(figure).toHaveTextContent('2 classes: Some children changed their mind.')
})

test('a class is corrected, with the numbers that were entered, and only as long as it can be', async () => {
  answer(viewSchoolReading, reading)
  let answered = () => failure('outcome/too-late')
  const changed = answer(updateOutcome, () => answered())
  const { screen, person } = open()
  expect(await screen.findAllByRole('button', { name: /^Correct/ })).toHaveLength(2)
  await person.click(screen.getByRole('button', { name: 'Correct Year 3, 28 children, 20 November 2026' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the numbers' }))
  const box = dialog.getByRole('textbox', { name: 'Beyond, in the second colour' })
  expect(box).toHaveValue('10')
  await person.clear(box)
  await person.type(box, '9')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/more than a fortnight ago/)
  answered = () => Response.json({ data: {} })
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(changed[0]?.url.pathname).toBe(`/api/school/outcomes/${id(1)}`)
  expect(changed[1]?.body).toEqual({
    ...{ year: 3, children: 28, statements: ['changed-minds'], version: 1 },
    first: { towards: 14, expected: 10, beyond: 4 },
    second: { towards: 4, expected: 14, beyond: 9 },
  })
})

test('a class is deleted after a question', async () => {
  answer(viewSchoolReading, reading)
  const deleted = answer(deleteOutcome, {})
  const { screen, person } = open()
  await person.click(await screen.findByRole('button', { name: 'Delete Year 3, 30 children, July 2026' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete these numbers?' }))
  await person.click(dialog.getByRole('button', { name: 'Keep them' }))
  expect(deleted).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Delete Year 3, 30 children, July 2026' }))
  await person.click(await screen.findByRole('button', { name: 'Delete' }))
  await expect.poll(() => deleted.map(({ url }) => url.pathname)).toEqual([`/api/school/outcomes/${id(3)}`])
})
