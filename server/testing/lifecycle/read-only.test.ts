import { expect, onTestFinished, test } from 'vitest'
import { login, logout, requestPasswordReset, viewUser } from '#contract/accounts.ts'
import { api } from '#contract/api.ts'
import { leadBoard } from '#contract/boards.ts'
import { openClassCode } from '#contract/class-reading.ts'
import { beginPasskeyLogin, logInWithPasskey } from '#contract/passkeys.ts'
import { createActor, createUser, password } from '../factories.ts'
import { startPortalProcess } from '../portal-process.ts'
import { createTestDatabase } from '../test-database.ts'

/** People who want to read get in, a class with its code too, and a phone leads its board. */
const allowed = new Set<string>(
  [login, beginPasskeyLogin, logInWithPasskey, logout, openClassCode, leadBoard].map(({ path }) => path),
)

test('during maintenance people log in and read, nothing else is changed, and no job runs', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  // All periodic work is due.
  await database.pool.query('delete from rounds')
  const portal = await startPortalProcess({ settings: { READ_ONLY: 'true' }, database })
  onTestFinished(() => portal.stop())
  const { key, email } = await createActor(portal.deps, { role: 'admin' })
  const entered = await portal.call('POST', login.path, { body: { email, password } })
  expect(entered.status).toBe(200)
  expect((await portal.call('GET', '/login')).status).toBe(200)
  const read = await portal.call('GET', viewUser.path, { key })
  expect([read.status, read.headers.get('x-read-only')]).toEqual([200, 'true'])

  const reset = await portal.call('GET', `${requestPasswordReset.path}?email=${email}`)
  expect([reset.status, ((await reset.json()) as { code: string }).code]).toEqual([503, 'server/read-only'])
  const leaving = await createUser(portal.deps, { deletionRequestedAt: new Date() })
  const kept = await portal.call('POST', login.path, { body: { email: leaving.email, password } })
  expect(kept.status).toBe(503)

  const changing = api
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method !== 'GET' && !allowed.has(path))
  expect(changing.length).toBeGreaterThan(50)
  const others: string[] = []
  for (const { method, path } of changing) {
    const answer = await portal.call(method, path.replaceAll(/:\w+/g, '1'), { key, body: {} })
    const { code } = (await answer.json()) as { code: string }
    if (answer.status !== 503 || code !== 'server/read-only' || !answer.headers.get('retry-after'))
      others.push(`${method} ${path}: ${answer.status} ${code}`)
  }
  expect(others).toEqual([])

  // An instance that starts jobs begins with the periodic ones.
  expect((await database.pool.query('select name from rounds union select name from pgboss.job')).rows).toEqual([])
  expect((await portal.call('POST', logout.path, { key })).status).toBe(200)
  await portal.kill('SIGTERM')
  expect(await portal.ended).toEqual({ code: 0, signal: null })
})
