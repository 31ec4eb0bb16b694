import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type BookNews, tellBookNews, viewBookNews } from '#contract/news.ts'
import { viewOverview } from '#contract/overview.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'

const book: BookNews = {
  title: 'The Lamp',
  readers: 1312,
  hindrance: '',
  told: null,
  last: null,
  next_day: '2027-01-01',
}
const told = { time: '2026-11-28T10:00:00.000Z', recipients: 100, is_under_way: true }

function open(news: BookNews) {
  const page = renderPage('/admin/library/7/news', { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  const current = { news }
  answer(viewBookNews, () => ok(current.news))
  return { ...page, current }
}

test('one press tells everybody who asked, and the page says when it has been done', async () => {
  const { screen, person, current } = open(book)
  const button = await screen.findByRole('button', { name: 'Tell 1,312 people' })
  expect(screen.getByTitle(/A new book: The Lamp/)).toHaveAttribute('src', '/api/admin/news/7/html')
  const pressed = answer(tellBookNews, () => {
    current.news = { ...book, hindrance: 'news/told-already', told, last: { title: book.title, time: told.time } }
    return ok(current.news)
  })
  await person.click(button)
  expect(await screen.findByText('100 people so far. You can leave this page.')).toBeVisible()
  expect(screen.getByText('100 people so far. You can leave this page.').closest('[role=status]')).toHaveFocus()
  expect(button).not.toBeInTheDocument()
  current.news = { ...current.news, told: { ...told, recipients: 1312, is_under_way: false } }
  await screen.findByText('Told 1,312 people on 28 November 2026')
  expect(screen.getByText(/another one from 1 January 2027/)).toBeVisible()
  expect(pressed.map(({ url }) => url.pathname)).toEqual(['/api/admin/news/7'])
})

test.each([
  ['news/draft', 'This book is a draft'],
  ['resource/not-ready', 'This book is being prepared'],
  ['news/nobody', 'Nobody would get it yet'],
  ['news/told-this-term', 'You can tell schools about it from 1 January 2027'],
] as const)('says what forbids it, without a button (%s)', async (hindrance, title) => {
  const last = hindrance === 'news/told-this-term' ? { title: 'The First', time: told.time } : null
  const { screen } = open({ ...book, hindrance, last })
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Tell/ })).not.toBeInTheDocument()
  if (last) expect(screen.getByText(/were told about/)).toHaveTextContent('The First on 28 November 2026')
})

test('a press that somebody else was quicker with shows why, and how it is now', async () => {
  const { screen, person, current } = open({ ...book, readers: 1 })
  const button = await screen.findByRole('button', { name: 'Tell 1 person' })
  answer(tellBookNews, () => {
    current.news = { ...book, hindrance: 'news/told-this-term', last: { title: 'The First', time: told.time } }
    return failure('news/told-this-term')
  })
  await person.click(button)
  expect(await screen.findByText('Nobody has been told')).toBeVisible()
  await waitFor(() => expect(screen.getByText('You can tell schools about it from 1 January 2027')).toBeVisible())
})

test('a paper, or a book that is gone, leads back to the library', async () => {
  const { screen } = renderPage('/admin/library/9/news', { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(viewBookNews, () => failure('not-found'))
  expect(await screen.findByRole('link', { name: 'Back to the library' })).toHaveAttribute('href', '/admin/library')
})
