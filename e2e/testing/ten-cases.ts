import { expect, type Locator, type Page } from '@playwright/test'
import { bookSession } from '#contract/bookings.ts'
import { sendDataRequest, sendMessage } from '#contract/enquiries.ts'
import { viewOverview } from '#contract/overview.ts'
import { createProduct } from '#contract/products.ts'
import { askForQuote, saveOffer, sendQuote } from '#contract/quotes.ts'
import { dayProblem, todayInUk } from '#contract/school-days.ts'
import { call, keyOf } from './api.ts'
import { makePending } from './newcomers.ts'
import type { Portal } from './portal.ts'

const seller = 'Tidewell Trust\n1 Mill Lane, Tidewell, TW1 1AA'

/** A day on which a school could have a session, a month from now. */
export function suitableDay(): string {
  const inAMonth = Date.parse(todayInUk()) + 30 * 86_400_000
  const days = Array.from({ length: 20 }, (_, at) => new Date(inAMonth + at * 86_400_000).toISOString().slice(0, 10))
  return days.find((day) => !dayProblem(day, 'england-and-wales')) ?? ''
}

/**
 * Ten waiting cases, two of each kind, which arrived mixed, in a portal that has sent a quote before. `findQuote` says which
 * quote has a reference.
 */
export async function makeTenCases(portal: Portal, findQuote: (reference: string) => Promise<string>): Promise<void> {
  const staff = await keyOf(portal, 'senior')
  const operator = await keyOf(portal, 'admin')
  const { id: product_id } = await call(portal, createProduct, { body: { title: 'Poster', price: 4.5 } }, operator)
  const person = (name: string) => ({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@mail.example` })
  const quote = (name: string) =>
    call(
      portal,
      askForQuote,
      { body: { ...person(name), postal_address: '1 Harbour Road', items: [{ product_id, quantity: 30 }] } },
      staff,
    )
  const message = (name: string) =>
    call(portal, sendMessage, { body: { ...person(name), message: 'Do you come to us?' } })
  const request = (name: string) =>
    call(portal, sendDataRequest, { body: { ...person(name), kind: 'access', message: 'What do you know of me?' } })
  const booking = (name: string, school: string) =>
    call(portal, bookSession, { body: { ...person(name), school, preferred_dates: [suitableDay()] } }, staff)

  await sendFirstQuote(portal, operator, await findQuote((await quote('Anna Early')).reference))
  await message('Mia Message')
  await quote('Quentin Quote')
  await makePending(portal, 'Elm Bank School', 'elm@mail.example')
  await request('Rita Request')
  await booking('Ben Booking', 'Tidewell Primary School')
  await quote('Queenie Quote')
  await message('Max Message')
  await makePending(portal, 'Fern Hill School', 'fern@mail.example')
  await booking('Bella Booking', 'Tidewell Infants')
  await request('Rolf Request')
  await expect
    .poll(async () => {
      const { waiting } = await call(portal, viewOverview, {}, operator)
      return waiting
        .filter(({ queue }) => queue !== 'mails')
        .map(({ queue, count }) => `${queue} ${count}`)
        .sort()
    })
    .toEqual(['bookings 2', 'enquiries 2', 'quotes 2', 'requests 2', 'schools 2'])
}

/** A quote suggests the seller and the VAT of the one before. */
async function sendFirstQuote(portal: Portal, key: string, id: string): Promise<void> {
  const lines = [{ title: 'Poster', quantity: 30, price: 4.5 }]
  const words = { school: '', name: 'Anna Early', seller, note: '', vat: 'none', vat_amount: null } as const
  const offer = { ...words, lines, delivery: 0, valid_until: suitableDay(), version: 1 }
  const { version } = await call(portal, saveOffer, { params: { id }, body: offer }, key)
  await call(portal, sendQuote, { params: { id }, body: { version, text: '' } }, key)
}

/** Somebody at the console whose presses are counted, of the mouse and of the Enter key. What is typed is none. */
export function countPresses(page: Page) {
  let count = 0
  return {
    count: () => count,
    async press(target: Locator): Promise<void> {
      count++
      await target.click()
    },
    /** Presses into a field and types. */
    async write(field: Locator, words: string): Promise<void> {
      count++
      await field.click()
      await field.fill(words)
    },
    /** Presses Enter on what the page has given the focus to. */
    async enterOn(target: Locator): Promise<void> {
      count++
      await expect(target).toBeFocused()
      await page.keyboard.press('Enter')
    },
  }
}
