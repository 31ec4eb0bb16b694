import { beforeAll, expect, test } from 'vitest'
import type { DeletedResource, LibraryEntry } from '#contract/library.ts'
import type { Resource, ResourceChange } from '#contract/resources.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { startOfDay } from '../../../data-protection/retention.ts'
import { createActor, createResource, createSession, createUpload, createUser } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { makePicture } from '../../../testing/pictures.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { cleanUpLibrary } from './clean-up.ts'

type Person = Awaited<ReturnType<typeof createActor>>

const portal = setUpPortal({ withJobs: true })
let teacher: Person
let operator: Person
let storybook: number

beforeAll(async () => {
  teacher = await createActor(portal.deps, { role: 'senior' })
  operator = await createActor(portal.deps, { role: 'admin' })
  await createResource(portal.deps, { title: 'A plan', category: 'lesson-plan' })
  storybook = (await createResource(portal.deps, { title: 'A story' })).id
})

const call = (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  portal.call(method, url, { key: person.key, body })

async function add(person: Person, body: object = {}) {
  const { pdf } = await createUpload(portal.deps, person.id)
  return call(person, 'POST', '/api/resources', { title: 'Our plan', category: 'lesson-plan', pdf, ...body })
}

const list = async <T>(person: Person, url: string) => (await call(person, 'GET', url)).json<{ data: T[] }>().data
const shelf = async (person: Person) => (await list<Resource>(person, '/api/resources')).map(({ title }) => title)
const library = () => list<LibraryEntry>(operator, '/api/admin/resources')

/** A second person of a teacher's school. */
async function ofSchool({ schoolId }: Person, role: 'parent' | 'senior'): Promise<Person> {
  const user = await createUser(portal.deps, { role, schoolId })
  return { ...user, key: await createSession(portal.deps, user.id) }
}

test('what staff add is for their own school, whatever else they send', async () => {
  const wishes = { is_free: true, is_draft: true, belongs_to: storybook, age_from: 3, minutes: 5, licence: 'mit' }
  const { data } = (await add(teacher, { title: ' Ours ', description: 'For year 3.', ...wishes })).json()
  expect(data).toMatchObject({ title: 'Ours', category: 'lesson-plan', description: 'For year 3.', page_count: 4 })
  expect(data).toMatchObject({ is_free: false, is_draft: false, belongs_to: null, age_from: 6, minutes: 0 })
  expect([data.licence, data.permission]).toEqual(['unstated', expect.stringContaining('Somebody at your school')])
  const [parent, other] = [await ofSchool(teacher, 'parent'), await createActor(portal.deps)]
  expect([await shelf(teacher), await shelf(parent), await shelf(other)]).toEqual([
    ['A plan', 'A story', 'Ours'],
    ['A plan', 'A story', 'Ours'],
    ['A plan', 'A story'],
  ])
  expect((await call(parent, 'GET', data.pdf)).statusCode).toBe(200)
  expect((await call(other, 'GET', data.pdf)).statusCode).toBe(404)
  expect((await call(other, 'GET', data.image)).statusCode).toBe(404)
  expect((await library()).find(({ id }) => id === data.id)?.school).toBe('Tidewell Primary School')
})

test.each<[string, (pdf: string) => object, Record<string, string>]>([
  ['nothing', () => ({}), { title: 'Enter a title.', category: 'Choose a category.', pdf: 'Choose a PDF first.' }],
  ['a blank title', (pdf) => ({ title: ' ', category: 'lesson-plan', pdf }), { title: 'Enter a title.' }],
  ['no such category', (pdf) => ({ title: 'A', category: 'x', pdf }), { category: 'Choose a category from the list.' }],
  ['a path', () => ({ title: 'A', category: 'lesson-plan', pdf: '../../x' }), { pdf: 'Upload the PDF again.' }],
  [
    'a picture elsewhere',
    (pdf) => ({ title: 'A', category: 'lesson-plan', pdf, image: 'https://x.example/a.png' }),
    { image: 'Upload the picture again.' },
  ],
])('%s gets a sentence at the field, and nothing is stored', async (_name, body, errors) => {
  const { pdf, version } = await createUpload(portal.deps, teacher.id)
  const before = await library()
  const answer = await call(teacher, 'POST', '/api/resources', body(pdf))
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  expect(await library()).toEqual(before)
  const waiting = portal.deps.db.selectFrom('uploads').select('version').where('version', '=', version)
  expect(await waiting.execute()).toHaveLength(1)
})

test('an upload is used once, and by whoever uploaded it only', async () => {
  const { pdf } = await createUpload(portal.deps, teacher.id)
  expect((await add(operator, { pdf })).json().errors).toEqual({ pdf: 'Upload the PDF again.' })
  const twice = await Promise.all([add(teacher, { pdf }), add(teacher, { pdf })])
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
})

test('one changes one’s own only: what is left out stays, and a new PDF replaces the one before the last', async () => {
  const { id, pdf, image } = (await add(teacher, { description: 'Before.' })).json().data
  const at = `/api/resources/${id}`
  const colleague = await ofSchool(teacher, 'senior')
  for (const other of [colleague, await createActor(portal.deps, { role: 'senior' }), operator]) {
    expect((await call(other, 'PUT', at, { title: 'Mine' })).statusCode).toBe(404)
  }
  const same = await call(teacher, 'PUT', at, { title: 'After', pdf, image })
  expect(same.json().data).toMatchObject({ title: 'After', description: 'Before.', image })
  await call(teacher, 'PUT', at, { pdf: (await createUpload(portal.deps, teacher.id)).pdf })
  const before = await portal.deps.files.list('resources')
  const upload = await createUpload(portal.deps, teacher.id)
  const replaced = (await call(teacher, 'PUT', at, { pdf: upload.pdf })).json().data
  expect(replaced.title).toBe('After')
  expect(replaced.image).toContain(upload.version)
  expect((await call(teacher, 'GET', pdf)).body).toContain(upload.version)
  expect((await portal.deps.files.list('resources')).length).toBe(before.length)
})

test('somebody who moves to another school leaves there what they added for it', async () => {
  const mover = await createActor(portal.deps, { role: 'senior' })
  const { id } = (await add(mover, { title: 'For the first school' })).json().data
  const owned = async () => (await list<Resource>(mover, '/api/resources?owned=true')).map(({ title }) => title)
  expect(await owned()).toEqual(['For the first school'])
  const { schoolId } = await createActor(portal.deps, { role: 'senior' })
  await portal.deps.db.updateTable('users').set({ schoolId }).where('id', '=', mover.id).execute()
  await portal.deps.changes.catchUp()
  await add(mover, { title: 'For the second school' })
  expect(await owned()).toEqual(['For the second school'])
  expect((await call(mover, 'GET', `/api/resources/${id}`)).statusCode).toBe(404)
})

test('a picture replaces the first page as the cover, and can be removed again', async () => {
  const upload = await portal.call('POST', '/api/images/upload', {
    key: teacher.key,
    ...form('image', await makePicture(400, 200)),
  })
  const { image } = upload.json().data
  const made = (await add(teacher, { image })).json().data
  expect(made.aspect).toBe(2)
  expect((await call(teacher, 'GET', made.image_large)).headers['content-type']).toBe('image/webp')
  const again = (await call(teacher, 'PUT', `/api/resources/${made.id}`, { image: '' })).json().data
  expect([again.aspect, again.image === made.image]).toEqual([1.4, false])
})

test('deleting has a way back for 30 days, for whoever deleted it; then files and all are gone', async () => {
  const { db, files } = portal.deps
  const { id } = (await add(teacher, { title: 'To be deleted' })).json().data
  const [at, back] = [`/api/resources/${id}`, `/api/resources/${id}/restore`]
  expect((await call(await ofSchool(teacher, 'senior'), 'DELETE', at)).statusCode).toBe(404)
  expect((await call(await ofSchool(teacher, 'parent'), 'DELETE', at)).statusCode).toBe(403)
  await call(teacher, 'DELETE', at)
  expect((await call(teacher, 'GET', at)).statusCode).toBe(404)
  expect(await shelf(teacher)).not.toContain('To be deleted')
  const [deleted] = await list<DeletedResource>(teacher, '/api/resources/deleted')
  expect(deleted?.restore_until).toBe(dayAfter(todayInUk(), 30))
  expect((await call(teacher, 'POST', back)).statusCode).toBe(200)
  expect(await shelf(teacher)).toContain('To be deleted')

  await call(operator, 'DELETE', at)
  expect((await call(teacher, 'POST', back)).statusCode).toBe(404)
  expect((await list<DeletedResource>(operator, '/api/resources/deleted')).map((one) => one.id)).toContain(id)
  const { version } = await db.selectFrom('resources').select('version').where('id', '=', id).executeTakeFirstOrThrow()
  await cleanUpLibrary(portal.deps)
  expect(await files.list(keys.folder(version))).not.toEqual([])
  const longAgo = startOfDay(31)
  await db.updateTable('resources').set({ deletedAt: longAgo }).where('id', '=', id).execute()
  await cleanUpLibrary(portal.deps)
  expect(await files.list(keys.folder(version))).toEqual([])
  expect((await call(operator, 'POST', back)).statusCode).toBe(404)
})

test('the operator drafts, publishes and takes back; everybody sees what is published, and it comes out once', async () => {
  const facts = { is_draft: true, is_free: true, belongs_to: storybook, age_from: 7, age_to: 8, minutes: 40 }
  const { data } = (await add(operator, { title: 'A new guide', ...facts })).json()
  expect(data).toMatchObject(facts)
  expect(await shelf(teacher)).not.toContain('A new guide')
  const at = `/api/resources/${data.id}`
  const announced = async () => {
    const row = portal.deps.db.selectFrom('resources').select('announcedAt').where('id', '=', data.id)
    return (await row.executeTakeFirstOrThrow()).announcedAt
  }
  expect(await announced()).toBeNull()
  await call(operator, 'PUT', at, { is_draft: false })
  expect(await shelf(teacher)).toContain('A new guide')
  const first = await announced()
  expect(first).not.toBeNull()
  await call(operator, 'PUT', at, { is_draft: true })
  expect(await shelf(teacher)).not.toContain('A new guide')
  await call(operator, 'PUT', at, { is_draft: false })
  expect(await announced()).toEqual(first)
  const told = `select data from pgboss.job where name = 'tell-subscribers' and data->>'resourceId' = $1`
  expect((await portal.deps.pool.query(told, [String(data.id)])).rowCount).toBe(1)
})

test.each<[string, object, Record<string, string>]>([
  ['ages the wrong way round', { age_from: 9, age_to: 6 }, { age_to: 'Enter an age that is not below the first one.' }],
  ['an age under the one it has', { age_to: 5 }, { age_to: 'Enter an age that is not below the first one.' }],
  ['no age', { age_from: 2 }, { age_from: 'Enter an age from 3 to 18.' }],
  ['no such storybook', { belongs_to: 999_999 }, { belongs_to: 'Choose a storybook from the list.' }],
  [
    'a year of secondary school',
    { reading_year: 9 },
    { reading_year: 'Enter a school year from 1 to 6, or leave it empty.' },
  ],
  ['half a minute', { minutes: 0.5 }, { minutes: 'Enter minutes as a whole number up to 600, or 0.' }],
])('the operator’s form refuses %s at the field', async (_name, change, errors) => {
  const { id } = (await add(operator)).json().data
  expect((await call(operator, 'PUT', `/api/resources/${id}`, change)).json().errors).toEqual(errors)
})

test('the operator puts the shelf in order', async () => {
  const ids = (await library()).map(({ id }) => id).toReversed()
  await call(operator, 'POST', '/api/admin/resources/order', { ids })
  expect((await library()).map(({ id }) => id)).toEqual(ids)
})

test('what an order does not name stays behind what it names, as it was', async () => {
  while ((await library()).length < 4) await add(operator)
  const [first, ...others] = (await library()).map(({ id }) => id)
  const last = others.pop()
  await call(operator, 'POST', '/api/admin/resources/order', { ids: [last] })
  expect((await library()).map(({ id }) => id)).toEqual([last, first, ...others])
})

test('the operator says what may be done with it, in a licence of the list', async () => {
  const { data } = (await add(operator, { licence: 'cc-by-nd' })).json()
  expect([data.licence, data.permission]).toEqual([
    'cc-by-nd',
    expect.stringContaining('as long as you name its author'),
  ])
  const save = (change: object) => call(operator, 'PUT', `/api/resources/${data.id}`, change)
  expect((await save({ licence: 'public-domain' })).json().data.permission).toContain('nobody holds rights in it')
  expect((await save({ licence: 'cc-by-xx' })).json().errors).toEqual({ licence: 'Choose a licence from the list.' })
})

test('a PDF that replaces one that ships does not take over its licence unless somebody says so', async () => {
  const plan = { category: 'lesson-plan', licence: 'mit' as const }
  const [one, two] = await Promise.all(
    ['plan-1', 'plan-2'].map((slug) => createResource(portal.deps, { slug, title: slug, ...plan })),
  )
  const replace = async (id = 0, change = {}) => {
    const { pdf } = await createUpload(portal.deps, operator.id)
    return (await call(operator, 'PUT', `/api/resources/${id}`, { pdf, ...change })).json().data.licence
  }
  expect([await replace(one?.id), await replace(two?.id, { licence: 'mit' })]).toEqual(['unstated', 'mit'])
})

test('of two windows with one resource, the second to save is told, whatever the first has changed', async () => {
  await createResource(portal.deps, { category: 'discussion-topic' })
  const { id, version: first } = (await add(operator)).json().data
  const save = (change: object) => call(operator, 'PUT', `/api/resources/${id}`, change)
  const cover = async () =>
    (
      await portal.call('POST', '/api/images/upload', { key: operator.key, ...form('image', await makePicture()) })
    ).json().data.image
  const { pdf } = await createUpload(portal.deps, operator.id)
  const fields: ResourceChange = {
    ...{ title: 'Anew', category: 'discussion-topic', description: 'Said', image: await cover(), pdf, is_free: true },
    ...{ is_draft: false, belongs_to: storybook, age_from: 5, age_to: 8, minutes: 12, licence: 'mit' },
  }
  let version = first
  for (const [field, value] of Object.entries(fields)) {
    const saved = (await save({ [field]: value, version })).json().data
    expect(saved.version, field).toBeGreaterThan(version)
    const refused = await save({ title: 'From the other', version })
    expect([refused.statusCode, refused.json().code], field).toEqual([409, 'changed-meanwhile'])
    version = saved.version
  }
  const now = (await call(operator, 'GET', `/api/resources/${id}`)).json().data
  const { image: _, pdf: __, ...asSaved } = fields
  expect(now).toMatchObject({ ...asSaved, version })
  expect((await save({ title: 'From the other', version })).json().data.title).toBe('From the other')
})

test('a client of the specification knows no version, and changes what it says', async () => {
  const { id } = (await add(operator)).json().data
  const save = (change: object) => call(operator, 'PUT', `/api/resources/${id}`, change)
  await save({ title: 'From one' })
  expect((await save({ title: 'From the other' })).json().data.title).toBe('From the other')
})

test('what is done is written down', async () => {
  const { id } = (await add(operator)).json().data
  await call(operator, 'PUT', `/api/resources/${id}`, { title: 'Another' })
  await call(operator, 'DELETE', `/api/resources/${id}`)
  const lines = portal.deps.db.selectFrom('auditLog').select('action').where('object', '=', String(id)).orderBy('id')
  expect((await lines.execute()).map(({ action }) => action)).toEqual([
    'resource.added',
    'resource.changed',
    'resource.deleted',
  ])
})
