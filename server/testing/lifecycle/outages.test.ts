import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '#contract/endpoint.ts'
import type { viewHealth } from '#contract/monitoring.ts'
import { createActor } from '../factories.ts'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let portal: PortalProcess
let key: string
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startDatabaseProxy(database.connection)
  portal = await startPortalProcess({ database, settings: { DATABASE_URL: proxy.url } })
  key = (await createActor(portal.deps)).key
})
afterAll(async () => {
  await portal.stop()
  await proxy.close()
  await database.drop()
})

const isReady = async () => (await portal.call('GET', '/readyz')).status
beforeEach(() => expect.poll(isReady).toBe(200))

const logIn = () => portal.call('POST', '/api/auth/login', { body: { email: 'a@example.org', password: 'whatever' } })

function upload() {
  const body = new FormData()
  body.append('file', new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }))
  return fetch(`${portal.url}/api/resources/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body,
  })
}

test('while the database is unavailable, endpoints say so and when to try again, and pages open', {
  timeout: 300_000,
}, async () => {
  await proxy.refuse()
  try {
    const answers = [
      await portal.call('GET', '/api/user/view', { key }),
      await portal.call('PUT', '/api/user/update', { key, body: { telephone: '1' } }),
      await logIn(),
      await upload(),
      await portal.call('GET', '/api/schools?school_code=ABCDEFGH'),
    ]
    for (const answer of answers) {
      expect(answer.status, answer.url).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({ code: 'server/unavailable', message: /not available at the moment/ })
    }
    for (const path of ['/', '/resources', '/login']) {
      const page = await portal.call('GET', path, { headers: { cookie: `auth_key=${key}`, accept: 'text/html' } })
      expect(page.status, path).toBe(200)
      expect(page.headers.get('content-type')).toContain('text/html')
    }
    await expect.poll(isReady).toBe(503)
    const lines = portal.output().split('\n')
    expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
    expect(lines.filter((line) => line.includes('the database is away'))).toHaveLength(1)
  } finally {
    await proxy.accept()
  }
  await expect.poll(async () => (await portal.call('GET', '/api/user/view', { key })).status).toBe(200)
})

test('a read-only database is not ready, refuses writes with a sentence, and is reconnected once it accepts writes', {
  timeout: 300_000,
}, async () => {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name
  const readKey = async () => (await portal.call('GET', '/api/notification/public-key', { key })).status
  expect(await readKey()).toBe(200)
  await database.pool.query(`alter database ${name} set default_transaction_read_only = on`)
  proxy.cut()
  try {
    await expect.poll(isReady).toBe(503)
    await expect.poll(async () => (await portal.call('GET', '/api/user/view', { key })).status).toBe(200)
    const answer = await portal.call('PUT', '/api/user/update', { key, body: { full_name: 'Ann Hill' } })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'server/read-only' })
    // Made when it was first asked for, and only read since.
    expect(await readKey()).toBe(200)
  } finally {
    const own = await database.pool.connect()
    await own.query('set default_transaction_read_only = off')
    await own.query(`alter database ${name} reset default_transaction_read_only`)
    own.release(true)
  }
  // On its current connections, which were opened read-only.
  await expect.poll(isReady).toBe(200)
  await expect.poll(async () => (await logIn()).status).toBe(401)
})

test('a request waits 5 s for a lock at most, probes are answered meanwhile, and the console says who held it', {
  timeout: 300_000,
}, async () => {
  const operator = await createActor(portal.deps, { role: 'admin' })
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('lock table users')
  try {
    const waiting = portal.call('GET', '/api/user/view', { key: operator.key })
    const cookie = `auth_key=${operator.key}`
    for (const path of ['/healthz', '/readyz']) {
      expect((await portal.call('GET', path, { headers: { cookie } })).status, path).toBe(200)
    }
    const answer = await waiting
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'server/unavailable' })
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const health = await portal.call('GET', '/api/admin/health', { key: operator.key })
  const { data } = (await health.json()) as { data: Answer<typeof viewHealth> }
  const [call] = data.slow_calls
  expect(call).toMatchObject({ method: 'GET', path: '/api/user/view', bucket_ms: 0, hash_ms: 0 })
  expect(call?.database_ms).toBeGreaterThan(4000)
  const holding = expect.stringMatching(/^process \d+ \(.+\), idle in transaction$/)
  expect(data.lock_waits).toMatchObject([{ what: 'users', waiting: 1, holder: holding }])
  const findLine = () =>
    portal
      .output()
      .split('\n')
      .find((line) => /"route":"\/api\/user\/view".*"msg":"slow"/.test(line))
  await expect.poll(findLine).toBeDefined()
  const slow = findLine() ?? ''
  expect(JSON.parse(slow)).toMatchObject({
    level: 40,
    route: '/api/user/view',
    status: 503,
    database: expect.any(Number),
  })
})
