import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listCases } from '#contract/cases.ts'
import { viewOverview } from '#contract/overview.ts'
import { changeQuote, type Offer, type Quote, saveOffer, sendQuote, viewQuote } from '#contract/quotes.ts'
import { answer, answerLater, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleCase, sampleCases, sampleUser } from '../../testing/samples.ts'

const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
const time = '2026-11-20T10:00:00.000Z'
const lines = [
  { title: 'Three storybooks', quantity: 30, price: 18 },
  { title: 'A banner', quantity: 1, price: 46.99 },
]
const seller = 'The Bookshelf\n4 Ladder Street\nGodalming GU7 1AA'
const quote: Quote = {
  ...{ id, reference: 'Q-7KM2XPQ', status: 'received', version: 1, name: 'Ada Birch', email: 'ada@example.org' },
  ...{ phone: '', school: 'Tidewell Primary School', postal_address: '1 Harbour Road\nTidewell', order_number: '' },
  ...{ message: 'Before half-term, please.', user_id: '', create_time: time, asked: lines, has_offer: false },
  offer: {
    ...{ lines, delivery: null, valid_until: '2999-01-31', seller, vat: '', vat_amount: null, note: '' },
    ...{ school: 'Tidewell Primary School', name: 'Ada Birch', total: 586.99 },
  },
  ...{ number: 'Q-7KM2XPQ', sent: [], unprintable: [], history: [] },
}
const offer: Offer = { ...quote.offer, delivery: 0, vat: 'none' }
const saved: Quote = { ...quote, version: 2, has_offer: true, offer }
const sentQuote = { revision: 1, number: 'Q-7KM2XPQ', time, order_number: '', offer }

async function open(found: Quote) {
  const page = renderPage(`/admin/quotes/${id}`, { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(viewQuote, found)
  answer(listCases, sampleCases([]))
  await page.screen.findByRole('heading', { level: 1, name: 'Tidewell Primary School' })
  return page
}

test('an operator changes prices and delivery, saves, and sends the quote', async () => {
  const { screen, person } = await open(quote)
  const received = answer(saveOffer, () => ok(saved))
  const price = screen.getAllByLabelText('Each (£)')[0] as HTMLElement
  await person.clear(price)
  await person.type(price, '16.10')
  expect(screen.getByLabelText('Delivery (£)')).toHaveValue('')
  await person.type(screen.getByLabelText('Delivery (£)'), '12.95')
  expect(screen.getByText('Total: £542.94')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Remove A banner' }))
  await person.selectOptions(screen.getByLabelText('VAT'), 'No VAT is charged')
  await person.click(screen.getByRole('button', { name: 'Save for later' }))
  expect(await screen.findByRole('heading', { name: 'Quote Q-7KM2XPQ' })).toBeVisible()
  expect(received[0]?.body).toEqual({
    version: 1,
    lines: [{ title: 'Three storybooks', quantity: 30, price: 16.1 }],
    delivery: 12.95,
    valid_until: '2999-01-31',
    seller,
    vat: 'none',
    vat_amount: null,
    school: 'Tidewell Primary School',
    name: 'Ada Birch',
    note: '',
  })
  expect(screen.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', `/api/admin/quotes/${id}/pdf`)
  const sent = answer(sendQuote, { ...saved, status: 'quoted', version: 3, sent: [sentQuote] })
  await person.click(screen.getByRole('button', { name: 'Send the quote' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the quote?' }))
  await person.click(dialog.getByRole('button', { name: 'Send the quote' }))
  expect(await screen.findByText('Q-7KM2XPQ · Sent')).toBeVisible()
  expect(sent[0]?.body).toEqual({ version: 2, text: '' })
  expect(screen.getByRole('heading', { name: 'Quote Q-7KM2XPQ' })).toHaveFocus()
})

test('what is typed while a quote is being saved stays open, and is saved on top of it', async () => {
  const { screen, person } = await open(quote)
  await person.type(screen.getByLabelText('Delivery (£)'), '0')
  await person.selectOptions(screen.getByLabelText('VAT'), 'No VAT is charged')
  const { release } = answerLater(saveOffer, saved)
  await person.click(screen.getByRole('button', { name: 'Save for later' }))
  await person.type(screen.getByLabelText('Note on the quote (optional)'), 'A week.')
  release()
  const save = await screen.findByRole('button', { name: 'Save for later' })
  expect(screen.queryByText(/has changed/)).toBeNull()
  const received = answer(saveOffer, saved)
  await person.click(save)
  expect(await screen.findByRole('heading', { name: 'Quote Q-7KM2XPQ' })).toBeVisible()
  expect(received[0]?.body).toMatchObject({ version: 2, note: 'A week.' })
})

test('what is no price or quantity is said at its field, and nothing is saved', async () => {
  const { screen, person } = await open(quote)
  const received = answer(saveOffer, saved)
  const quantity = screen.getAllByLabelText('Quantity')[1] as HTMLElement
  await person.clear(quantity)
  await person.type(quantity, 'many')
  await person.click(screen.getByRole('button', { name: 'Add a line' }))
  await person.click(screen.getByRole('button', { name: 'Save for later' }))
  expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 999.')
  expect(screen.getAllByLabelText('Product')[2]).toHaveAccessibleDescription('Enter what it is.')
  expect(screen.getByLabelText('VAT')).toHaveAccessibleDescription('Choose what the quote says about VAT.')
  expect(screen.getByText('Enter every price, quantity and the delivery to see the total.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Remove Three storybooks' }))
  expect(screen.getByRole('list', { name: 'Lines of the quote' })).toHaveFocus()
  expect(screen.getByText('Three storybooks has been removed.')).toBeInTheDocument()
  // What is wrong stays with its line.
  expect(screen.getAllByLabelText('Product')[1]).toHaveAccessibleDescription('Enter what it is.')
  expect(screen.getAllByLabelText('Quantity')[0]).toHaveAccessibleDescription('Enter a whole number from 1 to 999.')
  await person.click(screen.getByRole('button', { name: 'Add a line' }))
  expect(screen.getAllByLabelText('Product')[2]).toHaveFocus()
  expect(received).toEqual([])
})

test('the order is confirmed with its number', async () => {
  const { screen, person } = await open({ ...saved, status: 'quoted', sent: [sentQuote] })
  const received = answer(changeQuote, { ...saved, status: 'accepted', order_number: 'PO 4711', version: 4 })
  await person.click(screen.getByRole('button', { name: 'Confirm the order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the order?' }))
  await person.type(dialog.getByLabelText('Purchase order number (optional)'), 'PO 4711')
  await person.click(dialog.getByRole('button', { name: 'Confirm the order' }))
  expect(await screen.findByRole('button', { name: 'Close the order' })).toBeVisible()
  expect(received[0]?.body).toEqual({ version: 2, status: 'accepted', order_number: 'PO 4711', text: '' })
})

test('an order for a quote that is out of date, with a change waiting, says both; a warning names what is not printed', async () => {
  const old = { ...sentQuote, offer: { ...offer, valid_until: '2026-01-31' } }
  const { screen, person } = await open({ ...saved, number: 'Q-7KM2XPQ-2', sent: [old], unprintable: ['陳'] })
  expect(screen.getByText(/cannot be printed and will be left out: 陳/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Q-7KM2XPQ' })).toHaveAttribute(
    'href',
    `/api/admin/quotes/${id}/pdf?revision=1`,
  )
  await person.click(screen.getByRole('button', { name: 'Confirm the order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the order?' }))
  expect(dialog.getByText(/^This quote was valid until .*31 January 2026/)).toBeVisible()
  expect(dialog.getByText(/The changes that have not been sent will be discarded/)).toBeVisible()
})

test.each([
  ['in the name', { offer: { ...offer, name: '陳 Chen' } }, true, false],
  ['in the address', { postal_address: '陳 House\nTidewell' }, false, true],
  ['in both', { offer: { ...offer, name: '陳 Chen' }, order_number: '陳 1' }, true, true],
])('what cannot be printed %s comes with what can be done about it', async (_where, change, canChange, isFixed) => {
  const { screen } = await open({ ...saved, ...change, unprintable: ['陳'] })
  const warning = screen.getByText(/cannot be printed and will be left out: 陳/).textContent
  expect([warning?.includes('Change the quote'), warning?.includes('in the note, spelt differently')]).toEqual([
    canChange,
    isFixed,
  ])
})

test('when another operator was faster it says so and keeps what was typed', async () => {
  const { screen, person } = await open(quote)
  let isFirst = true
  const received = answer(saveOffer, () => {
    if (!isFirst) return ok({ ...saved, version: 3 })
    isFirst = false
    return failure('changed-meanwhile')
  })
  answer(viewQuote, { ...saved, offer: { ...offer, note: 'From the other operator.' } })
  await person.type(screen.getByLabelText('Delivery (£)'), '0')
  await person.selectOptions(screen.getByLabelText('VAT'), 'Prices include VAT')
  await person.type(screen.getByLabelText('Note on the quote (optional)'), 'Ten days.')
  await person.click(screen.getByRole('button', { name: 'Save for later' }))
  const said = await screen.findAllByText(/This has been changed in another window/)
  expect(said[0]).toBeVisible()
  expect(screen.getByLabelText('Note on the quote (optional)')).toHaveValue('Ten days.')
  expect(await screen.findByText('From the other operator.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Replace it with what I typed' }))
  expect(await screen.findByRole('heading', { name: 'Quote Q-7KM2XPQ' })).toHaveFocus()
  expect(received.map(({ body }) => body)).toMatchObject([
    { version: 1, note: 'Ten days.' },
    { version: 2, note: 'Ten days.' },
  ])
})

test('a request that is closed without an offer has no form any more, and is not said to have changed', async () => {
  const { screen, person } = await open(quote)
  answer(changeQuote, ({ body }) => {
    const { status } = body as { status: Quote['status'] }
    return ok({ ...quote, status, version: quote.version + 1 })
  })
  await person.type(screen.getByLabelText('Delivery (£)'), '5')
  await person.click(screen.getByRole('button', { name: 'Close without a quote' }))
  await person.click(await screen.findByRole('button', { name: 'Reopen' }))
  expect(await screen.findByRole('heading', { name: 'Prepare the quote' })).toBeVisible()
  expect(screen.getByLabelText('Delivery (£)')).toHaveValue('')
  expect(screen.queryByText('This quote has changed since you opened it')).toBeNull()
})

test('a form that was open when the order was confirmed gives way to what was ordered', async () => {
  const { screen, person } = await open({ ...saved, status: 'quoted', sent: [sentQuote] })
  answer(changeQuote, { ...saved, status: 'accepted', sent: [sentQuote], version: 4 })
  await person.click(screen.getByRole('button', { name: 'Change the quote' }))
  await person.click(screen.getByRole('button', { name: 'Confirm the order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the order?' }))
  await person.click(dialog.getByRole('button', { name: 'Confirm the order' }))
  expect(await screen.findByRole('heading', { name: 'Quote Q-7KM2XPQ' })).toBeVisible()
  expect(screen.queryByText('This quote has changed since you opened it')).toBeNull()
})

test('a quote is saved and sent in one go, and leads on to the next case', async () => {
  const { screen, person } = await open(quote)
  answer(saveOffer, saved)
  answer(listCases, sampleCases([sampleCase]))
  await person.type(screen.getByLabelText('Delivery (£)'), '0')
  await person.selectOptions(screen.getByLabelText('VAT'), 'No VAT is charged')
  await person.click(screen.getByRole('button', { name: 'Save and send' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the quote?' }))
  const sent = answer(sendQuote, { ...saved, status: 'quoted', version: 3, sent: [sentQuote] })
  await person.click(dialog.getByRole('button', { name: 'Send the quote' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Next: Bea Cole (answer)')
  expect(sent[0]?.body).toEqual({ version: 2, text: '' })
})
