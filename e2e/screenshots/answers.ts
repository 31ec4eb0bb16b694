import type { Route } from '@playwright/test'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Mail } from '#contract/mailbox.ts'
import type { Resource } from '#contract/resources.ts'
import type { Step } from './scene.ts'

const at = (path: string) => (url: URL) => new RegExp(`^/api/${path}$`).test(url.pathname)

/** Answers a call. `path` may begin with the method, if another call has the same path. */
function answering(path: string, answer: (route: Route) => Promise<void>): Step {
  const [address = '', method] = path.split(' ').reverse()
  return (page) =>
    page.route(at(address), (route) =>
      method && route.request().method() !== method ? route.fallback() : answer(route),
    )
}

/** The portal refuses a call, with a sentence of the contract. */
export const refuses = (path: string, status: number, code: string, message: string): Step =>
  answering(path, (route) => route.fulfill({ status, json: { code, message } }))

/** A fault of the portal's own. */
export const fails = (path: string): Step =>
  refuses(path, 500, 'internal', 'Something went wrong on our side. Try again in a minute.')

/** The answer never comes. */
export const hangs =
  (path: string): Step =>
  (page) =>
    page.route(at(path), () => undefined)

/** A page comes as from the service worker's shell: the portal would render it with its own answers. */
export const comesFromShell: Step = (page) =>
  page.route('**', async (route) => {
    const request = route.request()
    const { origin } = new URL(request.url())
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback()
    return route.fulfill({ response: await route.fetch({ url: `${origin}/index.html` }) })
  })

export const breaks =
  (path: string): Step =>
  (page) =>
    page.route(at(path), (route) => route.abort())

export const sends = (path: string, body: string, contentType: string): Step =>
  answering(path, (route) => route.fulfill({ body, contentType }))

/** The portal answers a call with this. A scene of a page that has come to read more does not compile. */
export function answers<E extends Endpoint>({ method, path }: E, data: Answer<E>): Step {
  const address = path.replace('/api/', '').replaceAll(/:\w+/g, '[^/]+')
  return sends(`${method} ${address}`, JSON.stringify({ data }), 'application/json')
}

export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
/** A day, such as 2027-03-04. */
export const inDays = (days: number): string => daysAgo(-days).slice(0, 10)

/** The portal's own answer, changed. */
export function becomes<T>(path: string, change: (data: T) => unknown): Step {
  return (page) =>
    page.route(at(path), async (route) => {
      const answer = await route.fetch()
      const { data } = (await answer.json()) as { data: T }
      await route.fulfill({ response: answer, json: { data: change(data) } })
    })
}

export const shelfBecomes = (change: (resources: Resource[]) => Resource[]): Step => becomes('resources', change)
export const resourceBecomes = (change: Partial<Resource>): Step =>
  becomes<Resource>('resources/\\d+', (resource) => ({ ...resource, ...change }))
const mailsBecome = (change: (mails: Mail[]) => Mail[]): Step => becomes('(dev|admin)/mails', change)

/** The account of the signed-in user, in another state. */
export const accountBecomes = (state: { status?: 'not-active'; school?: 'pending' | 'rejected' }): Step =>
  becomes<{ school: object; status: string; emailVerified: boolean }>('user/view', (user) => ({
    ...user,
    status: state.status ?? user.status,
    emailVerified: state.status !== 'not-active',
    school: { ...user.school, status: state.school ?? 'approved' },
  }))

export const locked: Step = shelfBecomes((resources) =>
  resources.map((resource) => ({ ...resource, is_locked: !resource.is_free })),
)

const titles = [
  'The Lamp That Would Not Keep Still',
  'Oona’s Two-Bucket Plan',
  'A Kite for Mrs Abernathy-Featherstonehaugh',
]

/** A shelf of many books, each with its guides, with titles short and long. */
export const manyBooks: Step = shelfBecomes((resources) =>
  [0, 100, 200, 300].flatMap((step, copy) =>
    resources.map((resource) => ({
      ...resource,
      id: resource.id + step,
      belongs_to: resource.belongs_to && resource.belongs_to + step,
      title: (resource.is_book && titles[copy - 1]) || resource.title,
    })),
  ),
)

const mail = (number: number, state: Mail['state'], problem = ''): Mail => ({
  id: `0b9f6a52-6f0e-4d5f-9a39-3f7a4c8d1${100 + number}`,
  to: number % 3 === 0 ? 'headteacher.office@st-bartholomews-primary.example' : 'parent@home.example',
  subject: number % 2 === 0 ? 'Choose a new password for Enterprise Bookshelf' : 'Your password has been changed',
  text:
    state === 'sent'
      ? ''
      : `CHOOSE A NEW PASSWORD\n\nOpen this page:\n\nhttp://localhost:3000/reset-password?token=${'q7'.repeat(21)}\n`,
  state,
  problem,
  is_link_hidden: false,
  attachments: [],
  create_time: new Date(Date.UTC(2026, 8, 1, 8, number * 7)).toISOString(),
  sent_time: '',
})

export const noMails: Step = mailsBecome(() => [])
export const manyMails: Step = mailsBecome(() => [
  mail(1, 'failed', 'connect ECONNREFUSED 192.0.2.25:587'),
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => mail(number, number < 4 ? 'waiting' : number < 6 ? 'kept' : 'sent')),
])
