import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createActor, password } from '../factories.ts'
import { setUpListening } from '../set-up-portal.ts'

const portal = setUpListening({ isTryIt: true, withJobs: true })

const known = 'a tall lighthouse 9'
const chosen = 'a small boat at sea 4'
const newEmail = (name: string) => `${name}-${randomUUID()}@home.example`

async function post(path: string, body: object, key?: string) {
  const response = await portal.call('POST', `/api/${path}`, { body, ...(key !== undefined && { key }) })
  const answer = (await response.json()) as { code?: string; data?: Record<string, never> }
  return { status: response.status, code: answer.code, data: answer.data ?? {} }
}

interface Mail {
  to: string
  text: string
}

/** The token in the newest e-mail to this address with a link to this page, once it is there. */
async function tokenFor(email: string, page: string): Promise<string> {
  let token: string | undefined
  await expect
    .poll(async () => {
      const { data } = (await (await portal.call('GET', '/api/dev/mails')).json()) as { data: Mail[] }
      const texts = data.filter(({ to }) => to === email).map(({ text }) => text)
      token = texts.map((text) => new RegExp(`/${page}\\?token=([\\w-]{43})`).exec(text)?.[1]).find(Boolean)
      return token
    })
    .toBeDefined()
  return token ?? ''
}

const signUp = (email: string, more: object = {}) =>
  post('auth/sign-up', { full_name: 'Owen Hughes', email, password: known, agreeTerms: true, ...more })
const logIn = (email: string, password: string) => post('auth/login', { email, password })
const isLive = async (key: string) => (await portal.call('GET', '/api/user/view', { key })).status === 200

/** Somebody with a confirmed address. */
async function member(email = newEmail('owner')) {
  const { data } = await signUp(email)
  const key = data.auth_key ?? ''
  expect((await post('auth/confirm-email', { token: await tokenFor(email, 'confirm-email') }, key)).status).toBe(200)
  return { email, key }
}

/** Moves an account to another address, as anybody with its password can. */
async function moveTo(email: string, key: string): Promise<void> {
  expect((await post('user/change-email', { email, current_password: known }, key)).status).toBe(200)
  expect(
    (await post('auth/confirm-new-email', { token: await tokenFor(email, 'confirm-new-email') }, key)).status,
  ).toBe(200)
}

async function reset(email: string): Promise<void> {
  expect((await portal.call('GET', `/api/auth/reset-password?email=${email}`)).status).toBe(200)
  expect(
    (await post('auth/reset-password', { token: await tokenFor(email, 'reset-password'), password: chosen })).status,
  ).toBe(200)
}

test('a change of address that an attacker requested is cancelled by a reset, and by logging out everywhere', async () => {
  for (const recover of [
    ({ email }: { email: string }) => reset(email),
    ({ key }: { key: string }) => post('auth/logout-everywhere', {}, key),
  ]) {
    const owner = await member()
    const { data } = await logIn(owner.email, known)
    const attacker = newEmail('attacker')
    expect((await post('user/change-email', { email: attacker, current_password: known }, data.auth_key)).status).toBe(
      200,
    )
    const token = await tokenFor(attacker, 'confirm-new-email')
    await recover(owner)
    expect(await post('auth/confirm-new-email', { token })).toMatchObject({ status: 410 })
    expect((await logIn(attacker, known)).status).toBe(401)
  }
})

test('the owner takes back an account that was moved twice, and the attacker’s links and keys stop working', async () => {
  const owner = await member()
  const attackersKey = (await logIn(owner.email, known)).data.auth_key ?? ''
  const [first, second] = [newEmail('first'), newEmail('second')]
  await moveTo(first, attackersKey)
  await moveTo(second, attackersKey)
  const attackersUndo = await tokenFor(first, 'undo-new-email')
  const undo = await tokenFor(owner.email, 'undo-new-email')
  // Mail scanners open links.
  expect((await portal.call('GET', `/undo-new-email?token=${undo}`)).status).toBe(200)
  // The attacker's own link does not override the owner's.
  const early = await post('auth/undo-new-email', { token: attackersUndo })
  expect(early.status).toBe(200)
  const undone = await post('auth/undo-new-email', { token: undo })
  expect([undone.status, undone.data.email]).toEqual([200, owner.email])
  expect((await post('auth/undo-new-email', { token: undo })).status).toBe(410)

  expect(await isLive(attackersKey)).toBe(false)
  expect(await isLive(owner.key)).toBe(false)
  for (const email of [owner.email, first, second]) expect((await logIn(email, known)).status).toBe(401)
  expect(
    (await post('auth/reset-password', { token: early.data.reset_token, password: 'the attacker’s 7' })).status,
  ).toBe(410)
  expect((await post('auth/reset-password', { token: undone.data.reset_token, password: chosen })).status).toBe(200)
  expect((await logIn(owner.email, chosen)).status).toBe(200)
})

test('an attacker cannot take the old address in the meantime to make the owner’s link useless', async () => {
  const owner = await member()
  await moveTo(newEmail('attacker'), owner.key)
  expect(await signUp(owner.email)).toMatchObject({ code: 'account/address-taken' })
  const undo = await tokenFor(owner.email, 'undo-new-email')
  expect((await post('auth/undo-new-email', { token: undo })).status).toBe(200)
})

test('a stranger who signed up with somebody else’s address is logged out once its owner confirms it', async () => {
  const victim = newEmail('victim')
  const attacker = (await signUp(victim)).data.auth_key ?? ''
  expect(
    (await post('user/change-email', { email: newEmail('attacker'), current_password: known }, attacker)).status,
  ).toBe(200)
  const token = await tokenFor(victim, 'confirm-email')
  expect(await post('auth/confirm-email', { token })).toMatchObject({ code: 'account/password-needed' })
  const confirmed = await post('auth/confirm-email', { token, password: chosen })
  expect([confirmed.status, confirmed.data.user]).toMatchObject([200, { email: victim, status: 'active' }])
  expect(await isLive(attacker)).toBe(false)
  expect((await logIn(victim, known)).status).toBe(401)
  expect(await isLive(confirmed.data.auth_key ?? '')).toBe(true)
})

test('what a school code revealed is useless once the code has been renewed', async () => {
  const { email } = await createActor(portal.deps, { role: 'senior' })
  const staff = (await logIn(email, password)).data as {
    auth_key?: string
    user?: { school: { id: string; school_code: string } }
  }
  const code = staff.user?.school.school_code ?? ''
  const lookUp = async () => {
    const { data } = (await (await portal.call('GET', `/api/schools?school_code=${code}`)).json()) as {
      data: Array<{ id: string }>
    }
    return data[0]?.id ?? ''
  }
  const joinId = await lookUp()
  const join_ = (id: string) =>
    post('school/sign-up-user', {
      school_id: id,
      full_name: 'Owen',
      email: newEmail('parent'),
      password: known,
      agreeTerms: true,
    })
  expect((await join_(joinId)).status).toBe(200)
  expect((await post('school/renew-code', {}, staff.auth_key)).status).toBe(200)
  expect(await join_(joinId)).toMatchObject({ status: 404, code: 'school/not-found' })
  // Every parent of the school reads this one in `user/view`.
  expect(await join_(staff.user?.school.id ?? '')).toMatchObject({ status: 404, code: 'school/not-found' })
})
