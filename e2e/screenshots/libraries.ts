import { deleteResource, type LibraryEntry, listDeleted, listLibrary } from '#contract/library.ts'
import { type Narration, viewNarration } from '#contract/narrations.ts'
import { type BookNews, viewBookNews } from '#contract/news.ts'
import { listOwnQuotes, type OwnQuote } from '#contract/own-quotes.ts'
import { listProducts, listStock, type Product, type StockedProduct, viewPayment } from '#contract/products.ts'
import type { Resource } from '#contract/resources.ts'
import { samplePlan } from '#contract/testing/sample-resource.ts'
import { answers, fails, hangs } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'
import { fill, press } from './steps.ts'

// Of what ships, so that there is a picture.
const covers = { image: '/api/resources/1/cover/480', image_large: '/api/resources/1/cover/960' }

const resource = (id: number, changes: Partial<Resource>): Resource =>
  samplePlan({ id, title: `Resource ${id}`, ...covers, aspect: 1.4, minutes: 40, ...changes })

const own = [
  resource(1, { title: 'Our market day: what we made and what it cost', page_count: 12 }),
  resource(2, { title: 'A letter for parents', category: 'introduction', page_count: 1 }),
  resource(3, {
    title: 'Year3_SummerFair_PricesAndPosters_final_FINAL_v2_with_corrections',
    category: 'activity-sheet',
  }),
]
const deleted = [
  {
    id: 9,
    title: 'Last year’s price list',
    category: 'activity-sheet',
    delete_time: '2026-11-18T09:00:00.000Z',
    restore_until: '2026-12-18',
  },
]
const draft: LibraryEntry = { ...resource(30, { title: 'A new guide', is_draft: true }), school: '', is_shipped: false }
const fromSchool: LibraryEntry = {
  ...resource(31, own[0] ?? {}),
  id: 31,
  school: 'Tidewell Primary School',
  is_shipped: false,
}

const products: Product[] = [
  { id: 1, title: 'Poster: the chip thief', price: 4.5, image: '', description: 'A2, folded. For the classroom wall.' },
  {
    id: 2,
    title: 'Temi’s recipe cards',
    price: 12,
    image: '/api/resources/1/cover/480',
    description: 'Twelve cards with a picture each.\nFor small hands, wipe-clean.',
  },
  {
    id: 3,
    title: 'A class set of thirty storybooks, with a box to keep them in and a label for each child',
    price: 1249.99,
    image: '',
    description: '',
  },
]
const stock: StockedProduct[] = [
  ...products.map((product) => ({ ...product, delete_time: '', version: 1 })),
  { id: 4, title: 'A mug', price: 8, image: '', description: '', delete_time: '2026-11-18T09:00:00.000Z', version: 1 },
]
const asked = { name: 'Ada Birch', is_mine: true, create_time: '2026-11-20T10:00:00.000Z', number: '', valid_until: '' }
const ownQuotes: OwnQuote[] = [
  {
    ...{ ...asked, id: '1', reference: 'Q-7KM2XPQ', status: 'received', total: 586.99 },
    lines: [
      { title: 'The three storybooks, printed and bound for a classroom', quantity: 30 },
      { title: 'A banner', quantity: 1 },
    ],
  },
  {
    ...{ ...asked, id: '2', reference: 'Q-4WN8RTC', status: 'quoted', total: 1204.5 },
    ...{ number: 'Q-4WN8RTC-2', valid_until: '2999-01-31', lines: [{ title: 'A poster', quantity: 250 }] },
  },
]
const canPay = answers(viewPayment, { payment_url: 'https://pay.example/', payment_email: 'shop@example.org' })

const manage = { path: '/resources/manage', as: 'senior' } as const
const library = { path: '/admin/library', as: 'admin' } as const
const shop = { path: '/shop', as: 'parent' } as const

const voice = { path: '/admin/library/:storybook/voice', as: 'admin' } as const

const news = { path: '/admin/library/:storybook/news', as: 'admin' } as const
const tellable: BookNews = {
  ...{ title: 'Temi and the Chip Thief', readers: 1312, hindrance: '', told: null, last: null },
  next_day: '2027-01-01',
}
const toldAt = '2026-11-28T10:00:00.000Z'

/** So many of its 21 pages are recorded. */
const narration = (recorded: number): Narration => ({
  narrator: 'Featherstonehaugh-Cholmondeley',
  is_published: false,
  pages: Array.from({ length: 21 }, (_, at) => ({
    number: at + 1,
    has_words: true,
    recording: at < recorded ? { id: String(at), url: '/recording', seconds: 12.4, starts: [] } : null,
    is_outdated: false,
  })),
})

const listOwned: Step = (page) =>
  page.route(
    (url) => url.pathname === '/api/resources' && url.searchParams.has('owned'),
    (route) => route.fulfill({ json: { data: own } }),
  )

/** What staff add, what operators keep, and the shop. */
export const libraries: Scene[] = [
  { ...manage, name: 'manage--empty', shows: 'No books found' },
  {
    ...manage,
    name: 'manage--full',
    given: [listOwned, answers(listDeleted, deleted)],
    shows: 'A letter for parents',
    isDark: true,
  },
  {
    ...manage,
    name: 'manage--deleted',
    given: [listOwned, answers(listDeleted, deleted), answers(deleteResource, {})],
    when: [press('Delete A letter for parents'), (page) => page.getByText('Deleted (1)').click()],
    shows: 'Undo',
  },
  { ...manage, name: 'manage--error', given: [fails('resources')], shows: 'Try again', says: failedToLoad },
  { ...manage, name: 'manage--loading', given: [hangs('resources')], shows: 'Add a resource' },
  { ...manage, name: 'manage--parent', as: 'parent', shows: 'This page is for staff' },
  { ...manage, name: 'manage-new--empty', path: '/resources/manage/new', shows: 'Add it' },
  {
    ...manage,
    name: 'manage-new--refused',
    path: '/resources/manage/new',
    when: [press('Add it')],
    shows: 'There is a problem',
    isDark: true,
  },
  { ...library, name: 'admin-library--full', shows: 'Temi and the Chip Thief', isDark: true },
  {
    ...library,
    name: 'admin-library--drafts',
    path: '/admin/library?show=drafts',
    given: [answers(listLibrary, [draft])],
  },
  {
    ...library,
    name: 'admin-library--schools',
    path: '/admin/library?show=schools',
    given: [answers(listLibrary, [fromSchool])],
    shows: 'Tidewell Primary School',
  },
  { ...voice, name: 'admin-voice--who', shows: 'Continue to recording' },
  {
    ...voice,
    name: 'admin-voice--begun',
    given: [answers(viewNarration, narration(7))],
    shows: '7 of 21 pages recorded',
    isDark: true,
  },
  {
    ...voice,
    name: 'admin-voice--published',
    given: [answers(viewNarration, { ...narration(21), is_published: true })],
    shows: 'Readers hear Featherstonehaugh-Cholmondeley.',
  },
  {
    ...voice,
    name: 'admin-voice--error',
    given: [fails('admin/resources/\\d+/narration')],
    shows: 'Try again',
    says: failedToLoad,
  },
  {
    ...news,
    name: 'admin-news--ready',
    given: [answers(viewBookNews, tellable)],
    shows: 'Tell 1,312 people',
    isDark: true,
  },
  {
    ...news,
    name: 'admin-news--told',
    given: [
      answers(viewBookNews, {
        ...tellable,
        ...{ hindrance: 'news/told-already', last: { title: tellable.title, time: toldAt } },
        told: { time: toldAt, recipients: 1312, is_under_way: false },
      }),
    ],
    shows: 'Told 1,312 people on 28 November 2026',
  },
  {
    ...news,
    name: 'admin-news--next-term',
    given: [
      answers(viewBookNews, {
        ...tellable,
        ...{ hindrance: 'news/told-this-term', last: { title: 'The Bus That Went Pop', time: toldAt } },
      }),
    ],
    shows: 'You can tell schools about it from 1 January 2027',
  },
  { ...news, name: 'admin-news--error', given: [fails('admin/news/\\d+')], shows: 'Try again', says: failedToLoad },
  { ...library, name: 'admin-library--none', path: '/admin/library?show=schools', shows: 'No books found' },
  {
    ...library,
    name: 'admin-library--error',
    given: [fails('admin/resources')],
    shows: 'Try again',
    says: failedToLoad,
  },
  { ...library, name: 'admin-library-new--empty', path: '/admin/library/new', shows: 'Who can see it' },
  {
    ...library,
    name: 'admin-library-edit--gone',
    path: '/admin/library/99999',
    shows: 'We could not find this resource',
  },
  { name: 'admin-categories--full', path: '/admin/categories', as: 'admin', shows: 'Storybook' },
  {
    name: 'admin-categories--renaming',
    path: '/admin/categories',
    as: 'admin',
    when: [press('Rename Lesson plan')],
    shows: 'New name of Lesson plan',
  },
  {
    name: 'admin-products--empty',
    path: '/admin/products',
    as: 'admin',
    given: [answers(listStock, [])],
    shows: 'No products found',
  },
  {
    name: 'admin-products--full',
    path: '/admin/products',
    as: 'admin',
    given: [answers(listStock, stock)],
    shows: 'Deleted (1)',
    isDark: true,
  },
  {
    name: 'admin-products-new--refused',
    path: '/admin/products/new',
    as: 'admin',
    when: [fill('Price in pounds', '-1'), press('Add it to the shop')],
    shows: 'There is a problem',
  },
  { ...shop, name: 'shop--empty', given: [answers(listProducts, [])], shows: 'No products found', isDark: true },
  { ...shop, name: 'shop--full', given: [answers(listProducts, products), canPay], shows: 'Buy Now', isDark: true },
  { ...shop, name: 'shop--one', given: [answers(listProducts, products.slice(1, 2)), canPay], shows: 'Buy Now' },
  { ...shop, name: 'shop--no-payment', given: [answers(listProducts, products)], shows: 'order with a quote' },
  {
    ...shop,
    name: 'shop-quote--one',
    path: '/shop/quote?product=3',
    given: [answers(listProducts, products)],
    shows: 'before delivery',
    isDark: true,
  },
  {
    ...shop,
    name: 'shop-quote--refused',
    path: '/shop/quote',
    given: [answers(listProducts, products)],
    when: [press('Ask for the quote')],
    shows: 'There is a problem',
  },
  {
    ...shop,
    name: 'shop-quote--nothing',
    path: '/shop/quote',
    given: [answers(listProducts, [])],
    shows: 'No products found',
  },
  {
    ...shop,
    name: 'shop--quotes',
    given: [answers(listProducts, products.slice(0, 1)), answers(listOwnQuotes, ownQuotes)],
    shows: 'Being prepared',
    isDark: true,
  },
  {
    ...shop,
    name: 'shop--no-way-to-pay',
    given: [answers(listProducts, products), fails('products/payment')],
    shows: 'Try again',
    says: failedToLoad,
  },
  { ...shop, name: 'shop--error', given: [fails('products')], shows: 'Try again', says: failedToLoad },
  { ...shop, name: 'shop--loading', given: [hangs('products')], shows: 'Shop' },
]
