import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { getServerKey } from '../../database/server-keys.ts'
import { createActor, createResource } from '../../testing/factories.ts'
import { covers } from '../../testing/pictures.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { sealToken } from './link-token.ts'

const portal = setUpPortal()
let book: Awaited<ReturnType<typeof createResource>>
let guide: typeof book
beforeAll(async () => {
  book = await createResource(portal.deps)
  guide = await createResource(portal.deps, { category: 'teachers-guide' })
  await portal.deps.changes.catchUp()
})

const link = (key: string, body: object) => portal.call('POST', '/api/resource/certificate-link', { key, body })

test('a teacher gets a link that opens one certificate without a session, and the name is stored nowhere', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const { url } = (await link(key, { resource_id: book.id, child_name: 'Zoë Łuczak' })).json().data
  expect(decodeURIComponent(url)).not.toContain('Zoë')
  const answer = await portal.call('GET', url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const other = url.replace(`/${book.id}?`, `/${guide.id}?`)
  expect((await portal.call('GET', other)).statusCode).not.toBe(200)
})

test('a session key opens a certificate too, with a line for the name', async () => {
  const { key } = await createActor(portal.deps)
  const url = `/api/resource/generate-certificate/${book.id}`
  expect((await portal.call('GET', `${url}?access-token=${key}`)).statusCode).toBe(200)
  expect((await portal.call('GET', url, { key })).statusCode).toBe(200)
  expect((await portal.call('GET', url)).statusCode).toBe(401)
})

test('users who may not read the book get no certificate', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  expect((await link(key, { resource_id: book.id })).json().code).toBe('resource/locked')
  expect((await portal.call('GET', `/api/resource/generate-certificate/${book.id}`, { key })).statusCode).toBe(403)
})

test('only storybooks have a certificate, and only printable names are accepted', async () => {
  const { key } = await createActor(portal.deps)
  expect((await link(key, { resource_id: guide.id })).json().code).toBe('resource/no-certificate')
  expect((await link(key, { resource_id: 999_999 })).statusCode).toBe(404)
  for (const child_name of [
    'Ṣadé',
    'Maḋomhnaill',
    'Anne‑Marie',
    'DʼArcy',
    'Ƙaura Ɗanjuma',
    'Жанна',
    'محمد',
    'Άννα',
    'ਗੁਰਪ੍ਰੀਤ',
  ])
    expect((await link(key, { resource_id: book.id, child_name })).statusCode, child_name).toBe(200)
  for (const child_name of ['😀', '张伟'])
    expect((await link(key, { resource_id: book.id, child_name })).json()).toMatchObject({
      code: 'certificate/name-unprintable',
      errors: { child_name: expect.any(String) },
    })
  expect((await link(key, { resource_id: book.id, child_name: 'x'.repeat(61) })).statusCode).toBe(422)
})

test('a link works for five minutes, and then no longer', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const asked = Date.now()
  const { url } = (await link(key, { resource_id: book.id, child_name: 'Ada' })).json().data
  const answered = Date.now()
  const openAt = async (time: number) => {
    // Only the clock that the portal reads: PostgreSQL and the timers go on with the real one.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(time)
    try {
      return await portal.call('GET', url)
    } finally {
      clock.mockRestore()
    }
  }
  expect((await openAt(asked + 5 * 60_000 - 1)).statusCode).toBe(200)
  expect((await openAt(answered + 5 * 60_000)).json().code).toBe('account/link-expired')
})

test('a forged link opens nothing', async () => {
  const { key } = await createActor(portal.deps)
  const { url } = (await link(key, { resource_id: book.id, child_name: 'Ada' })).json().data
  expect((await portal.call('GET', url)).statusCode).toBe(200)
  expect((await portal.call('GET', `${url.slice(0, -3)}AAA`)).statusCode).toBe(410)
  const open = (token: string) =>
    portal.call('GET', `/api/resource/generate-certificate/${book.id}?access-token=${token}`)
  expect((await open('junk')).statusCode).toBe(410)
  const ours = { resourceId: book.id, schoolName: '', childName: 'Ada', expiresAt: Date.now() + 60_000 }
  expect((await open(sealToken(await getServerKey(portal.deps.db, 'certificate links'), ours))).statusCode).toBe(200)
  expect((await open(sealToken(randomBytes(32), ours))).statusCode).toBe(410)
})

test('a class gets its certificate without sending a name: the drawing, what is printed, and the letters', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior', school: 'approved' })
  const url = `/api/resource/class-certificate/${book.id}`
  const { data } = (await portal.call('GET', url, { key })).json()
  expect(data).toMatchObject({ title: book.title, school: expect.stringMatching(/./) })
  expect(data.drawing).toMatch(/^<svg [^>]*viewBox="0 0 841.89 595.28">.*<\/svg>$/s)
  expect(data.drawing).not.toMatch(/<text|NaN|undefined|script/)
  expect(data.drawing.split(covers.small.toString('base64'))).toHaveLength(2)
  const has = (letter: string) =>
    data.letters.some(
      ([first, last]: [number, number]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last,
    )
  expect([...'aŴłệ’'].filter((letter) => !has(letter))).toEqual([])
  // The browser has no file for letters of the substitute, so it says that it prints them in a typeface of the device.
  expect([...'عש中Ṣ'].filter(has)).toEqual([])
  expect((await portal.call('GET', url)).statusCode).toBe(401)
  const onGuide = await portal.call('GET', `/api/resource/class-certificate/${guide.id}`, { key })
  expect(onGuide.json().code).toBe('resource/no-certificate')
  const pending = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  expect((await portal.call('GET', url, { key: pending.key })).json().code).toBe('resource/locked')
})
