import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashKey } from '../../../http/session-store.ts'
import { createLinkedSignIn, createUser } from '../../../testing/factories.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { createKey } from '../tokens.ts'

const portal = setUpPortal({ withJobs: true, asksForSecondStep: true })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function addPasskey(userId: string, name: string, createdAt: Date): Promise<string> {
  const key = { credentialId: randomUUID(), publicKey: Buffer.from('a'), counter: 0, transports: '[]' }
  const { id } = await portal.deps.db
    .insertInto('passkeys')
    .values({ ...key, userId, name, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function createReset(userId: string): Promise<string> {
  const key = createKey()
  const token = { userId, purpose: 'reset-password', tokenHash: hashKey(key), expiresAt: daysAgo(-1) }
  await portal.deps.db.insertInto('tokens').values(token).execute()
  return key
}

const list = (token: string) => portal.call('POST', '/api/auth/reset-password/added', { body: { token } })
const reset = (token: string, more = {}) =>
  portal.call('POST', '/api/auth/reset-password', { body: { token, password: 'a small boat at sea 4', ...more } })
async function waysInto(userId: string): Promise<string[]> {
  const ways = [
    await portal.deps.db.selectFrom('passkeys').select('id').where('userId', '=', userId).execute(),
    await portal.deps.db.selectFrom('linkedSignIns').select('id').where('userId', '=', userId).execute(),
  ]
  return ways.flat().map(({ id }) => id)
}

test('a reset shows what was added in the last 30 days and removes it, but for what is to stay', async () => {
  const { id, email } = await createUser(portal.deps)
  const old = await addPasskey(id, 'My tablet', daysAgo(31))
  const stranger = await addPasskey(id, 'A laptop', daysAgo(29))
  const own = await addPasskey(id, 'My phone', daysAgo(2))
  const { id: link } = await createLinkedSignIn(portal.deps, id, daysAgo(1))
  await createLinkedSignIn(portal.deps, (await createUser(portal.deps)).id)
  const token = await createReset(id)
  const added = (await list(token)).json().data
  expect(added).toEqual([
    { id: stranger, kind: 'passkey', name: 'A laptop', create_time: expect.any(String) },
    { id: own, kind: 'passkey', name: 'My phone', create_time: expect.any(String) },
    { id: link, kind: 'sign-in', name: 'Google a.birch@tidewell.example', create_time: expect.any(String) },
  ])
  // Looking uses nothing up, and an id of somebody else changes nothing.
  expect((await list(token)).statusCode).toBe(200)
  expect((await reset(token, { keep: [own, randomUUID()] })).statusCode).toBe(200)
  expect(new Set(await waysInto(id))).toEqual(new Set([old, own]))
  const [mail] = await mailsTo(portal, email, 1)
  expect(mail?.text).toContain('passkey “A laptop”')
  expect(mail?.text).not.toContain('My phone')
  const lines = portal.deps.db.selectFrom('auditLog').select('action').where('actorId', '=', id).orderBy('id')
  expect((await lines.execute()).map(({ action }) => action)).toEqual([
    'password.reset',
    'passkey.removed',
    'linked-sign-in.removed',
  ])
})

test('a client that does not show them removes all of them', async () => {
  const { id } = await createUser(portal.deps, { role: 'senior' })
  await addPasskey(id, 'A laptop', daysAgo(1))
  await createLinkedSignIn(portal.deps, id)
  expect((await reset(await createReset(id))).statusCode).toBe(200)
  expect(await waysInto(id)).toEqual([])
})

test('a link that is wrong, used or of a disabled account shows nothing', async () => {
  const { id } = await createUser(portal.deps)
  await addPasskey(id, 'A laptop', daysAgo(1))
  const token = await createReset(id)
  await portal.deps.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute()
  expect((await list(token)).statusCode).toBe(410)
  await portal.deps.db.updateTable('users').set({ status: 'active' }).where('id', '=', id).execute()
  expect((await reset(token)).statusCode).toBe(200)
  for (const one of [token, 'none', '']) expect((await list(one)).json().code).toBe('account/link-expired')
})

test('a mailbox alone does not get past an operator’s second step', async () => {
  const { id } = await createUser(portal.deps, { role: 'admin' })
  const only = await addPasskey(id, 'My phone', daysAgo(3))
  const token = await createReset(id)
  expect((await list(token)).json().data).toEqual([])
  expect((await reset(token)).statusCode).toBe(200)
  expect(await waysInto(id)).toEqual([only])
  // With an older one, the newer can go.
  const older = await addPasskey(id, 'My key', daysAgo(90))
  expect((await reset(await createReset(id))).statusCode).toBe(200)
  expect(await waysInto(id)).toEqual([older])
})
