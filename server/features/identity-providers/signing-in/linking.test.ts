import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor, createSession, password } from '../../../testing/factories.ts'
import type { Claims } from '../../../testing/false-provider.ts'
import { tokenMailedTo } from '../../../testing/mails.ts'
import { setUp } from '../../../testing/set-up-portal.ts'
import {
  buildPortalWithProviders,
  entraTeacher,
  googleTeacher,
  type Visitor,
} from '../testing/portal-with-providers.ts'

const portal = setUp(buildPortalWithProviders, (built) => built.close())

const linksOf = async (userId: string) =>
  (await portal.deps.db.selectFrom('linkedSignIns').select('id').where('userId', '=', userId).execute()).length

async function browserOf(key: string): Promise<Visitor> {
  const visitor = { cookies: new Map([['auth_key', key]]) }
  await portal.visit(visitor, 'GET', '/api/user/view')
  return visitor
}

const begin = (visitor: Visitor, current_password = password) =>
  portal.visit(visitor, 'POST', '/api/user/linked-sign-ins/begin', {
    provider_id: portal.ids.google,
    current_password,
  })

async function comeBack(visitor: Visitor, url: string, claims: Claims) {
  const back = await portal.google.authorise(url, claims)
  return (await portal.visit(visitor, 'GET', back.pathname + back.search)).headers.location
}

const linkPending = (visitor: Visitor, current_password = password) =>
  portal.visit(visitor, 'POST', '/api/auth/pending/link', { current_password })

describe('from the settings', () => {
  test('not without the password', async () => {
    const teacher = await createActor(portal.deps, { role: 'senior' })
    const begun = await begin(await browserOf(teacher.key), 'a guess')
    expect(begun.json().errors.current_password).toBeDefined()
    expect(begun.cookies).toEqual([])
  })

  test('not in another session, another account’s or none', async () => {
    const teacher = await createActor(portal.deps, { role: 'senior' })
    const other = await createActor(portal.deps, { role: 'senior' })
    for (const key of [await createSession(portal.deps, teacher.id), other.key, undefined]) {
      const visitor = await browserOf(teacher.key)
      const { url } = (await begin(visitor)).json().data
      if (key) visitor.cookies.set('auth_key', key)
      else visitor.cookies.delete('auth_key')
      const page = key ? '/profile/settings' : '/login'
      expect(await comeBack(visitor, url, googleTeacher())).toBe(`${page}?problem=sign-in/other-session`)
    }
    expect([await linksOf(teacher.id), await linksOf(other.id)]).toEqual([0, 0])
  })

  test('not to a stranger’s browser that is given the address to come back to', async () => {
    const [thief, victim] = [await createActor(portal.deps), await createActor(portal.deps, { role: 'senior' })]
    const { url } = (await begin(await browserOf(thief.key))).json().data
    const browser = await browserOf(victim.key)
    expect(await comeBack(browser, url, googleTeacher())).toBe('/profile/settings?problem=sign-in/expired')
    expect(await linksOf(victim.id)).toBe(0)
  })

  test('not a personal account, nor when the person has said no: the settings say so', async () => {
    const teacher = await createActor(portal.deps, { role: 'senior' })
    const visitor = await browserOf(teacher.key)
    const personal = googleTeacher({ hd: undefined, email: 'a.birch@gmail.com' })
    const { url } = (await begin(visitor)).json().data
    expect(await comeBack(visitor, url, personal)).toBe('/profile/settings?problem=sign-in/personal-account')
    const back = await portal.google.authorise((await begin(visitor)).json().data.url, googleTeacher())
    back.searchParams.delete('code')
    back.searchParams.set('error', 'access_denied')
    const { headers } = await portal.visit(visitor, 'GET', back.pathname + back.search)
    expect(headers.location).toBe('/profile/settings?problem=sign-in/cancelled')
    expect(await linksOf(teacher.id)).toBe(0)
  })

  test('not one that another account has, and not twice', async () => {
    const claims = googleTeacher()
    const [first, second] = [await createActor(portal.deps), await createActor(portal.deps)]
    const link = async (key: string) => {
      const visitor = await browserOf(key)
      return comeBack(visitor, (await begin(visitor)).json().data.url, claims)
    }
    expect(await link(first.key)).toBe('/profile/settings?linked=google#log-in')
    expect(await link(second.key)).toBe('/profile/settings?problem=sign-in/linked-elsewhere')
    expect(await link(first.key)).toBe('/profile/settings?problem=sign-in/linked-already')
    expect([await linksOf(first.id), await linksOf(second.id)]).toEqual([1, 0])
  })

  test('not for an operator, an unconfirmed address or whoever has five already', async () => {
    const operator = await createActor(portal.deps, { role: 'admin' })
    const unconfirmed = await createActor(portal.deps, { status: 'not-active' })
    const collector = await createActor(portal.deps)
    for (let one = 0; one < 5; one++) {
      const link = { userId: collector.id, providerId: portal.ids.google, issuer: portal.google.issuer, name: '' }
      await portal.deps.db
        .insertInto('linkedSignIns')
        .values({ ...link, subject: `${collector.id} ${one}` })
        .execute()
    }
    const codes = []
    for (const { key } of [operator, unconfirmed, collector])
      codes.push((await begin(await browserOf(key))).json().code)
    expect(codes).toEqual(['sign-in/operator', 'account/not-confirmed', 'sign-in/too-many'])
  })
})

describe('at log-in, with the address of an account that exists', () => {
  test('takes nothing over: the password is asked for, then both belong together', async () => {
    const teacher = await createActor(portal.deps, { role: 'senior' })
    const claims = googleTeacher({ email: teacher.email })
    const { visitor, location } = await portal.enter('google', claims)
    expect(location).toBe('/login/continue')
    const pending = (await portal.visit(visitor, 'GET', '/api/auth/pending')).json().data
    expect(pending).toMatchObject({ state: 'link', label: 'google', email: teacher.email })
    expect((await linkPending(visitor, 'a guess')).json().code).toBe('account/wrong-password')
    expect(visitor.cookies.has('auth_key')).toBe(false)
    expect((await linkPending(visitor)).json().data.user.email).toBe(teacher.email)
    expect((await portal.enter('google', claims)).location).toBe('/')
    // What was pending is over.
    expect((await linkPending(visitor)).json().code).toBe('sign-in/expired')
  })

  test('not with a password that has been reset in the meantime', async () => {
    const teacher = await createActor(portal.deps, { role: 'senior' })
    await portal.call('GET', `/api/auth/reset-password?email=${teacher.email}`)
    const token = await tokenMailedTo(portal, teacher.email)
    const { visitor } = await portal.enter('google', googleTeacher({ email: teacher.email }))
    const { passwords } = portal.deps
    const { verify } = passwords
    onTestFinished(() => void Object.assign(passwords, { verify }))
    passwords.verify = async (...given) => {
      const isRight = await verify(...given)
      const body = { token, password: 'a small boat at sea 4' }
      expect((await portal.call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200)
      return isRight
    }
    expect((await linkPending(visitor)).json().code).toBe('account/wrong-password')
    expect(await linksOf(teacher.id)).toBe(0)
  })

  test.each<[string, 'google' | 'microsoft', (email: string) => Claims]>([
    ['Google has not verified', 'google', (email) => googleTeacher({ email, email_verified: false })],
    ['the tenant has made up', 'microsoft', (email) => entraTeacher({ email, xms_edov: undefined })],
    ['a guest of the tenant has', 'microsoft', (email) => entraTeacher({ email, acct: 1 })],
    [
      'an account has that says nothing of being a guest',
      'microsoft',
      (email) => entraTeacher({ email, acct: undefined }),
    ],
  ])('not with an address that %s, even with the password', async (_what, preset, claimsOf) => {
    const teacher = await createActor(portal.deps, { role: 'senior' })
    const { visitor } = await portal.enter(preset, claimsOf(teacher.email))
    expect((await portal.visit(visitor, 'GET', '/api/auth/pending')).json().data.state).toBe('unknown')
    expect((await linkPending(visitor)).json().code).toBe('sign-in/expired')
    expect(await linksOf(teacher.id)).toBe(0)
  })

  test('not to an operator’s account, nor to one whose address a stranger has signed up with', async () => {
    const operator = await createActor(portal.deps, { role: 'admin' })
    const squatted = await createActor(portal.deps, { role: 'senior', status: 'not-active' })
    const codes = []
    for (const { email } of [operator, squatted]) {
      const { visitor } = await portal.enter('google', googleTeacher({ email }))
      codes.push((await linkPending(visitor)).json().code)
    }
    expect(codes).toEqual(['sign-in/operator', 'account/not-confirmed'])
    expect([await linksOf(operator.id), await linksOf(squatted.id)]).toEqual([0, 0])
  })

  test('not with a cookie that is made up or older than ten minutes', async () => {
    const teacher = await createActor(portal.deps, { role: 'senior' })
    const { visitor } = await portal.enter('google', googleTeacher({ email: teacher.email }))
    const cookie = visitor.cookies.get('sign-in') ?? ''
    const changed = `${cookie.slice(0, -4)}${cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    expect((await linkPending({ cookies: new Map([['sign-in', changed]]) })).json().code).toBe('sign-in/expired')
    expect((await linkPending({ cookies: new Map() })).json().code).toBe('sign-in/expired')
    // The key that seals it is another one.
    await portal.deps.db.deleteFrom('serverKeys').where('name', '=', 'secrets').execute()
    expect((await linkPending(visitor)).json().code).toBe('sign-in/expired')
    // And with it the providers' secrets: nobody is offered a button that leads nowhere.
    expect((await portal.call('GET', '/api/auth/providers')).json().data).toEqual([])
  })
})
