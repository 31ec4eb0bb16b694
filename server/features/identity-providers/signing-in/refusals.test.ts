import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createSession, createUser } from '../../../testing/factories.ts'
import type { Claims } from '../../../testing/false-provider.ts'
import { setUp } from '../../../testing/set-up-portal.ts'
import {
  buildPortalWithProviders,
  entraTeacher,
  googleTeacher,
  tenant,
  type Visitor,
} from '../testing/portal-with-providers.ts'

const portal = setUp(buildPortalWithProviders, (built) => built.close())

const noBrowser = (): Visitor => ({ cookies: new Map() })
const isLoggedIn = (visitor: Visitor) => visitor.cookies.has('auth_key')

/** A teacher whose account is linked, as it would be by herself. */
async function linkedTeacher(preset: 'google' | 'microsoft', claims: Claims, user: { role?: 'senior' | 'admin' } = {}) {
  const teacher = await createUser(portal.deps, { role: 'senior', ...user })
  const [issuer, subject] =
    preset === 'google'
      ? [portal.google.issuer, claims.sub]
      : [`https://login.microsoftonline.com/${claims.tid}/v2.0`, claims.oid]
  await portal.deps.db
    .insertInto('linkedSignIns')
    .values({
      userId: teacher.id,
      providerId: portal.ids[preset],
      issuer: String(issuer),
      subject: String(subject),
      name: '',
    })
    .execute()
  return teacher
}

describe('a token that is not what it should be is refused', () => {
  const later = Math.floor(Date.now() / 1000) + 7200
  test.each<[string, (token: { header: Claims; claims: Claims; isForged?: boolean }) => void]>([
    ['for another client', ({ claims }) => void Object.assign(claims, { aud: 'another portal' })],
    ['for another client as well', ({ claims }) => void Object.assign(claims, { aud: ['portal', 'x'], azp: 'x' })],
    [
      'of another issuer',
      ({ claims }) => void Object.assign(claims, { iss: 'https://accounts.google.com.evil.example' }),
    ],
    ['with another nonce', ({ claims }) => void Object.assign(claims, { nonce: 'of somebody else' })],
    ['without a nonce', ({ claims }) => void delete claims.nonce],
    ['that expired ten minutes ago', ({ claims }) => void Object.assign(claims, { exp: later - 7800 })],
    ['that is not valid yet', ({ claims }) => void Object.assign(claims, { nbf: later })],
    ['without a subject', ({ claims }) => void delete claims.sub],
    ['signed by somebody else', (token) => void Object.assign(token, { isForged: true })],
    ['that is not signed', ({ header }) => void Object.assign(header, { alg: 'none' })],
    ['signed with our own secret', ({ header }) => void Object.assign(header, { alg: 'HS256' })],
  ])('%s', async (_what, how) => {
    const claims = googleTeacher()
    await linkedTeacher('google', claims)
    portal.google.tamper(how)
    const { location, visitor } = await portal.enter('google', claims)
    expect([location, isLoggedIn(visitor)]).toEqual(['/login?problem=sign-in/refused', false])
    // The same without the change is let in.
    expect((await portal.enter('google', claims)).location).toBe('/')
  })
})

describe('a return that does not belong to the browser is refused', () => {
  test('from another browser, and with another state', async () => {
    const claims = googleTeacher()
    await linkedTeacher('google', claims)
    const { callback, visitor } = await portal.goThere('google', claims)
    const stranger = noBrowser()
    const path = callback.pathname + callback.search
    expect((await portal.visit(stranger, 'GET', path)).headers.location).toBe('/login?problem=sign-in/expired')
    const foreign = path.replace(/state=[^&]+/, 'state=another')
    expect((await portal.visit(visitor, 'GET', foreign)).headers.location).toBe('/login?problem=sign-in/expired')
    expect([isLoggedIn(stranger), isLoggedIn(visitor)]).toEqual([false, false])
  })

  test('a second time, by whoever has copied the cookie too', async () => {
    const claims = googleTeacher()
    await linkedTeacher('google', claims)
    const { callback, visitor } = await portal.goThere('google', claims)
    const copy: Visitor = { cookies: new Map(visitor.cookies) }
    const path = callback.pathname + callback.search
    expect((await portal.visit(visitor, 'GET', path)).headers.location).toBe('/')
    expect((await portal.visit(copy, 'GET', path)).headers.location).toBe('/login?problem=sign-in/expired')
    expect(isLoggedIn(copy)).toBe(false)
  })

  test('with a code that has been used in another sign-in', async () => {
    const claims = googleTeacher()
    await linkedTeacher('google', claims)
    const first = await portal.goThere('google', claims)
    await portal.visit(first.visitor, 'GET', first.callback.pathname + first.callback.search)
    const second = await portal.goThere('google', claims)
    second.callback.searchParams.set('code', first.callback.searchParams.get('code') ?? '')
    const { headers } = await portal.visit(second.visitor, 'GET', second.callback.pathname + second.callback.search)
    expect([headers.location, isLoggedIn(second.visitor)]).toEqual(['/login?problem=sign-in/refused', false])
  })

  test('of the other provider, and when the person has said no', async () => {
    const { callback, visitor } = await portal.goThere('google', googleTeacher())
    callback.searchParams.set('iss', 'https://id.example.org')
    const mixed = await portal.visit(visitor, 'GET', callback.pathname + callback.search)
    expect(mixed.headers.location).toBe('/login?problem=sign-in/refused')
    const again = await portal.goThere('google', googleTeacher())
    again.callback.searchParams.delete('code')
    again.callback.searchParams.set('error', 'access_denied')
    const said = await portal.visit(again.visitor, 'GET', again.callback.pathname + again.callback.search)
    expect(said.headers.location).toBe('/login?problem=sign-in/cancelled')
  })
})

describe('somebody else’s name opens nothing', () => {
  test('a tenant that gives its user the address of a linked teacher opens another, unknown account', async () => {
    const claims = entraTeacher()
    const teacher = await linkedTeacher('microsoft', claims)
    const evil = { ...entraTeacher(), tid: randomUUID(), email: teacher.email, xms_edov: undefined, acct: undefined }
    const { location, visitor } = await portal.enter('microsoft', evil)
    expect([location, isLoggedIn(visitor)]).toEqual(['/login/continue', false])
    // Nor is it told whether there is an account.
    expect((await portal.visit(visitor, 'GET', '/api/auth/pending')).json().data.state).toBe('unknown')
    expect((await portal.enter('microsoft', { ...claims, tid: randomUUID() })).location).toBe('/login/continue')
    expect((await portal.enter('microsoft', claims)).location).toBe('/')
  })

  test('a token whose tenant is not that of its issuer is refused', async () => {
    const claims = entraTeacher()
    await linkedTeacher('microsoft', claims)
    portal.entra.tamper(
      ({ claims: token }) =>
        void Object.assign(token, { iss: `https://login.microsoftonline.com/${randomUUID()}/v2.0` }),
    )
    expect((await portal.enter('microsoft', { ...claims })).location).toBe('/login?problem=sign-in/refused')
    portal.entra.tamper(({ claims: token }) => void Object.assign(token, { tid: randomUUID() }))
    expect((await portal.enter('microsoft', { ...claims, tid: tenant })).location).toBe(
      '/login?problem=sign-in/refused',
    )
  })

  test('whoever has bought a domain up opens no account of those who had it', async () => {
    const claims = googleTeacher()
    const teacher = await linkedTeacher('google', claims)
    const buyer = googleTeacher({ email: teacher.email })
    const { location, visitor } = await portal.enter('google', buyer)
    expect([location, isLoggedIn(visitor)]).toEqual(['/login/continue', false])
    const guessed = await portal.visit(visitor, 'POST', '/api/auth/pending/link', { current_password: 'a guess' })
    expect(guessed.json().code).toBe('account/wrong-password')
  })

  test.each([
    ['google', googleTeacher({ hd: undefined, email: 'a.birch@gmail.com' })],
    ['microsoft', entraTeacher({ tid: '9188040d-6c67-4c5b-b112-36a304b66dad' })],
  ] as const)('personal accounts of %s are not let in', async (preset, claims) => {
    expect((await portal.enter(preset, claims)).location).toBe('/login?problem=sign-in/personal-account')
  })

  test('operators are not let in, nor is a disabled account', async () => {
    const claims = googleTeacher()
    const operator = await linkedTeacher('google', claims, { role: 'admin' })
    expect((await portal.enter('google', claims)).location).toBe('/login?problem=sign-in/operator')
    const change = { status: 'disabled', role: 'senior', operatorRights: null } as const
    await portal.deps.db.updateTable('users').set(change).where('id', '=', operator.id).execute()
    expect((await portal.enter('google', claims)).location).toBe('/login?problem=account/disabled')
  })

  test('sessions of a provider that is removed end', async () => {
    const claims = entraTeacher()
    const teacher = await linkedTeacher('microsoft', claims)
    const { visitor } = await portal.enter('microsoft', claims)
    const stays = await createSession(portal.deps, teacher.id)
    const path = `/api/admin/identity-providers/${portal.ids.microsoft}`
    const view = async (headers: Record<string, string>) =>
      (await portal.call('GET', '/api/user/view', { headers })).statusCode
    const bearing = (key = '') => ({ authorization: `Bearer ${key}` })
    expect(await view(bearing(visitor.cookies.get('auth_key')))).toBe(200)
    expect((await portal.call('DELETE', path, { key: portal.owner.key })).statusCode).toBe(200)
    expect([await view(bearing(visitor.cookies.get('auth_key'))), await view(bearing(stays))]).toEqual([401, 200])
    expect((await portal.call('DELETE', path, { key: portal.owner.key })).statusCode).toBe(404)
  })
})
