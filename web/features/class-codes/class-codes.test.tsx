import { within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { viewBookDetails } from '#contract/books.ts'
import {
  type ClassCode,
  type ClassCodeSheet,
  createClassCode,
  endClassCode,
  listClassCodes,
  viewClassCode,
  viewClassEnds,
} from '#contract/class-codes.ts'
import { listEditions } from '#contract/editions.ts'
import { todayInUk } from '#contract/school-days.ts'
import { sampleResource } from '#contract/testing/sample-resource.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

const staff = sampleStaff('approved')
const id = 'a3f1c1de-7a52-4e6b-9a52-1d2f6f0e8a11'
const code: ClassCode = {
  ...{ id, code: 'GULL-LAMP-7342', url: 'https://books.example/read#GULL-LAMP-7342', resource_id: 7, title: 'Temi' },
  ...{ image: '', sheets: 1, create_time: '2055-03-01T09:00:00.000Z', until_time: '2055-03-05T16:00:00.000Z' },
  ...{ opens_today: 27, is_for_families: false, is_closed: false, is_of_former_school: false },
}
const sheet: ClassCodeSheet = { ...code, qr: { size: 29, path: 'M0 0h7v1h-7z' }, questions_in: ['cy'] }

test('two presses on the page of a book make a code, and it can be shared and copied', async () => {
  const { screen, person } = renderPage('/resources/books/7', { user: staff })
  answer(viewBookDetails, {
    resource: sampleResource({ id: 7, title: 'Temi', category: 'storybook', is_book: true }),
    ...{ spreads: [], papers: [], handout: [], has_lesson: false, curriculum: [], nation: null },
  })
  answer(listEditions, [])
  answer(viewClassEnds, { day: todayInUk(), week: todayInUk(), term: null, last: '2027-05-31' })
  const made = answer(createClassCode, sheet)
  await person.click(await screen.findByRole('button', { name: 'Read with your class' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Read with your class' }))
  await person.click(dialog.getByRole('button', { name: 'Make the code' }))
  expect(await dialog.findByText('gull lamp 7342')).toBeInTheDocument()
  expect(made.map(({ body }) => body)).toEqual([{ resource_id: 7 }])
  expect(dialog.getByRole('heading', { name: 'Your code is ready' })).toHaveFocus()
  expect(dialog.getByRole('link', { name: 'Share to Google Classroom' })).toHaveAttribute(
    'href',
    'https://classroom.google.com/share?url=https%3A%2F%2Fbooks.example%2Fread%23GULL-LAMP-7342&title=Temi',
  )
  expect(dialog.getByRole('link', { name: 'Share to Microsoft Teams' })).toHaveAttribute(
    'href',
    'https://teams.microsoft.com/share?href=https%3A%2F%2Fbooks.example%2Fread%23GULL-LAMP-7342&msgText=Temi&preview=false',
  )
  await person.click(dialog.getByRole('button', { name: 'Copy the link' }))
  expect(await dialog.findByRole('status')).toHaveTextContent('Link copied.')
  expect(await navigator.clipboard.readText()).toBe(code.url)
})

test('the page of a book makes a card for families that works as long as a code can', async () => {
  const { screen, person } = renderPage('/resources/books/7', { user: staff })
  answer(viewBookDetails, {
    resource: sampleResource({ id: 7, title: 'Temi', category: 'storybook', is_book: true }),
    ...{ spreads: [], papers: [], handout: [], has_lesson: false, curriculum: [], nation: null },
  })
  answer(listEditions, [])
  answer(viewClassEnds, { day: todayInUk(), week: todayInUk(), term: null, last: '2027-05-31' })
  const made = answer(createClassCode, sheet)
  await person.click(await screen.findByRole('button', { name: 'Card for families' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Card for families' }))
  await person.click(dialog.getByRole('button', { name: 'Make the card' }))
  expect(await dialog.findByRole('heading', { name: 'Your card is ready' })).toHaveFocus()
  expect(made.map(({ body }) => body)).toEqual([{ resource_id: 7, until: '2027-05-31', is_for_families: true }])
  const card = `/api/class-codes/${id}/family-card`
  expect(dialog.getByRole('link', { name: 'Picture to send' })).toHaveAttribute('href', `${card}?format=jpg`)
  expect(dialog.getByRole('link', { name: 'Card to print (PDF)' })).toHaveAttribute('href', `${card}?format=pdf`)
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Language of the question' }), 'Welsh')
  expect(dialog.getByRole('link', { name: 'Picture to send' })).toHaveAttribute(
    'href',
    `${card}?format=jpg&language=cy`,
  )
})

test('a day that is refused is said at its field', async () => {
  const { screen, person } = renderPage('/resources/books/7', { user: staff })
  answer(viewBookDetails, {
    resource: sampleResource({ id: 7, title: 'Temi', category: 'storybook', is_book: true }),
    ...{ spreads: [], papers: [], handout: [], has_lesson: false, curriculum: [], nation: null },
  })
  answer(listEditions, [])
  answer(viewClassEnds, { day: todayInUk(), week: todayInUk(), term: null, last: '2027-05-31' })
  answer(createClassCode, () => failure('request/invalid', { until: 'Enter a real date.' }))
  await person.click(await screen.findByRole('button', { name: 'Read with your class' }))
  await person.click(await screen.findByLabelText('Until a day that I choose'))
  await person.click(screen.getByRole('button', { name: 'Make the code' }))
  expect(await screen.findByText('Enter a real date.')).toBeVisible()
  expect(screen.getByLabelText('Last day')).toHaveFocus()
})

test('the list says until when and how often, and ends a code in one press', async () => {
  const { screen, person } = renderPage('/class-codes', { user: staff })
  answer(listClassCodes, [
    code,
    { ...code, id: `${id.slice(0, -1)}2`, title: 'The Bus', opens_today: 0, is_for_families: true, is_closed: true },
    {
      ...code,
      id: `${id.slice(0, -1)}3`,
      title: 'The Tram',
      opens_today: 3,
      is_closed: true,
      is_of_former_school: true,
    },
  ])
  expect(
    await screen.findByText(/Friday 5 March, 4.pm · opened 27 times today · with its activity sheet/),
  ).toBeVisible()
  expect(screen.getByText(/^For families, until .* not opened today/)).toBeVisible()
  expect(screen.getByText(/^This book is not on the shelf at the moment/)).toBeVisible()
  expect(screen.getByText(/^You made this code at your former school/)).toBeVisible()
  const ended = answer(endClassCode, {})
  answer(listClassCodes, [])
  await person.click(screen.getByRole('button', { name: 'End the code for “Temi”' }))
  expect(await screen.findByRole('heading', { name: 'No code works at the moment' })).toBeVisible()
  expect(ended.map(({ url }) => url.pathname)).toEqual([`/api/class-codes/${id}`])
})

test('the list can fail, and is for staff', async () => {
  const { screen, person } = renderPage('/class-codes', { user: staff })
  answer(listClassCodes, () => failure('internal'))
  expect(await screen.findByText('We could not load your codes')).toBeVisible()
  answer(listClassCodes, [])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Choose a book' })).toHaveAttribute('href', '/resources')
})

test('a parent is told whom the page is for', async () => {
  const { screen } = renderPage('/class-codes', { user: sampleUser() })
  expect(await screen.findByText('This page is for staff of approved schools')).toBeVisible()
})

test('the board has the square, the address and the code; one that has ended leads to the others', async () => {
  const { screen } = renderPage(`/class-codes/${id}`, { user: staff })
  answer(viewClassCode, sheet)
  expect(await screen.findByRole('img', { name: 'QR code that opens “Temi”' })).toBeVisible()
  expect(screen.getByText(/^Point your tablet/).nextElementSibling).toHaveTextContent(/^books.example\/read$/)
  expect(screen.getByText('gull lamp 7342')).toBeInTheDocument()
  expect(screen.getByText(/^This code works until/)).toBeVisible()
})

test('a code that ends while it is on the board says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { screen } = renderPage(`/class-codes/${id}`, { user: staff })
  answer(viewClassCode, sheet)
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible()
  answer(viewClassCode, () => failure('not-found'))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(await screen.findByText('This code has ended, or it is somebody else’s.')).toBeVisible()
})

test('the sheet is printed on a page of its own', async () => {
  const { screen } = renderPage(`/class-codes/${id}/sheet`, { user: staff })
  answer(viewClassCode, sheet)
  expect(await screen.findByRole('button', { name: 'Print the sheet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show on the board' })).toHaveAttribute('href', `/class-codes/${id}`)
  expect(screen.getByLabelText('Link for your class')).toHaveValue(code.url)
})

test('a code that is gone says so', async () => {
  const { screen } = renderPage(`/class-codes/${id}`, { user: staff })
  answer(viewClassCode, () => failure('not-found'))
  expect(await screen.findByText('This code has ended, or it is somebody else’s.')).toBeVisible()
})
