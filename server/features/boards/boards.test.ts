import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor, createResource } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const limits = { boardDigitsPerAccount: 2 }
const portal = setUpPortal({ limits })
const other = setUpPortal(() => ({ limits, database: portal.database }))
let book: number
beforeAll(async () => {
  book = (await createResource(portal.deps, { isFree: true })).id
})

const state = { page: 4, isBlank: false, hasNoWords: true, spotlight: { x: 0.2, y: 0.8 }, lesson: null }

async function openBoard(key: string, digits = '123456', at = portal) {
  const { host } = new URL(at.deps.config.publicUrl)
  const url = `/api/boards/events?resource_id=${book}&digits=${digits}`
  const headers = { host, authorization: `Bearer ${key}` }
  const answer = await at.app.inject({ method: 'GET', url, headers, payloadAsStream: true })
  const stream = answer.stream()
  onTestFinished(() => void stream.destroy())
  const board = { answer, heard: '', isOver: false }
  stream.on('data', (chunk) => {
    board.heard += String(chunk)
  })
  stream.on('end', () => {
    board.isOver = true
  })
  await expect.poll(() => board.heard).toContain('event: address')
  return board
}

const lead = (key: string, { at = portal, digits = '123456', shown = state as object, resource = book } = {}) =>
  at.call('POST', '/api/boards/messages', { key, body: { resource_id: resource, digits, state: shown } })

test('a phone leads the board through another instance, and that board alone', async () => {
  const { key } = await createActor(portal.deps)
  const board = await openBoard(key)
  const second = await openBoard(key, '654321')
  expect(board.answer.headers).toMatchObject({
    ...{ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
  expect(board.heard).toMatch(/"url":"http[^"]+\/resources\/books\/\d+\/teach#123456"/)
  expect((await lead(key, { at: other })).statusCode).toBe(200)
  await expect.poll(() => board.heard).toContain(`event: show\ndata: ${JSON.stringify(state)}\n\n`)
  expect((await lead(key, { shown: { ...state, page: 5 } })).statusCode).toBe(200)
  await expect.poll(() => board.heard).toContain('"page":5')
  expect(second.heard).not.toContain('event: show')
})

test('the digits of somebody else do nothing, and wrong ones are limited', async () => {
  const [teacher, stranger] = [await createActor(portal.deps), await createActor(portal.deps)]
  const board = await openBoard(teacher.key)
  const guesses = await Promise.all([
    lead(stranger.key),
    lead(stranger.key, { digits: '654321' }),
    lead(teacher.key, { resource: book + 1 }),
  ])
  expect(guesses.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
  expect(guesses[0]?.json().code).toBe('board/not-found')
  expect((await lead(stranger.key)).statusCode).toBe(429)
  expect(board.heard).not.toContain('event: show')
  // The teacher's own are not slowed by them.
  expect((await lead(teacher.key)).statusCode).toBe(200)
})

test.each([
  ['a question of the guide', { ...state, question: 'What moved her?' }],
  ['a question beside the spotlight', { ...state, spotlight: { x: 0, y: 0, text: 'What moved her?' } }],
  ['words for a page', { ...state, page: 'What moved her?' }],
  ['a place that is not on the page', { ...state, spotlight: { x: 2, y: 0 } }],
])('%s never reaches the board', async (_name, shown) => {
  const { key } = await createActor(portal.deps)
  const board = await openBoard(key)
  expect((await lead(key, { shown })).statusCode).toBe(422)
  expect((await lead(key)).statusCode).toBe(200)
  await expect.poll(() => board.heard).toContain('event: show')
  expect(board.heard).not.toContain('What moved her?')
  expect(board.heard.match(/event: show/g)).toHaveLength(1)
})

test('a log-out elsewhere ends the board’s stream, and so does the stop of its instance', async () => {
  const { key } = await createActor(portal.deps)
  const board = await openBoard(key)
  expect((await other.call('POST', '/api/auth/logout', { key, body: {} })).statusCode).toBe(200)
  await expect.poll(() => board.isOver).toBe(true)

  const third = await buildTestApp({ database: portal.database })
  const { key: another } = await createActor(portal.deps)
  const last = await openBoard(another, '123456', third)
  await third.close()
  await expect.poll(() => last.isOver).toBe(true)
})

test('a further board closes the oldest one of the same user', async () => {
  const { key } = await createActor(portal.deps)
  const first = await openBoard(key, '000000')
  for (const digits of ['000001', '000002', '000003', '000004']) await openBoard(key, digits)
  expect(first.isOver).toBe(false)
  await openBoard(key, '000005')
  await expect.poll(() => first.isOver).toBe(true)
})

test('a board opens for a storybook that its user may read, and no other', async () => {
  const statusFor = async (key: string, resource: number) => {
    const url = `/api/boards/events?resource_id=${resource}&digits=123456`
    return (await portal.call('HEAD', url, { key })).statusCode
  }
  const locked = await createResource(portal.deps)
  const sheet = await createResource(portal.deps, { isFree: true, category: 'activity-sheet' })
  const draft = await createResource(portal.deps, { isDraft: true })
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const { key: fresh } = await createActor(portal.deps, { role: 'senior', status: 'not-active' })
  const statuses = [locked.id, sheet.id, draft.id, 99_999].map((id) => statusFor(key, id))
  expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404])
  expect([await statusFor(fresh, locked.id), await statusFor(fresh, book)]).toEqual([403, 200])
})

test('an account that is not confirmed yet holds one board', async () => {
  const { key } = await createActor(portal.deps, { status: 'not-active' })
  const first = await openBoard(key, '000000')
  await openBoard(key, '000001')
  await expect.poll(() => first.isOver).toBe(true)
})

test('maintenance does not stop a lesson', async () => {
  const quiet = await buildTestApp({ environment: { READ_ONLY: 'true' }, database: portal.database })
  onTestFinished(() => quiet.close())
  const { key } = await createActor(portal.deps)
  await openBoard(key)
  expect((await lead(key, { at: quiet })).statusCode).toBe(200)
})
