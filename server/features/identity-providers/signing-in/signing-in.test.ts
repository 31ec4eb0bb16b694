import { expect, test } from 'vitest'
import { ProviderUnreachable } from '../../../adapters/openid/provider-fetch.ts'
import { createActor, createUser, password } from '../../../testing/factories.ts'
import { setUp } from '../../../testing/set-up-portal.ts'
import {
  buildPortalWithProviders,
  entraTeacher,
  googleTeacher,
  type Visitor,
} from '../testing/portal-with-providers.ts'

const portal = setUp(buildPortalWithProviders, (built) => built.close())

const viewSelf = (visitor: Visitor) => portal.visit(visitor, 'GET', '/api/user/view')

/** Links somebody's account at a provider from the settings, and answers the browser that they did it in. */
async function link(preset: 'google' | 'microsoft', person: Record<string, unknown>, user: { key: string }) {
  const visitor = { cookies: new Map([['auth_key', user.key]]) }
  // Sets the anti-forgery cookie.
  await viewSelf(visitor)
  const begun = await portal.visit(visitor, 'POST', '/api/user/linked-sign-ins/begin', {
    provider_id: portal.ids[preset],
    current_password: password,
  })
  const { url } = begun.json().data
  const provider = preset === 'google' ? portal.google : portal.entra
  const back = await provider.authorise(url, person)
  const answered = await portal.visit(visitor, 'GET', back.pathname + back.search)
  return { visitor, location: answered.headers.location ?? '' }
}

test.each([
  ['google', googleTeacher],
  ['microsoft', entraTeacher],
] as const)('a teacher links %s with her password, and logs in with it', async (preset, person) => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const claims = person({ email: 'a.birch@tidewell.surrey.sch.uk' })
  const { location } = await link(preset, claims, teacher)
  expect(location).toBe(`/profile/settings?linked=${preset}#log-in`)
  const mails = await portal.deps.db
    .selectFrom('mails')
    .select('subject')
    .where('toAddress', '=', teacher.email)
    .execute()
  expect(mails).toEqual([{ subject: `You can now log in to Enterprise Bookshelf with ${preset}` }])

  // Whatever address the provider gives: the account is known by what does not change.
  const entered = await portal.enter(preset, { ...claims, email: 'a.ash@tidewell.surrey.sch.uk' })
  expect([entered.status, entered.location]).toEqual([303, '/'])
  expect((await viewSelf(entered.visitor)).json().data.email).toBe(teacher.email)
  expect(entered.visitor.cookies.has('sign-in')).toBe(false)

  const listed = (await portal.visit(entered.visitor, 'GET', '/api/user/linked-sign-ins')).json().data
  expect(listed).toMatchObject([{ label: preset, name: 'a.ash@tidewell.surrey.sch.uk', is_current: true }])
  const exported = (await portal.visit(entered.visitor, 'GET', '/api/user/export')).json()
  expect((exported.data ?? exported).linked_sign_ins).toMatchObject([{ provider: preset }])
})

test('goes on to the page that was wanted, and never to another site', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const claims = googleTeacher()
  await link('google', claims, teacher)
  for (const [next, path] of [
    ['/resources?page=2', '/resources?page=2'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
  ] as const) {
    const visitor: Visitor = { cookies: new Map() }
    const start = `/api/auth/providers/${portal.ids.google}/start?${new URLSearchParams({ next })}`
    const { location = '' } = (await portal.visit(visitor, 'GET', start)).headers
    const back = await portal.google.authorise(location, claims)
    const { headers } = await portal.visit(visitor, 'GET', back.pathname + back.search)
    expect(headers.location).toBe(path)
  }
})

test('removing it takes the password, ends its sessions but this one, and is told by mail', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const claims = googleTeacher()
  await link('google', claims, teacher)
  const [here, elsewhere] = [await portal.enter('google', claims), await portal.enter('google', claims)]
  const [{ id }] = (await portal.visit(here.visitor, 'GET', '/api/user/linked-sign-ins')).json().data
  const remove = (current_password: string) =>
    portal.visit(here.visitor, 'POST', `/api/user/linked-sign-ins/${id}/remove`, { current_password })
  expect((await remove('wrong')).json().code).toBe('account/wrong-password')
  expect((await remove(password)).statusCode).toBe(200)
  expect([(await viewSelf(here.visitor)).statusCode, (await viewSelf(elsewhere.visitor)).statusCode]).toEqual([
    200, 401,
  ])
  expect((await portal.enter('google', claims)).location).toBe('/login/continue')
  const subject = 'You can no longer log in to Enterprise Bookshelf with google'
  const mail = portal.deps.db.selectFrom('mails').select('text').where('toAddress', '=', teacher.email)
  const { text } = await mail.where('subject', '=', subject).executeTakeFirstOrThrow()
  expect(text.replace(/\s+/g, ' ')).toContain('has been logged out, except on the device where it was removed.')
})

test('an authenticator app is asked for after it, and linking at log-in cannot come before that', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior', isFirstStep: true })
  await portal.deps.db.updateTable('sessions').set({ isStrong: true }).where('userId', '=', teacher.id).execute()
  const claims = googleTeacher({ email: teacher.email })
  const { visitor } = await portal.enter('google', claims)
  const linked = await portal.visit(visitor, 'POST', '/api/auth/pending/link', { current_password: password })
  expect(linked.json().code).toBe('sign-in/second-step')
  await link('google', claims, teacher)
  const entered = await portal.enter('google', claims)
  expect((await viewSelf(entered.visitor)).json().data.second_step).toBe('needed')
  expect((await portal.visit(entered.visitor, 'GET', '/api/user/linked-sign-ins')).statusCode).toBe(403)
})

test('somebody whose account is to be deleted keeps it by logging in', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const claims = googleTeacher()
  await link('google', claims, teacher)
  await portal.deps.db
    .updateTable('users')
    .set({ deletionRequestedAt: new Date() })
    .where('id', '=', teacher.id)
    .execute()
  expect((await portal.enter('google', claims)).location).toBe('/')
  const { deletionRequestedAt } = await portal.deps.db
    .selectFrom('users')
    .select('deletionRequestedAt')
    .where('id', '=', teacher.id)
    .executeTakeFirstOrThrow()
  expect(deletionRequestedAt).toBeNull()
})

test.each([
  ['does not answer', () => Promise.reject(new ProviderUnreachable('no answer in 5 s'))],
  [
    'answers with an error page',
    async () => new Response('<h1>Sorry</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'answers with an error',
    async () => new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } }),
  ],
])('a provider that %s is told on the log-in page, and nothing is half made', async (_how, answer) => {
  const before = await portal.deps.db.selectFrom('sessions').select('id').execute()
  const { callback, visitor } = await portal.goThere('google', googleTeacher())
  portal.google.answerWith(answer)
  const { headers } = await portal.visit(visitor, 'GET', callback.pathname + callback.search)
  portal.google.answerWith()
  expect(headers.location).toBe('/login?problem=sign-in/away')
  const counted = await portal.deps.pool.query(
    `select from rate_limits where key like 'signInsPerNetwork:%' and points > 0`,
  )
  expect(counted.rowCount).toBe(0)
  expect(await portal.deps.db.selectFrom('sessions').select('id').execute()).toHaveLength(before.length)
})

test('clocks may differ by five minutes', async () => {
  const user = await createUser(portal.deps, { role: 'senior' })
  const claims = googleTeacher({ email: user.email })
  const now = Math.floor(Date.now() / 1000)
  for (const [ago, location] of [
    [290, '/login/continue'],
    [320, '/login?problem=sign-in/refused'],
  ] as const) {
    portal.google.tamper(({ claims: token }) => Object.assign(token, { iat: now - ago - 60, exp: now - ago }))
    expect((await portal.enter('google', claims)).location).toBe(location)
  }
})

test('whoever only looks at the addresses begins nothing', async () => {
  const visitor: Visitor = { cookies: new Map() }
  const start = `/api/auth/providers/${portal.ids.google}/start`
  expect((await portal.visit(visitor, 'HEAD', start)).statusCode).toBe(204)
  const { callback, visitor: returning } = await portal.goThere('google', googleTeacher())
  expect((await portal.visit(returning, 'HEAD', callback.pathname + callback.search)).statusCode).toBe(204)
  const { headers } = await portal.call('GET', start, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(headers.location).toBe('/login?problem=sign-in/expired')
  expect(visitor.cookies.size).toBe(0)
})
