import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { uploadImage } from '#contract/images.ts'
import {
  createProduct,
  deleteProduct,
  listStock,
  orderProducts,
  restoreProduct,
  type StockedProduct,
  updateProduct,
} from '#contract/products.ts'
import { answer, answerLater, failure, ok } from '../../testing/fake-api.ts'
import { fakeUploads } from '../../testing/fake-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const product = (id: number, title: string, version = 1): StockedProduct => ({
  id,
  title,
  price: 4.5,
  image: '',
  description: '',
  delete_time: '',
  version,
})

const operator = sampleUser({ role: 'admin' })

function open(path: string, stock: StockedProduct[]) {
  const page = renderPage(path, { user: operator })
  const current = [...stock]
  answer(listStock, () => ok(current))
  return { ...page, current }
}

const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link', { name: /^[A-Z] / })
    .map((link) => link.textContent)

test('lists the products in the shop’s order; the arrow keys and the menu move them', async () => {
  const { screen, person } = open('/admin/products', [product(1, 'A card'), product(2, 'B mug'), product(3, 'C kite')])
  const saved = answer(orderProducts, {})
  const list = await screen.findByRole('list', { name: 'Products' })
  await within(list).findByRole('link', { name: 'C kite' })
  expect(titles(list)).toEqual(['C kite', 'B mug', 'A card'])
  const grip = screen.getByRole('button', { name: 'Move A card: arrow keys, or drag' })
  grip.focus()
  await person.keyboard('{ArrowUp}')
  expect(titles(list)).toEqual(['C kite', 'A card', 'B mug'])
  expect(screen.getByText('A card is now 2 of 3.')).toBeInTheDocument()
  expect(grip).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'More for C kite' }))
  await person.click(screen.getByRole('button', { name: 'Move down' }))
  expect(titles(list)).toEqual(['A card', 'C kite', 'B mug'])
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ ids: [2, 1, 3] }, { ids: [2, 3, 1] }]))
})

test('undoes a deletion at once', async () => {
  const { screen, person, current } = open('/admin/products', [product(1, 'A card')])
  answer(deleteProduct, () => {
    current[0] = { ...product(1, 'A card'), delete_time: '2026-11-20T10:00:00.000Z' }
    return ok({})
  })
  const restored = answer(restoreProduct, () => {
    current[0] = product(1, 'A card')
    return ok(current[0])
  })
  await person.click(await screen.findByRole('button', { name: 'More for A card' }))
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('“A card” has been removed from the shop.')).toBeVisible()
  expect(await screen.findByText('Deleted (1)')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'More for A card' })).toBeVisible()
  expect(restored).toHaveLength(1)
})

test.each(['', '-0.01', '0', '1.005', 'ten', '10001'])(
  'refuses the price "%s" at the field, and sends nothing',
  async (price) => {
    const { screen, person } = open('/admin/products/new', [])
    const sent = answer(createProduct, product(1, 'A card'))
    await person.type(await screen.findByLabelText('Name'), 'A card')
    if (price) await person.type(screen.getByLabelText('Price in pounds'), price)
    await person.click(screen.getByRole('button', { name: 'Add it to the shop' }))
    expect(screen.getByLabelText('Price in pounds')).toHaveAccessibleDescription(/Enter a price from £0.01 to £10,000/)
    expect(screen.getByText('There is a problem').parentElement).toHaveFocus()
    expect(sent).toEqual([])
  },
)

test('accepts a price as people type it; shows the server’s error at its field', async () => {
  const { screen, person, at } = open('/admin/products/new', [])
  let isRefused = true
  const sent = answer(createProduct, () =>
    isRefused ? failure('request/invalid', { title: 'Use at most 120 characters.' }) : ok(product(1, 'A card')),
  )
  await person.type(await screen.findByLabelText('Name'), 'A card')
  await person.type(screen.getByLabelText('Price in pounds'), '£1,250.5')
  await person.click(screen.getByRole('button', { name: 'Add it to the shop' }))
  expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Use at most 120 characters.')
  isRefused = false
  await person.click(screen.getByRole('button', { name: 'Add it to the shop' }))
  await waitFor(() => expect(at()).toBe('/admin/products'))
  expect(sent[0]?.body).toEqual({ title: 'A card', price: 1250.5, description: '', image: '' })
})

test('what is typed while a new product is being added stays open, and changes that product', async () => {
  const { screen, person, at } = open('/admin/products/new', [])
  const { release } = answerLater(createProduct, product(7, 'A card'))
  await person.type(await screen.findByLabelText('Name'), 'A card')
  await person.type(screen.getByLabelText('Price in pounds'), '4.50')
  await person.click(screen.getByRole('button', { name: 'Add it to the shop' }))
  await person.type(screen.getByLabelText('Description (optional)'), 'Red')
  release()
  expect(await screen.findByText(/“A card” has been saved, but not the changes that you have made since/)).toBeVisible()
  expect(screen.getByLabelText('Description (optional)')).toHaveValue('Red')
  const sent = answer(updateProduct, { ...product(7, 'A card'), description: 'Red' })
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(at()).toBe('/admin/products'))
  expect(sent[0]?.url.pathname).toMatch(/\/7$/)
  expect(sent[0]?.body).toMatchObject({ description: 'Red', version: 1 })
})

test('a product is not saved without the picture that is still being uploaded', async () => {
  const { screen, person, at } = open('/admin/products/1', [product(1, 'A card')])
  fakeUploads()
  const { release } = answerLater(uploadImage, { image: '/api/images/card' })
  const sent = answer(updateProduct, product(1, 'A card'))
  const field = await screen.findByLabelText('Picture (optional)')
  await person.upload(field, new File(['a'], 'card.png', { type: 'image/png' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: /The picture is still being uploaded/ })).toBeVisible()
  expect(sent).toEqual([])
  release()
  expect(await screen.findByText('Image uploaded sucessfully.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(at()).toBe('/admin/products'))
  expect(sent[0]?.body).toMatchObject({ image: '/api/images/card' })
})

test('a product that was changed elsewhere is replaced by a second press only, and only what was shown', async () => {
  const { screen, person, current, client, at } = open('/admin/products/1', [product(1, 'A card')])
  answer(updateProduct, () => failure('changed-meanwhile'))
  const name = await screen.findByLabelText('Name')
  await person.clear(name)
  await person.type(name, 'Mine')
  current[0] = product(1, 'Theirs', 2)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(/This has been changed in another window/))[0]).toBeVisible()
  // A third save, which nobody knows about, arrives in the background.
  current[0] = product(1, 'The third', 3)
  await client.refetchQueries({ queryKey: ['products'] })
  const sent = answer(updateProduct, product(1, 'Mine'))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(at()).toBe('/admin/products'))
  expect(sent[0]?.body).toMatchObject({ title: 'Mine', version: 2 })
})
