import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listProducts, type Product } from '#contract/products.ts'
import { askForQuote } from '#contract/quotes.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleProfile, sampleStaff } from '../../testing/samples.ts'

const product = (id: number, title: string, price: number): Product => ({
  id,
  title,
  price,
  image: '',
  description: '',
})
const books = product(3, 'Three storybooks', 18)
const banner = product(5, 'A banner', 46.99)

async function open(path = '/shop/quote?product=3', products = [books, banner]) {
  const page = renderPage(path, { user: sampleStaff('approved', { profile: sampleProfile }) })
  answer(listProducts, products)
  await page.screen.findByRole('heading', { level: 1, name: 'Ask for a quote' })
  return page
}

test('staff ask for two products; what the account knows is filled in', async () => {
  const { screen, person } = await open()
  const received = answer(askForQuote, { reference: 'Q-7KM2XPQ' })
  const quantity = await screen.findByLabelText('Quantity: Three storybooks')
  expect(quantity).toHaveValue('1')
  await person.clear(quantity)
  await person.type(quantity, '30')
  await person.selectOptions(screen.getByLabelText('Add another product (optional)'), 'A banner, £46.99')
  expect(screen.getByText('A banner has been added.')).toBeInTheDocument()
  expect(screen.getByText('£586.99')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Ask for the quote' }))
  const done = await screen.findByRole('heading', { level: 2, name: 'Your request for a quote has been sent.' })
  expect(done).toHaveFocus()
  expect(screen.getByText('Q-7KM2XPQ')).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([
    {
      items: [
        { product_id: 3, quantity: 30 },
        { product_id: 5, quantity: 1 },
      ],
      name: 'Ada Byron',
      email: 'ada@example.org',
      phone: '',
      school: 'Hill Lane Primary School',
      postal_address: '1 Hill Lane\nGuildford\nSurrey\nGU1 1AA',
      order_number: '',
      message: '',
      website: '',
    },
  ])
})

test('a wrong quantity is said at the products, and nothing is sent; a product can be removed', async () => {
  const { screen, person } = await open()
  const received = answer(askForQuote, { reference: 'Q-7KM2XPQ' })
  await person.clear(await screen.findByLabelText('Quantity: Three storybooks'))
  await person.click(screen.getByRole('button', { name: 'Ask for the quote' }))
  const sentence = 'Enter a whole number from 1 to 999.'
  expect(await screen.findByRole('link', { name: sentence })).toHaveAttribute('href', '#items')
  expect(screen.getByLabelText('Quantity: Three storybooks')).toBeInvalid()
  await person.click(screen.getByRole('button', { name: 'Remove Three storybooks' }))
  expect(screen.getByRole('list', { name: 'Products you chose' })).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'Ask for the quote' }))
  expect(await screen.findByRole('link', { name: 'Choose at least one product.' })).toBeVisible()
  expect(received).toEqual([])
})

test('what was chosen is kept for the next product; one that has left the shop is taken off', async () => {
  const first = await open()
  await first.screen.findByLabelText('Quantity: Three storybooks')
  first.unmount()
  const { screen, person } = await open('/shop/quote?product=5')
  expect(await screen.findByLabelText('Quantity: Three storybooks')).toBeVisible()
  let inShop = [books, banner]
  answer(listProducts, () => ok(inShop))
  answer(askForQuote, () => failure('quote/product-gone'))
  inShop = [banner]
  await person.click(screen.getByRole('button', { name: 'Ask for the quote' }))
  expect(await screen.findByRole('link', { name: /is not in the shop any more/ })).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText('Quantity: Three storybooks')).toBeNull())
  expect(screen.getByLabelText('Quantity: A banner')).toHaveValue('1')
})

test('a quantity above the most is refused as it was typed; a removed product does not come back with a reload', async () => {
  const { screen, person, router, unmount } = await open()
  const received = answer(askForQuote, { reference: 'Q-7KM2XPQ' })
  const quantity = await screen.findByLabelText('Quantity: Three storybooks')
  await person.clear(quantity)
  await person.type(quantity, '1000')
  expect(quantity).toHaveValue('1000')
  await person.click(screen.getByRole('button', { name: 'Ask for the quote' }))
  expect(await screen.findByRole('link', { name: 'Enter a whole number from 1 to 999.' })).toBeVisible()
  expect(received).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Remove Three storybooks' }))
  const { pathname, search } = router.state.location
  expect(search).toBe('')
  unmount()
  const again = await open(`${pathname}${search}`)
  expect(await again.screen.findByText('You have not chosen anything yet.')).toBeVisible()
})

test('an empty shop has nothing to quote for', async () => {
  const { screen } = await open('/shop/quote', [])
  expect(await screen.findByText('No products found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})
