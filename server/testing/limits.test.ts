import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isForOperators } from '#contract/access.ts'
import { api } from '#contract/api.ts'
import { urlFor } from '#contract/endpoint.ts'
import { ownNetwork } from '../adapters/passwords.ts'
import { hashKey } from '../http/session-store.ts'
import { objects } from './access-objects.ts'
import { accessTable } from './access-table.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { createActor, createClassCode, createResource, createSchool, createUser, password } from './factories.ts'
import { limitsTable } from './limits-table.ts'

/** What was hashed or mailed. */
let done: string[] = []

let strict: TestApp
let usual: TestApp
beforeAll(async () => {
  const made = { printsPerAccount: 1, printsPerNetwork: 1, exportsPerAccount: 1 }
  const perHour = { ...made, accountChangesPerNetwork: 1, messagesPerNetwork: 1 }
  strict = await buildTestApp({ limits: { signUpsPerNetwork: 1, openSignUpsPerNetwork: 1, ...perHour } })
  usual = await buildTestApp()
  const { jobs, passwords } = usual.deps
  const [add, hash, verify] = [jobs.add.bind(jobs), passwords.hash, passwords.verify]
  jobs.add = async (db, name, ...rest) => {
    if (name.includes('mail')) done.push(name)
    await add(db, name, ...rest)
  }
  passwords.hash = (password, network) => {
    if (network !== ownNetwork) done.push('hash')
    return hash(password, network)
  }
  passwords.verify = (...given) => {
    done.push('verify')
    return verify(...given)
  }
})
afterAll(async () => {
  await strict.close()
  await usual.close()
})

test('every endpoint that changes something or sends a file has a line in the table of limits, and no line is left over', () => {
  const costly = api.filter(
    ({ endpoint }) => (endpoint.method !== 'GET' || endpoint.download) && !isForOperators(endpoint.access),
  )
  const searches = ['accounts.requestPasswordReset', 'register.suggestSchools', 'schools.findSchools']
  const readings = ['taught.readTaught', 'taught.viewTaught']
  const expected = [...costly.map(({ name }) => name), ...searches, ...readings]
  expect(new Set(Object.keys(limitsTable))).toEqual(new Set(expected))
})

const token = 'a'.repeat(43)
const email = 'ada@example.org'
const person = { full_name: 'Ada Birch', email, password, agreeTerms: true }
/** Input that the schemas take; what becomes of it does not matter. */
const inputs: Record<string, { query?: Record<string, string>; params?: Record<string, string>; body?: object }> = {
  'accounts.requestPasswordReset': { query: { email } },
  'accounts.resetPassword': { body: { token, password } },
  'bookings.bookSession': { body: { name: 'Ada Birch', email, school: 'Tidewell' } },
  'enquiries.sendDataRequest': { body: { kind: 'access', name: 'Ada Birch', email, message: 'Hello' } },
  'enquiries.sendMessage': { body: { name: 'Ada Birch', email, message: 'Hello' } },
  'invitations.acceptInvitation': { body: { token, password, full_name: 'Ada Birch', agreeTerms: true } },
  'quotes.askForQuote': {
    body: { name: 'Ada Birch', email, postal_address: '1 Harbour Road', items: [{ product_id: 1, quantity: 1 }] },
  },
  'identityProviders.joinPendingSignIn': { body: { confirmStaffMember: true } },
  'identityProviders.askToJoin': { body: { confirmStaffMember: true } },
  'identityProviders.beginLinking': { body: { provider_id: randomUUID(), current_password: password } },
  'linkedSignIns.removeLinkedSignIn': { params: { id: randomUUID() }, body: { current_password: password } },
  'membership.changeEmail': { body: { email, current_password: password } },
  'membership.changePassword': { body: { current_password: password, password } },
  'membership.confirmEmail': { body: { token } },
  'membership.confirmNewEmail': { body: { token } },
  'membership.correctEmail': { body: { email } },
  'membership.deleteAccount': { body: { current_password: password } },
  'membership.resendConfirmation': { body: {} },
  'membership.signUp': { body: person },
  'membership.signUpParent': { body: { ...person, school_id: randomUUID() } },
  'membership.undoNewEmail': { body: { token } },
  'passkeys.addPasskey': {
    body: {
      name: 'My phone',
      credential: {
        id: 'a',
        rawId: 'a',
        type: 'public-key',
        response: { clientDataJSON: 'a', attestationObject: 'a' },
      },
    },
  },
  'passkeys.beginPasskey': { body: { own_device: true, current_password: password } },
  'passkeys.removePasskey': { params: { id: randomUUID() }, body: { current_password: password } },
  'secondStep.addApp': { body: { set_up: 'a', code: '123456' } },
  'secondStep.beginApp': { body: { current_password: password } },
  'secondStep.removeApp': { body: { current_password: password } },
  'secondStep.renewRecoveryCodes': { body: { current_password: password } },
  'setUp.confirmTestMail': { body: { token: 'a' } },
  'schools.signUpSchool': {
    body: { ...person, title: 'Tidewell', address_1: '1 Harbour Road', postcode: 'SW1A 2AA', confirmStaffMember: true },
  },
}

const rows = api.filter(({ name }) => name in limitsTable)
const counted = rows.filter(({ name }) => ['sign-ups', 'account changes', 'messages'].includes(limitsTable[name] ?? ''))

test.each(counted)('$name counts by network, and says when to try again', async ({ name, endpoint }) => {
  await strict.deps.pool.query('delete from rate_limits')
  const { query = {}, params = {}, body } = inputs[name] ?? {}
  // Another person of the same network each time: the first may have deleted their account.
  const call = async () => {
    const { key } = await createActor(strict.deps, { role: 'senior' })
    return strict.call(endpoint.method, urlFor(endpoint, { query, params }), { key, body })
  }
  expect((await call()).statusCode).not.toBe(429)
  const refused = await call()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ message: 'Too many attempts. Try again in 60 minutes.' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
})

test('what is printed and exported is counted, by account or, before an address is confirmed, by network', async () => {
  await strict.deps.pool.query('delete from rate_limits')
  const book = await createResource(strict.deps, { isFree: true })
  const printing = rows.filter(({ name }) => ['prints', 'exports'].includes(limitsTable[name] ?? ''))
  expect(printing).toHaveLength(9)
  const statusesOf = async ({ endpoint }: (typeof rows)[number]) => {
    const actor = async () => createActor(strict.deps, { role: 'senior' })
    const [one, other] = [await actor(), await actor()]
    const id = endpoint.params?.safeParse({ id: '1' }).success ? String(book.id) : randomUUID()
    const ask = async ({ key }: { key: string }) =>
      (await strict.call('GET', urlFor(endpoint, { params: { id } }), { key })).statusCode
    return [await ask(one), await ask(one), await ask(other)].map((status) => status === 429)
  }
  const limited = await Promise.all(printing.map(statusesOf))
  expect(limited).toEqual(printing.map(() => [false, true, false]))
  // Three strangers of one network are one.
  const ask = async () => {
    const { key } = await createActor(strict.deps, { role: 'senior', status: 'not-active' })
    return (await strict.call('GET', `/api/resources/${book.id}/handout`, { key })).statusCode
  }
  expect([await ask(), await ask(), await ask()]).toEqual([409, 429, 429])
})

const unguarded = rows.filter(({ name }) => limitsTable[name] === 'nothing')

test.each(unguarded)('$name neither mails nor hashes, whoever asks', async ({ name, endpoint }) => {
  done = []
  const line = accessTable[name] ?? {}
  const asked = typeof line === 'string' ? [] : (Object.keys(line) as (keyof typeof objects)[])
  for (const role of [null, 'parent', 'senior', 'admin'] as const) {
    const given = [{}, ...(await Promise.all(asked.map((object) => objects[object](usual.deps))))]
    for (const values of given) {
      const key = role ? (await createActor(usual.deps, { role })).key : undefined
      const params = { id: '1', figure: 'books', kind: 'text', ...values } as Record<string, string>
      await usual.call(endpoint.method, urlFor(endpoint, { params }), { key, body: values })
    }
  }
  expect(done).toEqual([])
})

test('the limits allow a school’s evening: 120 parents and 30 staff behind one IP address, within the hour', async () => {
  const passwords = { hash: async () => 'a hash', verify: async () => true }
  const evening = await buildTestApp({ deps: { passwords } })
  // Mails are left out to keep the test quick.
  evening.deps.jobs.add = async () => {}
  const school = await createSchool(evening.deps)
  const statuses = new Set<number>()
  const call = async (method: 'GET' | 'POST', url: string, body?: object) => {
    statuses.add((await evening.call(method, url, { body })).statusCode)
  }
  const join = async (number: number) => {
    const email = `parent-${number}@evening.example`
    // Some send the form twice, and some have mistyped their address or have to be mailed again.
    const form = { ...person, email, school_id: school.joinId, school_code: school.schoolCode }
    await call('POST', '/api/school/sign-up-user', form)
    await call('POST', '/api/school/sign-up-user', form)
    await call('POST', '/api/auth/confirm-email', { token })
    await call('GET', `/api/auth/reset-password?email=${email}`)
  }
  for (let first = 0; first < 120; first += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => join(first + index)))
  }
  for (let number = 0; number < 30; number++) {
    const secret = `${number}`.padStart(43, 's')
    const invitation = {
      schoolId: school.id,
      email: `staff-${number}@evening.example`,
      role: 'senior',
      importId: randomUUID(),
      tokenHash: hashKey(secret),
      expiresAt: new Date(Date.now() + 86_400_000),
    } as const
    await evening.deps.db.insertInto('invitations').values(invitation).execute()
    await call('POST', '/api/invitation/accept', { token: secret, password, full_name: 'Ada Birch', agreeTerms: true })
    await call('POST', '/api/auth/login', { email: invitation.email, password })
  }
  // A second try finds the address taken, and the made-up links are none.
  expect(statuses).toEqual(new Set([200, 409, 410]))
  const { people } = await evening.deps.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .where('schoolId', '=', school.id)
    .executeTakeFirstOrThrow()
  expect(Number(people)).toBe(150)
  await evening.close()
})

test('a school behind one IP address gets in at once: 66 people log in and 60 children open a code, after some have mistyped', async () => {
  const portal = await buildTestApp()
  const logIn = (email: string, given: string) =>
    portal.call('POST', '/api/auth/login', { body: { email, password: given } })
  const open = (code: string) => portal.call('POST', '/api/class/open', { body: { code } })
  const { email: shared } = await createUser(portal.deps)
  const { code } = await createClassCode(portal.deps)
  const emails: string[] = []
  for (let number = 0; number < 40; number++) emails.push((await createUser(portal.deps)).email)
  // In one room, 26 use the same account.
  emails.push(...new Array<string>(26).fill(shared))
  const wrong = [
    ...Array.from({ length: 20 }, () => open('acorn-zone-0000')),
    ...emails.slice(0, 60).map((email) => logIn(email, 'mistyped')),
  ]
  const mistyped = new Set((await Promise.all(wrong)).map(({ statusCode }) => statusCode))
  expect(mistyped).toEqual(new Set([401, 404]))
  const right = [...emails.map((email) => logIn(email, password)), ...Array.from({ length: 60 }, () => open(code))]
  const statuses = (await Promise.all(right)).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual(new Array(126).fill(200))
  await portal.close()
})
