import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Feedback, type FeedbackForm, giveFeedback, viewFeedback, viewFeedbackForm } from '#contract/feedback.ts'
import { viewOverview } from '#contract/overview.ts'
import { answer, answerLater, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleStaff, sampleUser } from '../../testing/samples.ts'

const teacher = sampleStaff('approved')
const books: FeedbackForm['books'] = [
  { id: 1, title: 'Harbour Lights', image: '/covers/1' },
  { id: 2, title: 'A Kite for Ada', image: '/covers/2' },
]
const idOf = (received: { url: URL }) => received.url.pathname.split('/').at(-1)

test('a book, a year, a face and Send: sent twice, it is one answer, and it can be changed', async () => {
  const { screen, person } = renderPage('/feedback', { user: teacher })
  answer(viewFeedbackForm, { nation: 'scotland', books })
  await person.click(await screen.findByRole('radio', { name: 'A Kite for Ada' }))
  await person.click(screen.getByRole('radio', { name: 'P4' }))
  await person.click(screen.getByRole('radio', { name: 'Liked it' }))
  const { received, release } = answerLater(giveFeedback, {})
  const send = screen.getByRole('button', { name: 'Send' })
  await person.dblClick(send)
  release()
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus()
  expect(received.map(({ body }) => body)).toEqual([{ resource_id: 2, year: 3, face: 'liked', statements: [] }])
  await person.click(screen.getByRole('button', { name: 'Change this answer' }))
  expect(screen.getByRole('radio', { name: 'A Kite for Ada' })).toBeChecked()
  await person.click(screen.getByRole('radio', { name: 'So-so' }))
  await person.click(screen.getByRole('checkbox', { name: 'Some words were too hard.' }))
  const again = answer(giveFeedback, {})
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { name: 'Thank you' })
  expect(again.map(({ body }) => body)).toEqual([
    { resource_id: 2, year: 3, face: 'so-so', statements: ['hard-words'] } satisfies Feedback,
  ])
  const [first, second] = [received[0], again[0]]
  expect(first && idOf(first)).toBe(second && idOf(second))
  // Another book is another answer; the year stays.
  await person.click(screen.getByRole('button', { name: 'Answer about another book' }))
  expect(screen.getByRole('radio', { name: 'P4' })).toBeChecked()
  await person.click(screen.getByRole('radio', { name: 'Harbour Lights' }))
  await person.click(screen.getByRole('radio', { name: 'Liked it' }))
  const other = answer(giveFeedback, {})
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { name: 'Thank you' })
  expect(other[0] && idOf(other[0])).not.toBe(first && idOf(first))
})

test('what is missing is said at its question, and there is nowhere to write', async () => {
  const { screen, person } = renderPage('/feedback', { user: sampleUser() })
  answer(viewFeedbackForm, { nation: null, books })
  await person.click(await screen.findByRole('button', { name: 'Send' }))
  for (const sentence of ['Choose a book.', 'Choose a year.', 'Choose a face.'])
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'How did your child like the book?' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Tell us more' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('a refusal keeps what was chosen; an empty shelf and a failure say so', async () => {
  const { screen, person } = renderPage('/feedback', { user: teacher })
  answer(viewFeedbackForm, { nation: null, books: books.slice(0, 1) })
  // The only book needs no press.
  expect(await screen.findByRole('radio', { name: 'Harbour Lights' })).toBeChecked()
  await person.click(screen.getByRole('radio', { name: 'Year 2' }))
  await person.click(screen.getByRole('radio', { name: 'Liked it' }))
  answer(giveFeedback, () => failure('feedback/too-late'))
  await person.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findAllByText(/more than a fortnight ago/)).length).toBeGreaterThan(0)
  expect(screen.getByRole('radio', { name: 'Year 2' })).toBeChecked()
})

test('operators see bars and the same as a table, and no total', async () => {
  const { screen } = renderPage('/admin/feedback', { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  const none = { liked: null, so_so: null, disliked: null, again: null, talked: null, hard_words: null }
  answer(viewFeedback, {
    from: '2025-12-01',
    books: [
      { id: 1, title: 'Harbour Lights', image: '', ...none, liked: 35, again: 10 },
      { id: 2, title: 'A Kite for Ada', image: '', ...none },
    ],
  })
  const figure = await screen.findByRole('figure', { name: 'How the books were liked' })
  const rows = within(within(figure).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    [
      ...['Book', 'Liked it', 'So-so', 'Did not like it'],
      ...['They wanted it again.', 'It got them talking.', 'Some words were too hard.'],
    ],
    ['Harbour Lights', '35', 'Too few to show', 'Too few to show', '10', 'Too few to show', 'Too few to show'],
  ])
  expect(within(figure).getByText('Another book has too few answers to show.')).toBeVisible()
})
