import sharp from 'sharp'
import { listCases } from '#contract/cases.ts'
import { uploadImage } from '#contract/images.ts'
import { createProduct, listProducts } from '#contract/products.ts'
import { askForQuote, changeQuote, saveOffer, sendQuote, viewQuote } from '#contract/quotes.ts'
import { createRandom } from './random.ts'
import type { Staff } from './schools.ts'
import type { World } from './world.ts'

const products = [
  [
    'Pop-up shop in a box',
    24.5,
    '#0f6b5c',
    'Bunting, price tags, a till roll and a receipt book for a class of thirty.',
  ],
  ['The three storybooks, printed', 18, '#c2410c', 'All three books in soft cover, with large print and matt paper.'],
  [
    'Class set of thirty activity booklets',
    32,
    '#4338ca',
    'Each with the sheets of one book, wire-bound so that they lie flat.',
  ],
  [
    'Sponsor’s banner for the school fair, two metres wide, weatherproof, with brass eyelets',
    46.99,
    '#9d174d',
    'Printed on both sides. Tell us your school’s name when you order.',
  ],
  ['Badge: I made it happen', 0.8, '#a16207', 'A tin badge of 38 mm.'],
] as const

/** A plain picture of a thing in a colour: something to look at, and nobody's photograph. */
function paint(colour: string, number: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${colour}"/>
    <g fill="#fff" fill-opacity=".9"><rect x="${220 + number * 8}" y="210" width="360" height="250" rx="26"/>
    <path d="M180 230 h440 l-40 -90 h-360 z"/><circle cx="400" cy="335" r="${60 + number * 6}" fill="${colour}"/></g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

export async function playShop(world: World): Promise<void> {
  for (const [number, [title, price, colour, description]] of products.entries()) {
    await world.ago(150 - number * 20, async () => {
      const picture = new Blob([new Uint8Array(await paint(colour, number))], { type: 'image/png' })
      const { image } = await world.upload(uploadImage, picture, world.keys.admin)
      await world.call(createProduct, { body: { title, price, description, image } }, world.keys.admin)
    })
  }
}

/** Quotes that schools asked for: ordered, sent and waiting. */
export async function playQuotes(world: World, staff: Staff[]): Promise<void> {
  const random = createRandom(17)
  const inShop = await world.call(listProducts, {}, world.keys.admin)
  for (const [number, days] of [64, 41, 30, 22, 9, 6, 2, 1].entries()) {
    const { name, email, school, key } = random.pick(staff)
    const items = inShop
      .slice(number % 3, (number % 3) + 1 + (number % 2))
      .map(({ id }) => ({ product_id: id, quantity: random.pick([1, 2, 30, 60]) }))
    const body = { name, email, school, items, postal_address: `School office\n${school}`, phone: '01632 960 155' }
    const { reference } = await world.ago(days, () => world.call(askForQuote, { body }, key))
    if (number >= 6) continue
    const version = await world.ago(days - 1, () => quote(world, reference))
    if (number >= 4) continue
    const ordered = { version, status: 'accepted', order_number: `PO-${4700 + number}`, text: '' } as const
    const params = { id: await findQuoteId(world, reference) }
    await world.ago(days - 8, () => world.call(changeQuote, { params, body: ordered }, world.keys.admin))
  }
}

async function findQuoteId(world: World, q: string): Promise<string> {
  const { cases } = await world.call(listCases, { query: { kind: 'quotes', q } }, world.keys.admin)
  const [found] = cases
  if (!found) throw new Error(`There is no quote ${q}.`)
  return found.id
}

/** Sends a quote at the shop's prices, with delivery. Returns its version. */
async function quote(world: World, reference: string): Promise<number> {
  const { admin } = world.keys
  const params = { id: await findQuoteId(world, reference) }
  const { version, offer } = await world.call(viewQuote, { params }, admin)
  const { total: _, vat: __, ...terms } = offer
  const seller = 'Enterprise Bookshelf Trading\n4 Ladder Street\nGodalming GU7 1AA\nCompany number 00000000'
  const body = {
    ...terms,
    version,
    seller,
    delivery: 6.5,
    vat: 'included' as const,
    note: 'Delivery takes about ten working days.',
  }
  const saved = await world.call(saveOffer, { params, body }, admin)
  const sent = await world.call(sendQuote, { params, body: { version: saved.version, text: '' } }, admin)
  return sent.version
}
