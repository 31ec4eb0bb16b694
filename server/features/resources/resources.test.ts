import { beforeAll, expect, test } from 'vitest'
import type { Resource } from '#contract/resources.ts'
import { type ActorOptions, createActor, createResource } from '../../testing/factories.ts'
import { covers } from '../../testing/pictures.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { keys } from './keys.ts'

const portal = setUpPortal()
let free: Awaited<ReturnType<typeof createResource>>
let full: typeof free
let draft: typeof free

beforeAll(async () => {
  free = await createResource(portal.deps, { title: 'A free book', isFree: true })
  full = await createResource(portal.deps, { title: 'A guide', category: 'teachers-guide', belongsTo: free.id })
  draft = await createResource(portal.deps, { title: 'A draft', isDraft: true })
  await portal.deps.changes.catchUp()
})

const get = (key: string, url: string, headers = {}) => portal.call('GET', url, { key, headers })

async function shelfOf(key: string): Promise<string[]> {
  const { data } = (await get(key, '/api/resources')).json<{ data: Resource[] }>()
  return data.map(({ title, is_locked }) => (is_locked ? `${title}, locked` : title))
}

// The table of decisions on who may see what, row by row: what is on the shelf, and what a free and a full PDF answer.
const accounts: Array<[ActorOptions, string[], number, number]> = [
  [{ role: 'parent', status: 'not-active', school: 'approved' }, ['A free book'], 200, 403],
  [{ role: 'senior', status: 'not-active', school: 'pending' }, ['A free book'], 200, 403],
  [{ role: 'senior', school: 'pending' }, ['A free book', 'A guide, locked'], 200, 403],
  [{ role: 'senior', school: 'rejected' }, [], 403, 403],
  [{ role: 'senior', status: 'not-active', school: 'rejected' }, [], 403, 403],
  [{ role: 'senior', school: 'approved' }, ['A free book', 'A guide'], 200, 200],
  [{ role: 'parent', school: 'approved' }, ['A free book', 'A guide'], 200, 200],
  [{ role: 'parent', school: 'pending' }, ['A free book', 'A guide, locked'], 200, 403],
  [{ role: 'parent', school: 'rejected' }, ['A free book', 'A guide, locked'], 200, 403],
  [{ role: 'parent', school: 'none' }, ['A free book', 'A guide, locked'], 200, 403],
  [{ role: 'admin' }, ['A free book', 'A guide', 'A draft'], 200, 200],
]

test.each(accounts)('%o sees and opens just what the account gives', async (options, shelf, freeStatus, fullStatus) => {
  const { key } = await createActor(portal.deps, options)
  expect(await shelfOf(key)).toEqual(shelf)
  for (const [resource, status] of [
    [free, freeStatus],
    [full, fullStatus],
  ] as const) {
    const url = `/api/resources/${resource.id}/pdf`
    expect((await get(key, url)).statusCode).toBe(status)
    expect((await portal.call('HEAD', url, { key })).statusCode).toBe(status)
    expect((await get(key, url, { range: 'bytes=0-9' })).statusCode).toBe(status === 200 ? 206 : status)
    const register = await portal.call('POST', '/api/resource/register-resource-download', {
      key,
      body: { resource_id: resource.id },
    })
    expect(register.statusCode).toBe(status)
  }
  expect((await get(key, `/api/resources/${draft.id}/pdf`)).statusCode).toBe(options.role === 'admin' ? 200 : 404)
})

test('opening a resource again within ten minutes counts once, for each person and resource', async () => {
  const { pool } = portal.deps
  const [one, other] = [await createActor(portal.deps), await createActor(portal.deps)]
  const resource = await createResource(portal.deps, { isFree: true })
  await portal.deps.changes.catchUp()
  const open = ({ key }: { key: string }, { id }: { id: number } = resource) =>
    portal.call('POST', '/api/resource/register-resource-download', { key, body: { resource_id: id } })
  const count = async () =>
    (await pool.query('select from resource_views where resource_id = $1', [resource.id])).rowCount
  for (const actor of [one, one, other]) expect((await open(actor)).statusCode).toBe(200)
  await open(one, free)
  expect(await count()).toBe(2)
  await pool.query(`update resource_views set viewed_at = viewed_at - interval '10 minutes'`)
  await open(one)
  expect(await count()).toBe(3)
})

test('a visitor gets nothing', async () => {
  for (const url of [
    '/api/resources',
    '/api/categories',
    `/api/resources/${free.id}/pdf`,
    `/api/resources/${free.id}/cover/480`,
  ]) {
    expect((await portal.call('GET', url)).statusCode).toBe(401)
  }
})

test('a resource has the fields of the specification, as same-site paths and UTC', async () => {
  const { key } = await createActor(portal.deps)
  const { data } = (await get(key, `/api/resources/${full.id}`)).json()
  expect(data).toMatchObject({
    id: full.id,
    title: 'A guide',
    category: 'teachers-guide',
    belongs_to: free.id,
    is_book: false,
  })
  expect(data.pdf).toBe(`/api/resources/${full.id}/pdf`)
  expect(data.image).toMatch(/^\/api\/resources\/\d+\/cover\/480\?v=/)
  expect(data.create_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect((await get(key, data.image)).rawPayload).toEqual(covers.small)
})

test('a school\u2019s own resources are for its staff and parents only', async () => {
  const own = await createActor(portal.deps, { role: 'senior' })
  const stranger = await createActor(portal.deps, { role: 'senior' })
  const resource = await createResource(portal.deps, { title: 'Our own', ownerId: own.id, schoolId: own.schoolId })
  await portal.deps.changes.catchUp()
  expect(await shelfOf(own.key)).toContain('Our own')
  expect(await shelfOf(stranger.key)).not.toContain('Our own')
  expect((await get(stranger.key, `/api/resources/${resource.id}/pdf`)).statusCode).toBe(404)
  const owned = (await get(own.key, '/api/resources?owned=true')).json<{ data: Resource[] }>().data
  expect(owned.map(({ title }) => title)).toEqual(['Our own'])
  expect((await get(stranger.key, '/api/resources?owned=true')).json().data).toEqual([])
})

test('the shelf is right at once after a change, and answers 304 while there is none', async () => {
  const { key, schoolId } = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const before = await get(key, '/api/resources')
  expect((await get(key, '/api/resources', { 'if-none-match': before.headers.etag ?? '' })).statusCode).toBe(304)
  await portal.deps.db.updateTable('schools').set({ status: 'approved' }).where('id', '=', schoolId).execute()
  await portal.deps.changes.catchUp()
  expect(await shelfOf(key)).toContain('A guide')
  await portal.deps.db.updateTable('resources').set({ title: 'A better guide' }).where('id', '=', full.id).execute()
  await portal.deps.changes.catchUp()
  expect(await shelfOf(key)).toContain('A better guide')
})

test('a PDF is served whole, by range and not again while it is known, shut off from everything', async () => {
  const { key } = await createActor(portal.deps)
  const url = `/api/resources/${full.id}/pdf`
  const whole = await get(key, url)
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'accept-ranges': 'bytes',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
  })
  expect(whole.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''/)
  expect(whole.body).toHaveLength(full.pdfSize)
  const range = await get(key, url, { range: 'bytes=5-9' })
  expect([range.body, range.headers['content-range']]).toEqual([whole.body.slice(5, 10), `bytes 5-9/${full.pdfSize}`])
  expect((await get(key, url, { range: 'bytes=-4' })).body).toBe(whole.body.slice(-4))
  expect((await get(key, url, { range: `bytes=${full.pdfSize}-` })).statusCode).toBe(416)
  expect((await get(key, url, { range: 'bytes=0-1,4-5' })).body).toHaveLength(full.pdfSize)
  expect((await get(key, url, { 'if-none-match': whole.headers.etag ?? '' })).statusCode).toBe(304)
  const head = await portal.call('HEAD', url, { key })
  expect([head.headers['content-length'], head.body]).toEqual([String(full.pdfSize), ''])
})

test.each(['0x10', '1e3', '100000000000000000000', '0', '-1', '1.5', '%00', 'x'])(
  'the id %s names nothing',
  async (id) => {
    const { key } = await createActor(portal.deps)
    for (const url of [`/api/resources/${id}`, `/api/resources/${id}/pdf`, `/api/resources/${id}/book`]) {
      expect((await get(key, url)).statusCode).toBe(404)
    }
  },
)

test('a file that the store has lost is said plainly', async () => {
  const { key } = await createActor(portal.deps)
  const lost = await createResource(portal.deps, { isFree: true })
  await portal.deps.files.remove(keys.folder(lost.version))
  await portal.deps.changes.catchUp()
  for (const url of [`/api/resources/${lost.id}/pdf`, `/api/resources/${lost.id}/cover/480`]) {
    const answer = await get(key, url)
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'resource/file-missing'])
  }
})

test('a storybook that is being prepared says so, and other categories are no books', async () => {
  const { key } = await createActor(portal.deps)
  expect((await get(key, `/api/resources/${free.id}/book`)).json().code).toBe('resource/not-ready')
  expect((await get(key, `/api/resources/${full.id}/book`)).statusCode).toBe(404)
})
