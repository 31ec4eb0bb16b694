import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import sharp from 'sharp'
import { todayInUk } from '#contract/school-days.ts'
import { termsAround } from '#contract/taught.ts'
import { sampleTermDates } from '#contract/testing/sample-term-dates.ts'
import type { ResourcesTable } from '../database/library-tables.ts'
import { createTaughtCode } from '../database/school-code.ts'
import type { Deps } from '../deps.ts'
import { storeImage } from '../features/images/service.ts'
import { keys } from '../features/resources/keys.ts'
import { upsertPage } from '../features/resources/pages/queries.ts'
import { hashKey } from '../http/session-store.ts'
import { checks, decision, narrating, offered, page, person, quoting, words } from './access-bodies.ts'
import { createPasskey } from './authenticator.ts'
import {
  createActor,
  createClassCode,
  createLinkedSignIn,
  createProvider,
  createResource,
  createSchool,
  createUpload,
  createUser,
  password,
} from './factories.ts'
import { createNarration } from './recordings.ts'

/** What an endpoint is called with: its path parameters, and fields of its body. */
type Values = Record<string, unknown>

async function book(deps: Deps, resource: Partial<Insertable<ResourcesTable>>): Promise<Values> {
  const { id, version } = await createResource(deps, { isPrepared: true, ...resource })
  await deps.files.put(keys.page(version, 1, '800'), Buffer.from('a page'))
  return { id, width: '480', kind: 'text', number: 1, resource_id: id, child_name: 'Ada', steps: 8, reached: 0 }
}

/** What somebody says of a book, under an id of their browser. */
async function answer(deps: Deps, resource: Partial<Insertable<ResourcesTable>>): Promise<Values> {
  const { id } = await createResource(deps, resource)
  return { id: randomUUID(), resource_id: id, year: 3, face: 'liked', statements: [] }
}

/** A full book that a school shows its parents, by the code of its page. */
async function shown(deps: Deps): Promise<Values> {
  const { id: resourceId, ...values } = await book(deps, {})
  const [id, code] = [await schoolId(deps), createTaughtCode()]
  await deps.db.insertInto('taughtPages').values({ schoolId: id, code }).execute()
  const plan = { schoolId: id, resourceId: Number(resourceId), year: 3, term: '2026-09-01', isTaught: true }
  const added = await deps.db.insertInto('taughtPlans').values(plan).returning('id').executeTakeFirstOrThrow()
  return { ...values, id: added.id, token: code }
}

async function schoolId(deps: Deps): Promise<string> {
  return (await createSchool(deps)).id
}

/** A logged-in user, and the session. */
async function device(deps: Deps) {
  const { id } = await createActor(deps)
  const session = deps.db.selectFrom('sessions').select('id').where('userId', '=', id)
  return { id, sessionId: (await session.executeTakeFirstOrThrow()).id }
}

async function testimonial(deps: Deps, deletedAt: Date | null): Promise<Values> {
  const row = { quote: 'Good.', author: 'Ada Birch', position: 1, deletedAt }
  return {
    ...(await deps.db.insertInto('testimonials').values(row).returning('id').executeTakeFirstOrThrow()),
    ...words,
  }
}

/** The objects that the access table calls endpoints with. Each is new, and belongs to none of the actors. */
export const objects = {
  'a full book': (deps: Deps) => book(deps, {}),
  'a free book': (deps: Deps) => book(deps, { isFree: true }),
  'the featured book': async (deps: Deps) => {
    await deps.db.updateTable('resources').set({ isFeatured: false }).where('isFeatured', '=', true).execute()
    const values = await book(deps, { isFree: true, isFeatured: true })
    const rows = deps.db.selectFrom('resources').select(['id', 'version']).where('isFeatured', '=', true)
    const { id, version } = await rows.executeTakeFirstOrThrow()
    await upsertPage(deps.db, id, version, { number: 1, alt: '', text: [], wordless: null })
    return values
  },
  'a draft': (deps: Deps) => book(deps, { isDraft: true }),
  'a book of another school': async (deps: Deps) => ({
    ...(await book(deps, { schoolId: await schoolId(deps) })),
    ...narrating,
  }),
  'a narrated book': async (deps: Deps): Promise<Values> => {
    const values = await book(deps, {})
    const { id, version } = await deps.db
      .selectFrom('resources')
      .select(['id', 'version'])
      .where('id', '=', Number(values.id))
      .executeTakeFirstOrThrow()
    await upsertPage(deps.db, id, version, { number: 1, alt: '', text: [], wordless: null })
    const pixel = { width: 1, height: 1, channels: 3, background: '#fff' } as const
    await deps.files.put(keys.page(version, 1, '800'), await sharp({ create: pixel }).webp().toBuffer())
    await createNarration(deps, { resourceId: id })
    return { ...values, ...narrating }
  },
  'a book with a text': async (deps: Deps): Promise<Values> => {
    const values = await objects['a narrated book'](deps)
    const row = { resourceId: Number(values.id), language: 'pl' } as const
    const { id } = await deps.db.insertInto('bookTexts').values(row).returning('id').executeTakeFirstOrThrow()
    return { ...values, text: id, mark: 'another' }
  },
  'a replaced book': async (deps: Deps) => {
    const values = await book(deps, {})
    const said = { licence: 'unstated' as const, author: '', hasImprint: false }
    const file = { sourceHash: '', pdfSize: 1, pageCount: 1, aspect: 1, ...said, isPublishable: false }
    const taught = JSON.stringify({ bookId: null, planIds: [], pages: [], words: [], steps: [], textPages: [] })
    const row = { ...file, resourceId: Number(values.id), version: randomUUID(), taught }
    await deps.db.insertInto('replacedFiles').values(row).execute()
    return values
  },
  'a deleted book': async (deps: Deps) => book(deps, { deletedAt: new Date() }),
  'an upload of somebody else': async (deps: Deps) => {
    const { version } = await createUpload(deps, (await createUser(deps)).id)
    return { id: version }
  },
  'a product': async (deps: Deps) => {
    const product = { title: 'A poster', pricePence: 450 }
    const { id } = await deps.db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow()
    return { id, title: 'A poster', price: 4.5, version: 1 }
  },
  'a school': async (deps: Deps) => ({ id: await schoolId(deps), ...decision }),
  'a letter code': async () => ({ code: 'ABCDEFGHJK' }),
  'a school by its join id': async (deps: Deps) => ({ id: (await createSchool(deps)).joinId }),
  'a school code': async (deps: Deps) => ({ school_code: (await createSchool(deps)).schoolCode }),
  'details of a school': async () => ({
    ...{ title: 'Tidewell', address_1: '1 Harbour Road', postcode: 'SW1A 2AA', version: 1 },
  }),
  'a choice': async () => ({ wants_news: true }),
  'a message': async () => ({ message: 'We are a school.' }),
  'details of a booking': async () => ({ ...person, school: 'Tidewell' }),
  'an operator': async (deps: Deps) => ({ id: (await createActor(deps, { role: 'admin' })).id, rights: 'editor' }),
  'rights of nobody': async () => ({ id: randomUUID(), rights: 'editor' }),
  'an account': async (deps: Deps) => ({ id: (await createActor(deps)).id }),
  'a person of another school': async (deps: Deps) => ({ id: (await createActor(deps)).id }),
  'an enquiry': async ({ db }: Deps) => {
    const values = { ...person, reference: randomUUID(), message: 'Hello' }
    const { id } = await db.insertInto('enquiries').values(values).returning('id').executeTakeFirstOrThrow()
    return { id, version: 1, text: 'Hello', status: 'closed' }
  },
  'a booking': async ({ db }: Deps) => {
    const values = { ...person, reference: randomUUID(), school: 'Tidewell' }
    const { id } = await db.insertInto('bookings').values(values).returning('id').executeTakeFirstOrThrow()
    return { id, version: 1, text: 'Hello', status: 'cancelled', ...checks }
  },
  'a booking with a letter': async ({ db }: Deps) => {
    const agreed = { status: 'confirmed', sessionOn: '2027-03-04', visitor: 'Nell Finch' } as const
    const values = { ...person, ...agreed, reference: randomUUID(), school: 'Tidewell' }
    const { id } = await db.insertInto('bookings').values(values).returning('id').executeTakeFirstOrThrow()
    const checks = { identityChecked: true, rightToWorkChecked: true, referencesTaken: true, confirmedBy: 'Sam Okafor' }
    const days = { dbsLevel: 'enhanced', dbsIssuedOn: '2026-09-01', confirmedOn: '2026-11-01' } as const
    await db
      .insertInto('assurances')
      .values({ bookingId: id, visitor: 'Nell Finch', ...checks, ...days })
      .execute()
    return { id }
  },
  'a calendar address': async (deps: Deps) => {
    const { id } = await createActor(deps, { role: 'admin' })
    const secret = randomUUID()
    await deps.db
      .insertInto('calendarFeeds')
      .values({ userId: id, secretHash: hashKey(secret) })
      .execute()
    return { id, secret }
  },
  'no such calendar': async () => ({ secret: randomUUID() }),
  'a product to be quoted': async ({ db }: Deps) => {
    const product = { title: 'A poster', pricePence: 450 }
    const { id } = await db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow()
    return { ...person, postal_address: '1 Harbour Road', items: [{ product_id: id, quantity: 2 }] }
  },
  'a quote': async ({ db }: Deps) => {
    const values = { ...person, reference: randomUUID(), postalAddress: '1 Harbour Road', ...offered }
    const { id } = await db.insertInto('quotes').values(values).returning('id').executeTakeFirstOrThrow()
    return { id, ...quoting }
  },
  'a class code': async (deps: Deps) => ({ code: (await createClassCode(deps)).code }),
  'no such class code': async () => ({ code: 'acorn zone 0000' }),
  'no page': async () => ({ number: 9999 }),
  'a code of somebody else': async (deps: Deps) => ({ id: (await createClassCode(deps)).id }),
  'a class of another school': async (deps: Deps) => {
    const { id, resourceId, userId } = await createClassCode(deps)
    const { schoolId } = await deps.db
      .selectFrom('users')
      .select('schoolId')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const outcome = { schoolId: schoolId ?? '', resourceId, day: '2026-11-02', year: 3, children: 28 }
    const said = { changedMinds: true, quietVoices: false, willTry: false }
    const { id: outcomeId } = await deps.db
      .insertInto('classOutcomes')
      .values({ ...outcome, ...said })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: outcomeId, code_id: id, year: 3, children: 28, first: null, second: null, statements: [], version: 1 }
  },
  'an answer about a free book': (deps: Deps) => answer(deps, { isFree: true }),
  'an answer about a full book': (deps: Deps) => answer(deps, {}),
  'an answer about a book of another school': async (deps: Deps) => answer(deps, { schoolId: await schoolId(deps) }),
  'something to show': async (deps: Deps) => ({
    ...{ resource_id: (await createResource(deps)).id, year: 3, is_taught: true },
    term: termsAround(todayInUk())[0],
  }),
  'the dates of a year': async () => sampleTermDates(),
  'something that a school shows': shown,
  'a plan without its code': async (deps: Deps) => ({ ...(await shown(deps)), token: createTaughtCode() }),
  'a code to replace': async () => ({ replaces: '' }),
  'no such figure': async () => ({ figure: 'nothing' }),
  'a figure': async () => ({ figure: 'books' }),
  'a lesson of nobody': async () => ({ lesson: 'not one', steps: 8, reached: 8 }),
  'a picture': async (deps: Deps) => ({ id: (await storeImage(deps, await dot(), null)).split('/').at(-1) }),
  'a session of somebody else': async (deps: Deps) => ({ id: (await device(deps)).sessionId }),
  'a passkey of somebody else': async (deps: Deps) => ({
    ...(await createPasskey(deps, (await createUser(deps)).id)),
    ...{ name: 'My phone', current_password: password },
  }),
  'a provider': async (deps: Deps) => ({ ...(await createProvider(deps)), client_id: 'portal', label: 'Google' }),
  'a linked sign-in of somebody else': async (deps: Deps) => ({
    ...(await createLinkedSignIn(deps, (await createUser(deps)).id)),
    current_password: password,
  }),
  'a device of an account': (deps: Deps) => device(deps),
  'a device of another account': async (deps: Deps) => ({ ...(await device(deps)), id: (await createUser(deps)).id }),
  'an invitation of another school': async (deps: Deps) => {
    const invitation = {
      schoolId: await schoolId(deps),
      email: 'ada@example.org',
      role: 'parent',
      importId: randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
    } as const
    return deps.db.insertInto('invitations').values(invitation).returning('id').executeTakeFirstOrThrow()
  },
  'a list of another school': async (deps: Deps) => {
    const list = { id: randomUUID(), schoolId: await schoolId(deps), invited: 1 }
    await deps.db.insertInto('parentLists').values(list).execute()
    return list
  },
  /** Ids that do not exist. */
  nothing: async () => ({ id: randomUUID(), ...decision, client_id: 'portal', label: 'Google' }),
  'no such school': async () => ({ id: randomUUID(), version: 1, register_id: 1 }),
  'no such enquiry': async () => ({ id: randomUUID(), version: 1, text: 'Hello', status: 'closed' }),
  'no such booking': async () => ({
    ...{ id: randomUUID(), version: 1, text: 'Hello', status: 'cancelled', ...checks },
  }),
  'no such quote': async () => ({ id: randomUUID(), ...quoting }),
  'no such number': async () => ({ id: '999999999', ...words, name: 'Wren', title: 'A', price: 1, version: 1 }),
  'a sponsor': async ({ db }: Deps) => {
    const row = { name: 'Wren', position: 1 }
    const stored = await db.insertInto('sponsors').values(row).returning(['id', 'version']).executeTakeFirstOrThrow()
    return { ...stored, name: 'Wren', website: '' }
  },
  'no such sponsor': async () => ({ id: '999999999', name: 'Wren', website: '', version: 1 }),
  'a report to share': async () => ({ sponsor: null, period: 'all', days: 30 }),
  'a link to a report': async ({ db }: Deps) => {
    const token = randomUUID()
    const link = { tokenHash: hashKey(token), sponsorId: null, period: 'all', expiresAt: new Date(Date.now() + 60_000) }
    return { ...(await db.insertInto('reportLinks').values(link).returning('id').executeTakeFirstOrThrow()), token }
  },
  'a page': async () => ({ name: 'about', ...page }),
  'a text to sign': async () => ({ name: 'terms', ...page }),
  'no such page': async () => ({ name: 'nothing', ...page }),
  'a testimonial': (deps: Deps) => testimonial(deps, null),
  'a deleted testimonial': (deps: Deps) => testimonial(deps, new Date()),
} satisfies Record<string, (deps: Deps) => Promise<Values>>

function dot(): Promise<Buffer> {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}
