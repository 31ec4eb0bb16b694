import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Brand } from '#contract/brand.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import type { Sponsor } from '#contract/sponsors.ts'
import { createActor } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})
beforeEach(() => portal.deps.db.deleteFrom('sponsors').execute())

const thisMonth = todayInUk().slice(0, 7)
const [lastMonth, nextMonth] = [-1, 1].map((step) => dayAfter(`${thisMonth}-15`, step * 30).slice(0, 7))
const act = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
  portal.call(method, `/api/admin/sponsors${path}`, { key, body })
const list = async () => (await act('GET')).json().data as Sponsor[]
const add = async (sponsor: object) =>
  ((await act('POST', '', { website: '', ...sponsor })).json().data as Sponsor[]).at(-1) as Sponsor
const thanked = async () => ((await portal.call('GET', '/api/page/app-brand')).json().data as Brand).name

async function uploadLogo(by = key): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#903' } })
    .png()
    .toBuffer()
  const { body, headers } = form('image', bytes)
  return (await portal.call('POST', '/api/images/upload', { key: by, body, headers })).json().data.image
}

test('pages thank the first of the list whose months these are, and nobody in a month without one', async () => {
  await add({ name: 'Past', until: lastMonth })
  await add({ name: 'To come', from: nextMonth })
  expect(await thanked()).toBe('')
  const robin = await add({ name: 'Robin', from: lastMonth, until: thisMonth, quote: 'Begin.', quote_author: 'R.' })
  const wren = await add({ name: 'Wren', from: thisMonth })
  expect(await thanked()).toBe('Robin')
  expect((await list()).map(({ name, is_shown }) => [name, is_shown])).toEqual([
    ['Past', false],
    ['To come', false],
    ['Robin', true],
    ['Wren', false],
  ])
  const ids = (await list()).map(({ id }) => id)
  expect((await act('PUT', '/order', { ids: ids.toReversed() })).statusCode).toBe(200)
  expect(await thanked()).toBe('Wren')
  for (const wrong of [ids.slice(1), [...ids, 999], ids.map(() => wren.id)])
    expect((await act('PUT', '/order', { ids: wrong })).json().code).toBe('changed-meanwhile')
  // One that leaves in the middle of a term is thanked to the end of its last month.
  await act('PUT', `/${wren.id}`, { ...wren, until: thisMonth })
  expect(await thanked()).toBe('Wren')
  await act('DELETE', `/${wren.id}`)
  expect(await thanked()).toBe('Robin')
  expect((await portal.call('GET', '/api/page/app-brand')).json().data).toMatchObject({
    ...{ quote: robin.quote, quote_author: robin.quote_author, logo: '', website: '' },
  })
})

test('an uploaded logo is marked as used, and the previous one as unused', async () => {
  const [first, second] = [await uploadLogo(), await uploadLogo()]
  const { id } = await add({ name: 'Wren', logo: first })
  await act('PUT', `/${id}`, { name: 'Wren', website: '', logo: second, version: 1 })
  const used = async () => {
    const images = await portal.deps.db.selectFrom('images').select(['id', 'isUsed']).execute()
    return [first, second].map((logo) => images.find((image) => logo.endsWith(image.id))?.isUsed)
  }
  expect(await used()).toEqual([false, true])
  await act('DELETE', `/${id}`)
  expect(await used()).toEqual([false, false])
})

test.each([
  ['name', ''],
  ['name', 'W'.repeat(121)],
  ['website', 'http://example.org/'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://user:password@example.org/'],
  ['quote', 'x'.repeat(301)],
  ['logo', 'https://example.org/logo.png'],
  ['logo', '/api/images/7d0c9a52-55f2-4d6c-8f4e-6a3f3d1a2b4c'],
  ['logo', '//evil.example/x'],
  ['from', '2026-13'],
  ['from', '2026-11-28'],
  ['until', '2025-12'],
])('%s: %s is refused at the field, and nothing is stored', async (field, value) => {
  const answer = await act('POST', '', { name: 'Wren', website: '', from: '2026-01', [field]: value })
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, [field]])
  expect(answer.json().errors[field]).toMatch(/^[A-Z].*\.$/)
  expect(await list()).toEqual([])
})

test('somebody else’s image is refused, and of two who save at once the second is told', async () => {
  const stranger = await createActor(portal.deps)
  const refused = await act('POST', '', { name: 'Wren', website: '', logo: await uploadLogo(stranger.key) })
  expect(refused.json().errors).toEqual({ logo: 'Upload the logo again.' })
  const { id } = await add({ name: 'Wren' })
  const saves = await Promise.all(
    ['Robin', 'Siskin'].map((name) => act('PUT', `/${id}`, { name, website: '', version: 1 })),
  )
  expect(saves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})
