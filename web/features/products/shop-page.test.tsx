import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewBrand } from '#contract/brand.ts'
import { listOwnQuotes } from '#contract/own-quotes.ts'
import { listProducts, type Payment, type Product, viewPayment } from '#contract/products.ts'
import { brandQuery } from '../../api/brand-query.ts'
import { answer, answerLater, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleBrand, sampleUser } from '../../testing/samples.ts'

const nowhere: Payment = { payment_url: '', payment_email: '' }
const somewhere: Payment = { payment_url: 'https://pay.example/buy', payment_email: 'shop@example.org' }
const poster: Product = { id: 1, title: 'A poster', price: 4.5, image: '', description: 'A2, folded.' }
const mug: Product = { id: 2, title: 'A mug <b>', price: 1200, image: '/api/images/x', description: '' }

function open(products: Product[], payment = somewhere, user = sampleUser()) {
  const page = renderPage('/shop', { user })
  answer(listProducts, products)
  answer(viewPayment, payment)
  answer(listOwnQuotes, [])
  return page
}

test('the products come with the way to buy them, which would move them', async () => {
  const { screen } = open([{ id: 1, title: 'A poster', price: 4.5, description: '', image: '' }])
  const { release } = answerLater(viewPayment, nowhere)
  await screen.findByRole('heading', { level: 1, name: 'Shop' })
  expect(screen.queryByRole('article')).toBeNull()
  release()
  expect(await screen.findByRole('article')).toHaveTextContent('A poster')
})

test('shows products in reverse with prices in pounds; Buy Now posts what the provider needs', async () => {
  const { screen } = open([poster, mug])
  const cards = await screen.findAllByRole('article')
  expect(
    cards.map((card) => card.getAttribute('aria-labelledby') && within(card).getByRole('heading').textContent),
  ).toEqual(['A mug <b>', 'A poster'])
  const [first, second] = cards as [HTMLElement, HTMLElement]
  expect(first).toHaveTextContent('£1,200.00')
  expect(second).toHaveTextContent('£4.50')
  expect(second).toHaveTextContent('A2, folded.')
  const button = await screen.findByRole('button', { name: 'Buy Now: A mug <b>' })
  const form = button.closest('form')
  expect([form?.method, form?.action]).toEqual(['post', 'https://pay.example/buy'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    business: 'shop@example.org',
    item_name: 'A mug <b>',
    amount: '1200.00',
    currency_code: 'GBP',
  })
})

test('offers a quote for each product without a payment provider, and says how one buys', async () => {
  const { screen } = open([poster], nowhere)
  expect(await screen.findByText(/Schools and families can order with a quote/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for a quote: A poster' })).toHaveAttribute(
    'href',
    '/shop/quote?product=1',
  )
  expect(screen.queryByRole('button', { name: /Buy Now/ })).toBeNull()
})

test('without the way to pay the products are shown, and it can be loaded again', async () => {
  const { screen, person } = open([poster])
  answer(viewPayment, () => failure('internal'))
  expect(await screen.findByText('We could not load the ways to buy')).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent('£4.50')
  answer(viewPayment, nowhere)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Ask for a quote: A poster' })).toBeVisible()
  expect(screen.queryByText('We could not load the ways to buy')).toBeNull()
})

test('an empty shop says so, and what to do instead', async () => {
  const { screen } = open([])
  expect(await screen.findByText('No products found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the free resources' })).toHaveAttribute('href', '/resources')
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  expect(screen.queryByRole('link', { name: 'Add the first product' })).toBeNull()
})

test('an operator gets a link to add the first product', async () => {
  const { screen } = open([], nowhere, sampleUser({ role: 'admin' }))
  expect(await screen.findByRole('link', { name: 'Add the first product' })).toHaveAttribute(
    'href',
    '/admin/products/new',
  )
})

test('offers a retry when the products fail to load', async () => {
  const page = renderPage('/shop', { user: sampleUser() })
  let isUp = false
  answer(listProducts, () => (isUp ? ok([poster]) : failure('internal')))
  answer(viewPayment, somewhere)
  const again = await page.screen.findByRole('button', { name: 'Try again' })
  isUp = true
  await page.person.click(again)
  expect(await page.screen.findByRole('heading', { name: 'A poster' })).toBeVisible()
})

test('the menu links to this shop, or to the configured one', async () => {
  const here = open([])
  const menu = within(await here.screen.findByRole('navigation', { name: 'Quick menu' }))
  expect(await menu.findByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')
  here.unmount()
  const there = renderPage('/shop', { user: sampleUser() })
  answer(viewBrand, { ...sampleBrand, shop_url: 'https://shop.example/' })
  answer(listProducts, [])
  answer(viewPayment, nowhere)
  await there.client.invalidateQueries({ queryKey: brandQuery.queryKey })
  const link = await there.screen.findAllByRole('link', { name: 'Shop (external link)' })
  expect(link[0]).toHaveAttribute('href', 'https://shop.example/')
})
