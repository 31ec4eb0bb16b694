import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listOwnQuotes, type OwnQuote } from '#contract/own-quotes.ts'
import { listProducts, viewPayment } from '#contract/products.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff } from '../../testing/samples.ts'

const asked: OwnQuote = {
  ...{
    id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10',
    reference: 'Q-7KM2XPQ',
    status: 'received',
    name: 'Ada Birch',
    is_mine: true,
  },
  ...{ number: '', lines: [{ title: 'Three storybooks', quantity: 30 }], total: 540, valid_until: '' },
  create_time: '2026-11-20T10:00:00.000Z',
}
const sent: OwnQuote = { ...asked, id: 'sent', status: 'quoted', number: 'Q-7KM2XPQ', valid_until: '2999-01-31' }

function open(quotes: OwnQuote[], payment_url = '') {
  const page = renderPage('/shop', { user: sampleStaff('approved') })
  answer(listProducts, [{ id: 1, title: 'A poster', price: 4.5, image: '', description: '' }])
  answer(viewPayment, { payment_url, payment_email: '' })
  answer(listOwnQuotes, quotes)
  return page
}

test('one’s quotes are in the shop, each with its state; what was sent opens as a PDF', async () => {
  const { screen } = open([
    asked,
    sent,
    { ...sent, id: 'old', number: 'Q-2', valid_until: '2020-01-31' },
    { ...sent, id: 'changing', number: 'Q-3', status: 'received' },
    { ...sent, id: 'ordered', number: 'Q-4', status: 'accepted' },
  ])
  expect(await screen.findByRole('link', { name: 'Your quotes (5)' })).toHaveAttribute('href', '#own-quotes')
  const section = within(screen.getByRole('region', { name: 'Your quotes' }))
  const stateAt = (title: string) => section.getByRole('heading', { name: title }).closest('li')
  expect(stateAt('Request Q-7KM2XPQ')).toHaveTextContent(/Being prepared.*30 × Three storybooks.*£540.00 at the shop’s/)
  expect(stateAt('Quote Q-7KM2XPQ')).toHaveTextContent(/Sent.*£540.00 in total, valid until .*31 January 2999/)
  expect(stateAt('Quote Q-2')).toHaveTextContent('Out of date')
  expect(stateAt('Quote Q-3')).toHaveTextContent('Being changed')
  expect(stateAt('Quote Q-4')).toHaveTextContent('Ordered')
  const link = section.getByRole('link', { name: 'Open the PDF of quote Q-7KM2XPQ' })
  expect(link).toHaveAttribute('href', '/api/quotes/sent/pdf')
  expect(section.getAllByRole('link')).toHaveLength(4)
})

test('a colleague’s quote says who can accept it, because only they have the e-mail', async () => {
  const { screen } = open([{ ...sent, is_mine: false }])
  expect(await screen.findByText(/by e-mail to Ada Birch, who can accept it/)).toBeVisible()
  expect(screen.queryByText(/reply to the e-mail/)).toBeNull()
})

test('closed quotes are shown on demand', async () => {
  const { screen, person } = open([{ ...sent, status: 'closed' }])
  expect(await screen.findByText('You have no open quotes.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Show 1 that is closed' }))
  expect(screen.getByRole('heading', { name: 'Quote Q-7KM2XPQ' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Hide quotes that are closed' })).toHaveAttribute('aria-expanded', 'true')
})

test('without any it says where they will be; where one pays at once it says nothing', async () => {
  const first = open([])
  expect(await first.screen.findByText(/You have not asked for a quote yet/)).toBeVisible()
  expect(first.screen.queryByRole('link', { name: /Your quotes/ })).toBeNull()
  first.unmount()
  const { screen } = open([], 'https://pay.example/buy')
  expect(await screen.findByText(/You pay on our payment provider’s page/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Your quotes' })).toBeNull()
})

test('when they cannot be loaded it says so, and tries again', async () => {
  const { screen, person } = open([])
  answer(listOwnQuotes, () => failure('internal'))
  expect(await screen.findByText('We could not load your quotes')).toBeVisible()
  answer(listOwnQuotes, [sent])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Quote Q-7KM2XPQ' })).toBeVisible()
})
