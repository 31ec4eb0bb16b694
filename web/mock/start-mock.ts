import { type User, viewUser } from '#contract/accounts.ts'
import { viewBookDetails } from '#contract/books.ts'
import { type BrandInPages, viewBrand } from '#contract/brand.ts'
import { listEditions } from '#contract/editions.ts'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { viewProgress } from '#contract/home.ts'
import { listCategories, listResources, registerView, viewBook, viewResource } from '#contract/resources.ts'
import { viewShelfCoverage } from '#contract/school-year.ts'
import { listTestimonials } from '#contract/testimonials.ts'
import { sampleResource } from '#contract/testing/sample-resource.ts'
import { transport } from '../api/transport.ts'
import cover from './cover.svg'

const resource = sampleResource({
  title: 'A sample book',
  image: cover,
  image_large: cover,
  pdf: '/sample.pdf',
  description: 'It takes the place of all the others while there is no server.',
  minutes: 1,
  page_count: 1,
})

const user: User = {
  id: '00000000-0000-4000-8000-000000000000',
  role: 'parent',
  status: 'active',
  username: 'sample@home.example',
  email: 'sample@home.example',
  isVerified: true,
  emailVerified: true,
  isSchool: false,
  allow_notifications: false,
  school: null,
}

const brand: BrandInPages = {
  name: 'Sample Sponsor',
  logo: '',
  website: '',
  primary_color: '#0f6b5c',
  quote: '',
  quote_author: '',
  app_name: 'Enterprise Bookshelf',
  feedback_url: '',
  introduction_url: '',
  sponsor_letter_url: '',
  social: [],
  shop_url: '',
  organisation: '',
  answer_days: 2,
  booking_days: 3,
  examples: [],
}

interface Row {
  method: string
  path: RegExp
  data: unknown
}

function row<const E extends Endpoint>({ method, path }: E, data: Answer<E>): Row {
  return { method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`), data }
}

const rows = [
  row(viewBrand, brand),
  row(viewUser, user),
  row(viewProgress, { opened: [], invited: 0, booked: 0 }),
  row(listTestimonials, []),
  row(listCategories, [{ id: 1, name: 'storybook', title: 'Storybooks' }]),
  row(listResources, [resource]),
  row(viewBook, {
    resource,
    aspect: 1,
    narrator: '',
    version: '1',
    words: [],
    sayings: [],
    texts: [],
    pages: [
      {
        ...{ number: 1, image: cover, image_large: cover, alt: 'Books on a shelf.' },
        ...{ is_spread: false, text: [], wordless: null, recording: null },
      },
    ],
  }),
  row(viewShelfCoverage, { nation: null, books: [] }),
  row(viewResource, resource),
  row(viewBookDetails, {
    resource,
    spreads: [],
    papers: [],
    handout: [],
    has_lesson: false,
    curriculum: [],
    nation: null,
  }),
  row(listEditions, []),
  row(registerView, {}),
]

/** The portal without a server: a user is signed in, and one sample resource is on the shelf. */
export function startMock(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'auth_key=sample; Path=/; SameSite=Lax'
  transport.fetch = async (url, { method = 'GET' }) => {
    const found = rows.find((each) => each.method === method && each.path.test(url))
    if (found) return Response.json({ data: found.data })
    return Response.json({ code: 'not-found', message: 'This does not work without a server.' }, { status: 404 })
  }
}
