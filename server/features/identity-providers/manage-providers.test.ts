import { expect, test } from 'vitest'
import { createProviderFetch, ProviderUnreachable } from '../../adapters/openid/provider-fetch.ts'
import { falseClient } from '../../testing/false-provider.ts'
import { setUp } from '../../testing/set-up-portal.ts'
import { buildPortalWithProviders } from './testing/portal-with-providers.ts'

const portal = setUp(buildPortalWithProviders, (built) => built.close())

const path = '/api/admin/identity-providers'
const list = async () => (await portal.call('GET', path, { key: portal.owner.key })).json().data
const add = (body: object) =>
  portal.call('POST', path, {
    key: portal.owner.key,
    body: { label: 'Wren Trust', client_id: falseClient.id, client_secret: falseClient.secret, ...body },
  })

test('owners see the providers without their secrets, and everybody a button for each', async () => {
  const { providers, callback } = await list()
  expect(callback).toBe('https://books.example.org/api/auth/callback')
  expect(providers).toMatchObject([
    { preset: 'google', has_secret: true, accounts: 0 },
    { preset: 'microsoft', issuer: 'https://login.microsoftonline.com/organizations/v2.0' },
  ])
  expect(JSON.stringify(providers)).not.toContain(falseClient.secret)
  const { rows } = await portal.deps.pool.query('select * from identity_providers')
  for (const { sealed_secret } of rows) expect(String(sealed_secret)).not.toContain(falseClient.secret)
  const offered = (await portal.call('GET', '/api/auth/providers')).json().data
  expect(offered.map(({ label }: { label: string }) => label)).toEqual(['google', 'microsoft'])
  expect(Object.keys(offered[0])).toEqual(['id', 'preset', 'label'])
})

test('changes keep the secret unless a new one is entered, and are in the audit log', async () => {
  const [{ id }] = (await list()).providers
  const change = (body: object) => portal.call('PUT', `${path}/${id}`, { key: portal.owner.key, body })
  const sealed = async () =>
    (await portal.deps.pool.query('select sealed_secret from identity_providers where id = $1', [id])).rows[0]
      .sealed_secret
  expect((await change({ client_id: 'portal', label: 'Google (schools)' })).json().data.label).toBe('Google (schools)')
  const before = await sealed()
  await change({ client_id: 'portal', label: 'google', client_secret: 'a new one' })
  expect(String(await sealed())).not.toBe(String(before))
  // As after a restore.
  await portal.deps.pool.query("update identity_providers set sealed_secret = '\\x00' where id = $1", [id])
  expect((await list()).providers[0].has_secret).toBe(false)
  expect((await change({ client_id: 'portal', label: 'google' })).json().code).toBe('identity-provider/secret')
  expect((await change({ client_id: 'portal', label: 'google', client_secret: 'again' })).statusCode).toBe(200)
  const audit = await portal.deps.db
    .selectFrom('auditLog')
    .select('action')
    .where('object', '=', id)
    .orderBy('id')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual([
    'identity-provider.added',
    ...Array(3).fill('identity-provider.changed'),
  ])
})

test.each([
  ['google', 'https://id.example.org', 'identity-provider/issuer'],
  ['microsoft', 'https://login.microsoftonline.com/common/v2.0', 'identity-provider/issuer'],
  ['microsoft', 'https://login.microsoftonline.com/consumers/v2.0', 'identity-provider/issuer'],
  ['generic', 'http://id.example.org', 'identity-provider/issuer'],
  ['generic', 'https://127.0.0.1/', 'identity-provider/issuer'],
  ['generic', 'https://[::1]/', 'identity-provider/issuer'],
  ['generic', 'https://localhost/', 'identity-provider/issuer'],
  ['generic', 'https://id.example.org:8443', 'identity-provider/issuer'],
  ['generic', 'https://user:password@id.example.org', 'identity-provider/issuer'],
  ['generic', 'https://id.example.org?x=1', 'identity-provider/issuer'],
  ['generic', 'https://nobody.example.org', 'identity-provider/away'],
  ['google', 'https://accounts.google.com/', 'identity-provider/taken'],
])('%s at %s is refused: %s', async (preset, issuer, code) => {
  const refused = (await add({ preset, issuer })).json()
  expect([refused.code, Object.keys(refused.errors)]).toEqual([code, ['issuer']])
})

test('a provider that names an address inside, or over http, is refused when it is added', async () => {
  for (const endpoint of ['token_endpoint', 'jwks_uri', 'authorization_endpoint'])
    for (const address of ['http://accounts.google.com/x', 'https://169.254.169.254/latest', 'https://localhost/x']) {
      portal.google.answerWith(async () => {
        const at = (name: string) => `https://accounts.google.com/${name}`
        const names = { authorization_endpoint: at('a'), token_endpoint: at('t'), jwks_uri: at('k') }
        return Response.json({ issuer: 'https://accounts.google.com', ...names, [endpoint]: address })
      })
      const answered = (await add({ preset: 'google', issuer: 'https://accounts.google.com' })).json()
      expect(answered.code).toBe('identity-provider/away')
    }
  portal.google.answerWith()
})

test('nothing but public addresses is connected to, whatever a name resolves to', async () => {
  const resolving = (ip: string) =>
    createProviderFetch({ lookup: (_host, _options, done) => done(null, [{ address: ip, family: 4 }]) })
  const asked = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const
  for (const ip of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '192.168.1.1'])
    await expect(resolving(ip)('https://id.example.org/.well-known/openid-configuration', asked)).rejects.toThrow(
      /not public/,
    )
  await expect(resolving('8.8.8.8')('http://id.example.org/', asked)).rejects.toThrow(ProviderUnreachable)
  await expect(resolving('8.8.8.8')('https://127.0.0.1/', asked)).rejects.toThrow(ProviderUnreachable)
})

test('a provider that accepts the connection and then says nothing is given up', async () => {
  const silent = createProviderFetch({ lookup: () => undefined, milliseconds: 50 })
  const asked = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const
  await expect(silent('https://id.example.org/', asked)).rejects.toThrow(ProviderUnreachable)
})
