import { expect, type Page } from '@playwright/test'
import { listResources } from '#contract/resources.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { goTo } from './testing/in-the-app.ts'
import { makePending, makeRejected, makeUnconfirmed } from './testing/newcomers.ts'
import type { Portal } from './testing/portal.ts'
import { test } from './testing/test.ts'

/** The heading that an account finds at a path. */
type Heading = string | RegExp

const [login, hello, unconfirmed] = ['Log in', /^Hello/, 'Pending approval']
const [checking, rejected, refused] = [
  'We are checking your school',
  'Account rejected',
  'Your account cannot open this page',
]

/** The paths of these pages. A redirect to one of them shows in the URL too. */
const addresses = new Map<Heading, string>([
  [login, '/login'],
  [hello, '/'],
  ['Today', '/admin'],
  [unconfirmed, '/not-active'],
  [checking, '/school-pending'],
  [rejected, '/school-rejected'],
])

const actors = ['visitor', 'not active', 'pending', 'rejected', 'approved school', 'parent', 'operator'] as const
type Actor = (typeof actors)[number]

const [shelf, own, add, book] = [
  'Books and resources',
  'Your resources',
  'Add a resource',
  'Book an enterprise session',
]
const [give, invite, profile] = [
  'Give parents access to the enterprise portal',
  'Invite other parents',
  'Update profile',
]
const staff = 'Staff and access'
const [shop, ask, settings, about, contact] = ['Shop', 'Ask for a quote', 'Settings', 'About', 'Contact']
const [register, forgotten, charts, none] = [
  'Register',
  'Forgotten password',
  'How far the books have travelled',
  'Page not found: The page you are looking for does not exist.',
]
/** A free book. */
const free = 'Temi and the Chip Thief'

/** The specification's routes, and what each account finds there. */
// biome-ignore format: one line for each route, one column for each actor
const table: ReadonlyArray<readonly [path: string, ...found: Heading[]]> = [
  //                     visitor    not active   pending   rejected  school   parent   operator
  ['/',                  login,     unconfirmed, checking, rejected, hello,   hello,   hello],
  ['/login',             login,     unconfirmed, checking, rejected, hello,   hello,   'Today'],
  ['/register',          register,  unconfirmed, checking, rejected, hello,   hello,   hello],
  ['/forget-password',   forgotten, forgotten, forgotten, forgotten, forgotten, forgotten, forgotten],
  ['/resources',         login,     unconfirmed, shelf,    rejected, shelf,   shelf,   shelf],
  ['/resources/view/:book',  login,     free,        free,     rejected, free,    free,    free],
  ['/resources/manage',  login,     unconfirmed, checking, rejected, own,     own,     own],
  ['/resources/manage/new', login,  unconfirmed, checking, rejected, add,     add,     add],
  ['/shop',              login,     shop,        shop,     shop,     shop,    shop,    shop],
  ['/shop/quote',        login,     ask,         ask,      ask,      ask,     ask,     ask],
  ['/charts',            charts,    charts,      charts,   charts,   charts,  charts,  charts],
  ['/about',             about,     about,       about,    about,    about,   about,   about],
  ['/contact',           contact,   contact,     contact,  contact,  contact, contact, contact],
  ['/book-session',      login,     unconfirmed, book,     rejected, book,    book,    book],
  ['/add-users',         login,     unconfirmed, checking, rejected, give,    give,    give],
  ['/your-school/staff', login,     unconfirmed, checking, rejected, staff,   staff,   staff],
  ['/profile/update',    login,     profile,     profile,  profile,  profile, profile, profile],
  ['/profile/settings',  login,     settings,    settings, settings, settings, settings, settings],
  ['/invite',            login,     unconfirmed, checking, rejected, invite,  invite,  invite],
  ['/school-rejected',   login,     unconfirmed, checking, rejected, hello,   hello,   hello],
  ['/school-pending',    login,     unconfirmed, checking, rejected, 'Your school is approved', hello, hello],
  ['/not-active',        login,     unconfirmed, checking, rejected, hello,   hello,   hello],
  ['/admin',             login,     unconfirmed, checking, rejected, refused, refused, 'Today'],
  ['/admin/inbox',       login,     unconfirmed, checking, rejected, refused, refused, 'Inbox'],
  ['/no/such/page',      none,      none,        none,     none,     none,    none,    none],
]

/** Pages that the accounts of `e2e/accessibility.spec.ts` cannot see. */
const looks = new Set<string>([
  'not active /not-active',
  'pending /school-pending',
  'rejected /school-rejected',
  'not active /resources/view/:book',
  'pending /profile/update',
  'parent /',
  'parent /resources/manage',
  'parent /book-session',
  'parent /add-users',
  'parent /invite',
  'parent /profile/update',
  'parent /admin',
  'operator /book-session',
  'operator /invite',
  'operator /profile/update',
] satisfies Array<`${Actor} /${string}`>)

async function keyFor(actor: Actor, portal: Portal): Promise<string> {
  switch (actor) {
    case 'visitor':
      return ''
    case 'not active':
      return makeUnconfirmed(portal, 'wren@mail.example')
    case 'pending':
      return makePending(portal, 'Lark Hill School', 'lark.hill@mail.example')
    case 'rejected':
      return makeRejected(portal, 'Rook Lane School', 'rook.lane@mail.example', await keyOf(portal, 'admin'))
    default:
      return keyOf(portal, actor === 'approved school' ? 'senior' : actor === 'parent' ? 'parent' : 'admin')
  }
}

for (const [column, actor] of actors.entries()) {
  test(`what ${actor} finds at every address`, async ({ page, portal }) => {
    const key = await keyFor(actor, portal)
    if (key) await enter(page.context(), portal, key)
    await page.goto('/about')
    const book = await findBook(portal)
    for (const [path, ...found] of table) {
      const heading = found[column] ?? ''
      await open(page, path.replace(':book', book), heading)
      if (!looks.has(`${actor} ${path}`)) continue
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectNoAxeViolations(page)
    }
  })
}

async function findBook(portal: Portal): Promise<string> {
  const books = await call(portal, listResources, { query: {} }, await keyOf(portal, 'senior'))
  return String(books.find(({ title }) => title === 'Temi and the Chip Thief')?.id)
}

async function open(page: Page, path: string, heading: Heading): Promise<void> {
  // The wanted path is kept in the query of the log-in page.
  const wanted = heading === login && !['/', '/login'].includes(path) ? `?next=${encodeURIComponent(path)}` : ''
  const lands = (addresses.get(heading) ?? path) + wanted
  await goTo(page, path, heading, lands)
}
